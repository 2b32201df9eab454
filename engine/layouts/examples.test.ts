import { describe, expect, test } from 'vitest';
import fjords from '../../scenarios/scenarios/fjords-chips.json' with { type: 'json' };
import lowlands from '../../scenarios/scenarios/lowlands-chips.json' with { type: 'json' };
import crowns from '../../scenarios/scenarios/three-crowns-chips.json' with { type: 'json' };
import frontier from '../../scenarios/scenarios/western-frontier-chips.json' with { type: 'json' };
import { checkScenario } from '../check.ts';
import type { Scenario, Token, Tokens } from '../documents/scenario.ts';
import type { Square } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import { setupOf } from '../setup.ts';
import { library } from '../tests/library.ts';
import type { Constraint } from './constraint.ts';
import { dealTokens } from './deal.ts';
import { dealSetup } from './deal-setup.ts';
import { countLayouts, sampleLayouts } from './layouts.ts';
import { tokenObjections, whyNotHere } from './objections.ts';
import { problemOf } from './problem.ts';

const [LOWLANDS, CROWNS, FRONTIER, FJORDS] = [lowlands, crowns, frontier, fjords] as unknown as [Scenario, Scenario, Scenario, Scenario];
const setup = (scenario: Scenario) => setupOf(scenario, library);
const count = (scenario: Scenario): string => finish(countLayouts(problemOf(setup(scenario)))).count;
const withTokens = (scenario: Scenario, change: (tokens: Tokens) => Tokens): Scenario => ({
  ...scenario,
  tokens: change(scenario.tokens as Tokens),
});
const placing = (scenario: Scenario, placed: readonly Token[]): Scenario => withTokens(scenario, (tokens) => ({ ...tokens, placed }));
const rules = (scenario: Scenario): string[] => [...new Set(tokenObjections(setup(scenario)).map(({ rule }) => rule))].sort();
const placed = (scenario: Scenario): readonly Token[] => scenario.tokens?.placed ?? [];
const demanding = (scenario: Scenario, ...constraints: Constraint[]): Scenario =>
  withTokens(scenario, (tokens) => ({ ...tokens, constraints: [...tokens.constraints, ...constraints] }));

describe('supplies of other maps', () => {
  test.each([LOWLANDS, CROWNS, FRONTIER, FJORDS].map((scenario) => [scenario.id, scenario] as const))('%s checks clean', (_, scenario) => {
    expect(checkScenario(scenario, library).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
  test('twenty of thirty chips are scattered on the mainland', () => {
    expect(placed(LOWLANDS)).toHaveLength(20);
    expect(whyNotHere(setup(LOWLANDS), [0, 1]).map(({ facts }) => facts['where'])).toContain('island');
    expect(whyNotHere(setup(LOWLANDS), [2, 2]).map(({ rule }) => rule)).toContain('tokens/on-the-board');
    expect(count(LOWLANDS).length).toBeGreaterThan(12);
  });
  test('coloured marks leave one layout, and dealing follows their colours', () => {
    expect(count(CROWNS)).toBe('1');
    const dealt = dealSetup(setup(CROWNS), 'deal');
    expect(rules(placing(CROWNS, dealt))).toEqual([]);
    for (const colour of ['purple', 'light-blue', 'orange']) expect(dealt.filter((token) => token.colour === colour)).toHaveLength(10);
    const wrong = dealt.map((token) => ({ ...token, colour: token.colour === 'orange' ? 'purple' : 'orange' }));
    expect(rules(placing(CROWNS, wrong))).toContain('tokens/colour-of-mark');
    expect(whyNotHere(setup(CROWNS), [5, 3]).map(({ rule }) => rule)).toContain('tokens/only-on');
    expect(rules(placing(CROWNS, placed(CROWNS).slice(1)))).toEqual(['tokens/count', 'tokens/each']);
  });
  test('fifteen chips spread over four parts', () => {
    expect(placed(FRONTIER)).toHaveLength(15);
    const { layouts } = finish(sampleLayouts(problemOf(setup(FRONTIER)), { seed: 1, count: 5 }));
    for (const layout of layouts)
      expect(
        rules(
          placing(
            FRONTIER,
            layout.map((at) => ({ at })),
          ),
        ),
      ).toEqual([]);
    const crowded = placed(FRONTIER).map(({ at }, i) => ({ at: (i < 8 ? [i % 2, 0] : at) as Square }));
    expect(rules(placing(FRONTIER, crowded))).toContain('tokens/quota');
  });
  test('two chips lie on every mark', () => {
    expect(count(FJORDS)).toBe('1');
    expect(new Set(placed(FJORDS).map(({ at }) => String(at))).size).toBe(15);
    expect(rules(placing(FJORDS, placed(FJORDS).slice(1)))).toEqual(['tokens/count', 'tokens/each']);
    expect(whyNotHere(setup(FJORDS), [6, 2]).map(({ facts }) => facts['ground'])).toContain('highlight');
  });
});

describe('demands on a layout as a whole', () => {
  test('a symmetric scenario draws symmetric layouts and objects to a token without its image', () => {
    const scenario = demanding(
      withTokens(FRONTIER, (tokens) => ({
        ...tokens,
        constraints: tokens.constraints
          .filter(({ demand }) => demand !== 'spread')
          .map((constraint) => (constraint.demand === 'count' ? { ...constraint, count: 8 } : constraint)),
      })),
      { demand: 'symmetric', under: 'left-right' },
    );
    const { layouts } = finish(sampleLayouts(problemOf(setup(scenario)), { seed: 1, count: 3 }));
    expect(layouts).toHaveLength(3);
    for (const layout of layouts)
      expect(
        rules(
          placing(
            scenario,
            layout.map((at) => ({ at })),
          ),
        ),
      ).toEqual([]);
    expect(
      rules(
        placing(
          scenario,
          (layouts[0] ?? []).slice(1).map((at) => ({ at })),
        ),
      ),
    ).toEqual(['tokens/count', 'tokens/symmetric']);
  });
  test('a region of the board may have its quota by name', () => {
    const board = library.board('lowlands');
    if (!board) throw new Error('no lowlands');
    const squares = placed(LOWLANDS)
      .slice(0, 6)
      .map(({ at }) => at);
    const scenario = { ...LOWLANDS, board: { ...board, regions: [{ name: { en: 'Coast', nl: 'Kust' }, squares }] } };
    expect(rules(demanding(scenario, { demand: 'quota', region: 'Kust', most: 6 }))).toEqual([]);
    expect(rules(demanding(scenario, { demand: 'quota', region: 'Coast', most: 5 }))).toEqual(['tokens/quota']);
    const few = demanding(scenario, { demand: 'quota', region: 'Coast', least: 1, most: 1 });
    const { layouts } = finish(sampleLayouts(problemOf(setup(few)), { seed: 1, count: 3 }));
    for (const layout of layouts) expect(layout.filter((at) => squares.some((other) => String(other) === String(at)))).toHaveLength(1);
  });
  test('a quota of a region changes the number of layouts and is an objection when missed', () => {
    const none = demanding(LOWLANDS, { demand: 'quota', rows: [0, 4], most: 0 });
    expect(BigInt(count(none))).toBeLessThan(BigInt(count(LOWLANDS)));
    expect(rules(none)).toEqual(['tokens/quota']);
  });
});

test('a deal gives every token a face where that can be, whichever comes first', () => {
  const supply = [
    { colour: 'red', value: 2, count: 1 },
    { colour: 'blue', value: 2, count: 1 },
    { colour: 'red', value: 1, count: 1 },
    { colour: 'blue', value: 1, count: 1 },
  ];
  const placed: Token[] = [{ at: [0, 0], value: 2 }, { at: [1, 0] }, { at: [2, 0], value: 2 }, { at: [3, 0] }];
  for (let seed = 0; seed < 40; seed++) {
    const marks = (token: Token): string | undefined => (token.at[0] === 1 ? 'red' : token.at[0] === 2 ? 'blue' : undefined);
    const dealt = dealTokens({ supply, placed }, seed, marks);
    expect(dealt.every(({ colour, value }) => colour !== undefined && value !== undefined)).toBe(true);
    expect([dealt[1]?.colour, dealt[2]?.colour, dealt[0]?.value, dealt[2]?.value]).toEqual(['red', 'blue', 2, 2]);
  }
});
