import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardHeight, boardWidth } from '../../engine/board.ts';
import { readDocument } from '../../engine/documents/read.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import type { Square } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { WorkspaceId } from '../app/workspace.ts';
import { boards, scenarios } from '../library/bundled.ts';
import { MemoryShell } from './memory-shell.ts';
import { studioFor, touch } from './studio.ts';

/** The texts a scenario was at each moment of the past: what undo and redo must give back. */
interface Model {
  texts: string[];
  now: number;
}
interface Real {
  readonly studio: Studio;
  readonly memory: MemoryShell;
}
type Step = fc.AsyncCommand<Model, Real>;

const textOf = ({ editor }: Studio): string => writeDocument(editor.scenario);
/** After a step: the past as the model has it, plus the new moment if there is one. */
const follow = (model: Model, { studio }: Real): void => {
  const text = textOf(studio);
  const steps = studio.editor.now - model.now;
  if (steps === 1) model.texts = [...model.texts.slice(0, model.now + 1), text];
  model.now = studio.editor.now;
  expect(text).toBe(model.texts[model.now]);
};

class Gesture implements Step {
  readonly workspace: WorkspaceId;
  readonly tool: number;
  readonly path: readonly Square[];
  readonly ending: 'release' | 'cancel' | 'undo';
  readonly second: boolean;
  constructor(workspace: WorkspaceId, tool: number, path: readonly Square[], ending: Gesture['ending'], second: boolean) {
    this.workspace = workspace;
    this.tool = tool;
    this.path = path;
    this.ending = ending;
    this.second = second;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const { workbench, commands } = real.studio;
    workbench.go(this.workspace);
    const tools = workbench.tools;
    if (tools.length === 0) return;
    workbench.take((tools[this.tool % tools.length] as (typeof tools)[number]).id);
    const tool = workbench.tool;
    const before = real.studio.editor.now;
    const touches = this.path.map((square) => touch(square, { second: this.second }));
    tool?.press?.(touches[0]!);
    for (const at of touches.slice(1)) tool?.drag?.(at);
    if (this.ending === 'release') tool?.release?.(touches.at(-1)!);
    else if (this.ending === 'undo' && tool?.isBusy) commands.runById('edit.undo');
    else tool?.cancel?.();
    expect(real.studio.editor.now - before, `${tool?.id} makes at most one step`).toBeLessThanOrEqual(1);
    follow(model, real);
  }
  toString = () => `${this.workspace}#${this.tool} ${JSON.stringify(this.path)} ${this.ending}${this.second ? ' second' : ''}`;
}
class Go implements Step {
  readonly command: 'edit.undo' | 'edit.redo';
  constructor(command: Go['command']) {
    this.command = command;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    real.studio.workbench.tool?.cancel?.();
    real.studio.commands.runById(this.command);
    follow(model, real);
  }
  toString = () => this.command;
}
class SaveAndOpen implements Step {
  check = () => true;
  async run(_: Model, { studio, memory }: Real) {
    memory.chosen = 'kept.json';
    expect(await studio.files.save()).toBe(true);
    const text = memory.files.get('kept.json') as string;
    const read = readDocument(text);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    expect(writeDocument(read.value.document)).toBe(text);
    expect(studio.editor.isModified).toBe(false);
  }
  toString = () => 'save';
}

const ownBoard = { ...(scenarios.get('germany-chips') as Scenario), board: boards.get('germany')! };
const board = boards.get('germany')!;
const square = fc.tuple(fc.integer({ min: -1, max: boardWidth(board) }), fc.integer({ min: -1, max: boardHeight(board) }));
const gesture = fc
  .tuple(
    fc.constantFrom<WorkspaceId>('board', 'tokens', 'setup'),
    fc.nat(20),
    fc.array(square, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('release' as const, 'release' as const, 'cancel' as const, 'undo' as const),
    fc.boolean(),
  )
  .map((parts) => new Gesture(...parts));

test('any sequence of gestures, undo, redo and save keeps the past to the byte, and what is saved reads back the same', async () => {
  const steps = [gesture, gesture, fc.constant(new Go('edit.undo')), fc.constant(new Go('edit.redo')), fc.constant(new SaveAndOpen())];
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { size: '+1', maxCommands: 30 }), async (commands) => {
      const setup = () => {
        const memory = new MemoryShell();
        const studio = studioFor(ownBoard, memory.shell);
        return { model: { texts: [textOf(studio)], now: 0 }, real: { studio, memory } };
      };
      await fc.asyncModelRun(setup, commands);
    }),
    { numRuns: 40 },
  );
}, 60_000);
