import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/documents/scenario.ts';
import { library } from '../../../engine/tests/library.ts';
import { Studio } from '../../app/studio.svelte.ts';
import { scenarios } from '../../library/bundled.ts';
import { smallScenario } from '../../tests/small-board.ts';
import { studioFor } from '../../tests/studio.ts';
import { boardWorkspace } from '../workspace.ts';
import { Transforming } from './transforming.svelte.ts';
import { TRANSFORMS } from './transforms.ts';

const small = (scenario: Scenario = smallScenario): Studio => new Studio({ scenario, library, workspaces: [boardWorkspace] });
const making = (studio: Studio, id: Transforming['id'], scope: Transforming['scope'] = 'board'): Transforming => {
  const one = new Transforming(studio);
  one.id = id;
  one.scope = scope;
  return one;
};

describe('turning and mirroring with a preview', () => {
  test.each(TRANSFORMS.map(({ id }) => id))('%s does what its command does, as one step', (id) => {
    const [one, other] = [studioFor(), studioFor()];
    const before = one.scenario;
    const seen = making(one, id).prospect.setup.scenario;
    making(one, id).apply();
    other.workbench.go('board');
    other.commands.runById(`board.${id}`);
    expect(one.scenario).toEqual(other.scenario);
    expect(one.scenario).toEqual(seen);
    one.editor.undo();
    expect(one.scenario).toBe(before);
  });
  test('the size before and after is known', () => {
    const sizes = (id: Transforming['id']) => making(studioFor(), id).sizes;
    expect(sizes('turn-right')).toEqual({ before: [12, 17], after: [17, 12] });
    expect(sizes('mirror-diagonal').after).toEqual([17, 12]);
    expect(sizes('turn-half').after).toEqual([12, 17]);
    expect(sizes('mirror-vertical').after).toEqual([12, 17]);
  });
  test('no way to turn or mirror brings anything new against a bundled scenario', () => {
    for (const id of scenarios.ids) {
      const studio = studioFor(scenarios.get(id));
      for (const way of TRANSFORMS)
        expect(
          making(studio, way.id).problems.map(({ rule, at }) => [rule, at.squares]),
          `${id} ${way.id}`,
        ).toEqual([]);
    }
  });
  test('a symmetry that cannot be said after a quarter turn is told before', () => {
    const tokens = {
      supply: [],
      constraints: [{ demand: 'symmetric', under: 'diagonal' }],
      placed: [{ at: [1, 3] }, { at: [3, 1] }],
    } as const;
    const studio = small({ ...smallScenario, tokens });
    expect(making(studio, 'turn-half').problems).toEqual([]);
    expect(making(studio, 'turn-right').problems.map(({ rule }) => rule)).toContain('tokens/symmetric');
  });
});

describe('what stands in the way', () => {
  test('a locked layer is named, and nothing is done', () => {
    const studio = studioFor();
    studio.locked = new Set(['names']);
    const one = making(studio, 'turn-right');
    expect([one.lock, one.isPossible]).toEqual(['names', false]);
    studio.locked = new Set(['ferries']);
    expect(making(studio, 'turn-right').isPossible).toBe(true);
  });
  test('a laid tile without a mirror image refuses the mirror, not the turn; by the command too it is said which', () => {
    const tile = {
      id: 'lonely',
      count: 1,
      features: [
        { type: 'city', edges: ['N'] },
        { type: 'road', edges: ['E'] },
      ],
    } as const;
    const own = [{ kind: 'tile-set', version: 1, id: 'mine', name: { en: 'mine' }, tiles: [tile] }] as const;
    const studio = small({ ...smallScenario, laid: ['lonely/0@1,1'], tiles: { sets: [{ set: 'mine' }], own } });
    const one = making(studio, 'mirror-vertical');
    expect([one.prospect.refused?.rule, one.isPossible]).toEqual(['board/no-mirror-image', false]);
    expect(making(studio, 'turn-left').isPossible).toBe(true);
    studio.workbench.go('board');
    studio.commands.runById('board.mirror-vertical');
    expect(studio.dialogs.notices.map(({ message, facts }) => studio.t(message, facts)).join()).toContain('lonely');
  });
});

describe('what is chosen', () => {
  test('is meant where there is more than one square of it, and turns where it is', () => {
    const studio = small();
    expect(new Transforming(studio).scope).toBe('board');
    studio.selection.set([
      [2, 2],
      [3, 2],
    ]);
    const one = new Transforming(studio);
    expect([one.scope, one.sizes, one.fallsOff]).toEqual(['chosen', { before: [2, 1], after: [1, 2] }, 0]);
    one.apply();
    expect(studio.setup.board.cities[0]?.squares.map(({ at }) => String(at))).toEqual(['2,2', '2,3']);
    expect(studio.selection.squares.map(String)).toEqual(['2,2', '2,3']);
    expect(studio.editor.moments).toHaveLength(2);
  });
  test('what would come to lie beyond the edge is counted', () => {
    const studio = small();
    studio.selection.set([
      [0, 4],
      [1, 4],
      [2, 4],
    ]);
    expect(new Transforming(studio).fallsOff).toBe(1);
  });
  test('a token turned to the side of a start is told before, one turned with its start is not', () => {
    const tokens = { supply: [], constraints: [{ demand: 'not-beside', site: 'start' }], placed: [{ at: [2, 0] }] } as const;
    const studio = small({ ...smallScenario, tokens });
    studio.selection.set([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(making(studio, 'turn-half', 'chosen').problems).toEqual([]);
    studio.selection.set([
      [1, 0],
      [2, 0],
    ]);
    expect(making(studio, 'mirror-vertical', 'chosen').problems.map(({ rule }) => rule)).toEqual(['tokens/not-beside']);
  });
});
