import { describe, expect, test } from 'vitest';
import { squaresOfBoard } from '../../engine/board.ts';
import { squareKey } from '../../engine/grid.ts';
import { setupOf } from '../../engine/setup.ts';
import { library } from '../../engine/tests/library.ts';
import { groundUses, wholeSpan } from './layers/land.ts';
import { LAYERS, type Layer, usesOf } from './layers.ts';
import { outsideAt } from './outside.ts';
import { COLOUR } from './palette.ts';
import { pictureOf } from './picture.ts';
import { toSvg } from './svg.ts';
import { bundledScenarios, scenarioById } from './tests/scenarios.ts';
import { SHOW_ALL, type View } from './view.ts';

const setup = setupOf(scenarioById('germany-chips'), library);
const view: View = { setup, language: 'cs', style: { palette: COLOUR, detail: 'full' }, shown: SHOW_ALL };

describe('the layers of a board', () => {
  test('each square has exactly one ground, within the span only', () => {
    const inside = { ...view, shown: { ...SHOW_ALL, outside: false } };
    const keys = [...groundUses(inside, wholeSpan(setup.board))].map(({ at }) => squareKey(at)).sort();
    expect(keys).toEqual([...squaresOfBoard(setup.board)].map(squareKey).sort());
    const some = [...groundUses(view, { from: [3, 3], to: [4, 4] })];
    expect(some.map(({ at }) => squareKey(at))).toEqual(['3,3', '4,3', '3,4', '4,4']);
  });
  test('beyond the coast lies sea, beyond a border land', () => {
    expect(outsideAt(setup.board, [7, 1]).main).toBe('sea');
    expect(outsideAt(setup.board, [9, 11]).main).toBe('foreign');
    expect(outsideAt({ ...setup.board, border: [] }, [7, 1]).main).toBe('nothing');
  });
  test('pieces are told apart by their keys', () => {
    for (const { kind, uses } of LAYERS as readonly Layer[]) {
      if (kind !== 'pieces') continue;
      const keys = [...uses(view, wholeSpan(setup.board))].map(({ key }) => key);
      expect(keys).not.toContain(undefined);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
  test('a ferry is drawn from side to side', () => {
    const board = { ...setup.board, ferries: [{ from: [2, 3, 'W'], to: [0, 7, 'N'] }] } as const;
    const [ferry] = [...usesOf({ ...view, setup: { ...setup, board } })].filter(({ key }) => key?.startsWith('ferry:'));
    expect(ferry).toMatchObject({ at: [2, 3], symbol: { box: { x: -170, y: 30, width: 190, height: 390 } } });
  });
  test('thirty tokens, two tiles', () => {
    const uses = [...usesOf(view)];
    expect(uses.filter(({ key }) => key?.startsWith('token:'))).toHaveLength(30);
    expect(uses.filter(({ symbol }) => symbol.key.startsWith('tile:'))).toHaveLength(2);
  });
  test('a picture is the same bytes each time, and names are safe in it', () => {
    const board = { ...setup.board, towns: [{ at: [2, 5] as const, name: { en: '<b onclick="x">&\u0007\u202e' } }] };
    const odd = { ...view, setup: { ...setup, board } };
    const draw = (one: View): string => {
      const { figures, box } = pictureOf(one, 45.5);
      return toSvg(figures, box);
    };
    expect(draw(view)).toBe(draw(view));
    expect(draw(odd)).toContain('&lt;b onclick=&quot;x&quot;&gt;&amp;');
    expect(draw(odd)).not.toContain('\u0007');
    expect(draw(view)).not.toMatch(/NaN|undefined|<image/);
  });
  test.each(bundledScenarios().map((scenario) => [scenario.id, scenario] as const))('%s has a picture with its tokens', (_, scenario) => {
    const one: View = { ...view, setup: setupOf(scenario, library) };
    const { figures, box } = pictureOf(one, 45.5);
    expect(toSvg(figures, box)).not.toMatch(/NaN|undefined/);
    const tokens = [...usesOf(one)].filter(({ key }) => key?.startsWith('token:'));
    expect(tokens).toHaveLength(scenario.tokens?.placed.length ?? 0);
  });
});
