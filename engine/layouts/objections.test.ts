import { describe, expect, test } from 'vitest';
import germany from '../../scenarios/scenarios/germany-chips.json' with { type: 'json' };
import type { Scenario, Token, Tokens } from '../documents/scenario.ts';
import { applyEdit, type Edit } from '../edits/edit.ts';
import { type Square, squareKey } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import { randomFrom } from '../random.ts';
import { setupOf } from '../setup.ts';
import { library } from '../tests/library.ts';
import { sampleLayouts } from './layouts.ts';
import { tokenObjections, tokenWatch, whyNotHere } from './objections.ts';
import { problemOf } from './problem.ts';

const GERMANY = germany as unknown as Scenario;
const TOKENS = GERMANY.tokens as Tokens;
const ROSTOCK: Square = [8, 2];
const ERFURT: Square = [7, 8];

/** Germany with other tokens placed, and nothing demanded of their number. */
const withPlaced = (placed: readonly Token[], change: (tokens: Tokens) => Tokens = (tokens) => tokens): Scenario => ({
  ...GERMANY,
  tokens: change({ ...TOKENS, constraints: TOKENS.constraints.filter(({ demand }) => demand !== 'count'), placed }),
});
const rules = (scenario: Scenario): string[] => tokenObjections(setupOf(scenario, library)).map(({ rule }) => rule);
const rulesWithTokenOn = (...squares: Square[]): string[] => rules(withPlaced(squares.map((at) => ({ at }))));
const edited = (edit: Edit): Scenario => {
  const result = applyEdit(GERMANY, edit, library);
  if (!result.ok) throw new Error(result.problem.rule);
  return result.value;
};
const noChipsOnTowns = (tokens: Tokens): Tokens => ({
  ...tokens,
  constraints: [...tokens.constraints, { demand: 'not-on', site: 'town' }],
});

describe('the set-up rules of map chips (checklist C1 to C17)', () => {
  test('C1 the set is 30 chips: 10 purple, 10 light blue, 10 orange', () => {
    const byColour = new Map<string, number>();
    for (const { colour, count } of TOKENS.supply) byColour.set(colour, (byColour.get(colour) ?? 0) + count);
    expect([...byColour]).toEqual([
      ['purple', 10],
      ['light-blue', 10],
      ['orange', 10],
    ]);
  });
  test('C2 each colour has six chips of value 1 and four of value 2', () => {
    const open = TOKENS.placed.slice(0, 7).map(({ at }) => ({ at, colour: 'purple', value: 1 }));
    expect(rules(withPlaced(open.slice(0, 6)))).toEqual([]);
    expect(rules(withPlaced(open))).toEqual(['tokens/more-than-supplied']);
    const twos = open.map((token) => ({ ...token, value: 2 }));
    expect(rules(withPlaced(twos.slice(0, 4)))).toEqual([]);
    expect(rules(withPlaced(twos.slice(0, 5)))).toEqual(['tokens/more-than-supplied']);
  });
  test('C3 all 30 chips are laid; 29 or 31 is an objection', () => {
    expect(rules(GERMANY)).toEqual([]);
    expect(rules(edited({ do: 'remove-token', at: [4, 1] }))).toEqual(['tokens/count']);
    expect(rules(edited({ do: 'place-token', token: { at: [2, 12] } }))).toContain('tokens/count');
  });
  test('C4 a chip lies face down: colour and value hidden until taken', () => {
    expect(rules(withPlaced([{ at: [4, 1], faceUp: true }]))).toEqual(['tokens/face-down']);
    expect(rules(withPlaced([{ at: [4, 1], faceUp: false }]))).toEqual([]);
  });
  test('C5 a second chip on a square is refused', () => {
    expect(rulesWithTokenOn([4, 1], [4, 1])).toEqual(['tokens/most-on-a-square']);
  });
  test('C6 a chip on a large-city square is refused', () => {
    expect(rulesWithTokenOn([9, 5])).toContain('tokens/not-on');
    expect(tokenObjections(setupOf(withPlaced([{ at: [9, 5] }]), library)).map(({ facts }) => facts['where'])).toContain('large_city');
  });
  test('C7 a chip on a town square is accepted; refused with the switch noChipsOnTowns', () => {
    const onDresden = [{ at: [10, 8] as Square }];
    expect(rules(withPlaced(onDresden))).toEqual([]);
    expect(rules(withPlaced(onDresden, noChipsOnTowns))).toEqual(['tokens/not-on']);
  });
  test('C8 two chips side by side in a row or in a column are refused', () => {
    expect(rulesWithTokenOn([5, 9], [6, 9])).toEqual(['tokens/apart']);
    expect(rulesWithTokenOn([5, 9], [5, 10])).toEqual(['tokens/apart']);
    const [found] = tokenObjections(setupOf(withPlaced([{ at: [6, 9] }, { at: [5, 9] }]), library));
    expect(found?.at.squares).toEqual([
      [5, 9],
      [6, 9],
    ]);
  });
  test('C9 two chips touching at a corner are accepted', () => {
    expect(rulesWithTokenOn([5, 9], [6, 10])).toEqual([]);
  });
  test('C10 a chip beside a used start is refused in all four directions', () => {
    const around: Square[] = [
      [5, 13],
      [3, 13],
      [4, 12],
      [4, 14],
    ];
    for (const at of around) expect(rulesWithTokenOn(at)).toContain('tokens/not-beside');
    expect(rulesWithTokenOn([8, 3], [9, 2], [7, 2])).toEqual(Array(3).fill('tokens/not-beside'));
  });
  test('C11 a chip at the corner of a used start is accepted', () => {
    expect(rulesWithTokenOn([9, 1])).toEqual([]);
    expect(rulesWithTokenOn([7, 3])).toEqual([]);
  });
  test('C12 a chip beside or on an unused start is accepted (on it: while towns are allowed)', () => {
    const [x, y] = ERFURT;
    expect(rulesWithTokenOn(ERFURT)).toEqual([]);
    expect(rulesWithTokenOn([x + 1, y], [x - 1, y], [x, y + 1])).toEqual([]);
    expect(rules(withPlaced([{ at: ERFURT }], noChipsOnTowns))).toEqual(['tokens/not-on']);
  });
  test('C13 a chip on a used start or under a laid tile is refused', () => {
    expect(rulesWithTokenOn(ROSTOCK)).toEqual(['tokens/not-on']);
    const bare = { ...withPlaced([{ at: ROSTOCK }]), laid: [] };
    expect(rules(bare)).toEqual(['tokens/not-on']);
    expect(rules({ ...withPlaced([{ at: [9, 2] }]), laid: ['base-D/0@8,2', 'base-V/1@9,2'] })).toContain('tokens/not-on');
  });
  test('C14 a chip at an open edge of a large city is refused', () => {
    const [found] = tokenObjections(setupOf(withPlaced([{ at: [8, 5] }]), library));
    expect(found?.rule).toBe('tokens/not-beside');
    expect(found?.at.squares).toEqual([
      [8, 5],
      [9, 5],
    ]);
  });
  test('C15 a chip at a closed edge or at a corner of a large city is accepted', () => {
    expect(rulesWithTokenOn([9, 4])).toEqual([]);
    expect(rulesWithTokenOn([8, 4])).toEqual([]);
  });
  test('C16 a chip off the printed squares is refused', () => {
    expect(rulesWithTokenOn([0, 0])).toEqual(['tokens/on-the-board']);
    expect(rulesWithTokenOn([-1, 40])).toEqual(['tokens/on-the-board']);
  });
  test('C17 "evenly" has no measure: any layout obeying the rules is legal', () => {
    const { layouts } = finish(sampleLayouts(problemOf(setupOf(GERMANY, library)), { seed: 'any', count: 50 }));
    for (const layout of layouts) expect(rules({ ...GERMANY, tokens: { ...TOKENS, placed: layout.map((at) => ({ at })) } })).toEqual([]);
  });
});

describe('token objections', () => {
  test('a square kept free says so', () => {
    const scenario = withPlaced([{ at: [4, 1] }], (tokens) => ({ ...tokens, forbidden: [[4, 1]] }));
    expect(rules(scenario)).toEqual(['tokens/kept-free']);
  });
  test('a supply smaller than what should lie there is an objection', () => {
    expect(rules({ ...GERMANY, tokens: { ...TOKENS, supply: [{ colour: 'purple', count: 29 }] } })).toEqual(['tokens/supply']);
  });
  test('all that speaks against a square is listed, and a token in hand does not count where it lay', () => {
    const setup = setupOf(GERMANY, library);
    expect(whyNotHere(setup, [4, 2]).map(({ rule }) => rule)).toEqual(['tokens/apart', 'tokens/apart']);
    expect(whyNotHere(setup, [4, 2], [4, 1]).map(({ rule }) => rule)).toEqual(['tokens/apart']);
    expect(whyNotHere(setup, [4, 1], [4, 1])).toEqual([]);
  });
  test('moving tokens about gives what judging anew gives, at the cost of a neighbourhood a move', () => {
    const random = randomFrom('drag');
    const board = [...library.board('germany')!.rows.keys()].flatMap((y) => [...Array(12).keys()].map((x): Square => [x, y]));
    const placed = TOKENS.placed.map(({ at }) => at);
    const watch = tokenWatch(setupOf(GERMANY, library))!;
    for (let move = 0; move < 300; move++) {
      const index = random.below(placed.length);
      const to = board[random.below(board.length)] as Square;
      const before = watch.looked;
      watch.lift(placed[index] as Square);
      watch.put(to);
      expect(watch.looked - before).toBeLessThanOrEqual(20);
      placed[index] = to;
      const anew = tokenObjections(setupOf(withPlaced(placed.map((at) => ({ at }))), library));
      const sorted = (list: readonly { readonly rule: string; readonly at: { readonly squares?: readonly Square[] } }[]): string[] =>
        list.map(({ rule, at }) => `${rule} ${at.squares?.map(squareKey).join(' ')}`).sort();
      expect(sorted(watch.objections())).toEqual(sorted(anew));
    }
  });
});
