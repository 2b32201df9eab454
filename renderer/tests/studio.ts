import type { Scenario } from '../../engine/documents/scenario.ts';
import type { Square } from '../../engine/grid.ts';
import { JobClient } from '../../engine/jobs/client.ts';
import { serve } from '../../engine/jobs/serve.ts';
import type { Shell } from '../../main/contract.ts';
import { Studio } from '../app/studio.svelte.ts';
import { WORKSPACES } from '../app/workspaces.ts';
import type { Tool, Touch } from '../editor/tool.ts';
import { bundled, scenarios } from '../library/bundled.ts';

/** A worker in this very thread. */
const nearJobs = (): JobClient =>
  new JobClient(() => {
    let toServer: (message: unknown) => void = () => {};
    let toClient: (message: unknown) => void = () => {};
    const listen = (hear: (message: unknown) => void): void => {
      toServer = hear;
    };
    serve({ post: (message) => toClient(structuredClone(message)), listen }, { now: () => performance.now(), turn: async () => {} });
    return {
      post: (message) => toServer(structuredClone(message)),
      listen: (hear) => {
        toClient = hear;
      },
      onCrash: () => {},
      terminate: () => {},
    };
  });

/** A studio as the page makes it, without a page. */
export const studioFor = (scenario: Scenario = scenarios.get('germany-chips') as Scenario, shell?: Shell): Studio =>
  new Studio({ scenario, library: bundled, workspaces: WORKSPACES, jobs: nearJobs, languages: ['en'], ...(shell ? { shell } : {}) });

/** A touch in the middle of a square. */
export const touch = ([x, y]: Square, how: Partial<Touch> = {}): Touch => ({
  square: [x, y],
  spot: [x + 0.5, y + 0.5],
  second: false,
  shift: false,
  alt: false,
  mod: false,
  ...how,
});

/** Press, drag over squares, release. */
export const drag = (tool: Tool, squares: readonly Square[], how: Partial<Touch> = {}): void => {
  const touches = squares.map((square) => touch(square, how));
  tool.press?.(touches[0] as Touch);
  for (const at of touches.slice(1)) tool.drag?.(at);
  tool.release?.(touches.at(-1) as Touch);
};
/** The tool of a workspace, taken in hand. */
export const take = (studio: Studio, workspace: Studio['workbench']['workspace']['id'], id: string): Tool => {
  studio.workbench.go(workspace);
  studio.workbench.take(id);
  return studio.workbench.tool as Tool;
};
