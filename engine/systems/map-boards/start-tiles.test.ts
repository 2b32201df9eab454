import { describe, expect, test } from 'vitest';
import { checkScenario } from '../../check.ts';
import type { Scenario } from '../../documents/scenario.ts';
import { laidOf, setupNow } from '../../game/now.ts';
import { planOf } from '../../game/plan.ts';
import { playOut } from '../../game/playout.ts';
import { startGame } from '../../game/turn.ts';
import { setupObjections } from '../../placement.ts';
import { randomFrom } from '../../random.ts';
import { boardOf, gameOf, rulesAgainst, scenarioOf, setupWith } from '../../tests/games.ts';
import { library } from '../../tests/library.ts';

describe('start tiles and what is printed round them', () => {
  const edges = { N: 'field', E: 'city', S: 'field', W: 'city' } as const;
  const cities = [0, 2].map((x) => ({ name: { en: `${x}` }, squares: [{ at: [x, 0] as const, edges }] }));
  const between = boardOf(['O#O##', '#####'], { cities, starts: [1, 3].map((x) => ({ name: { en: `${x}` }, at: [x, 0] as const })) });
  const inBetween = (starts: Scenario['starts'], changes: Partial<Scenario> = {}): Partial<Scenario> => ({
    board: between,
    starts,
    systems: { 'map-boards': {} },
    ...changes,
  });
  test('a start tile that fits on the first start in no turn lies on the next, a random tile that fits on the first', () => {
    for (let seed = 0; seed < 10; seed++) {
      const game = gameOf(
        inBetween([
          [1, 0],
          [3, 0],
        ]),
        seed,
      );
      const [start, random] = laidOf(game);
      expect([start?.tile, start?.at, random?.at]).toEqual(['base-D', [3, 0], [1, 0]]);
      expect([...setupObjections(setupNow(game))].filter(({ rule }) => rule.startsWith('placement/'))).toEqual([]);
    }
  });
  test('a start tile that fits nowhere is named with its square, and never laid against the print', () => {
    const scenario = scenarioOf(inBetween([[1, 0]]));
    const found = checkScenario(scenario, library).filter(({ rule }) => rule === 'setup/start-tile-fits');
    expect(found).toMatchObject([
      { severity: 'error', at: { squares: [[1, 0]], tile: 'base-D' }, facts: { tile: 'base-D', squares: ['B1'] } },
    ]);
    for (let seed = 0; seed < 10; seed++) {
      const game = gameOf(scenario, seed);
      expect(laidOf(game).map(({ tile, at }) => [tile === 'base-D', at])).toEqual([[false, [1, 0]]]);
      expect([...setupObjections(setupNow(game))].filter(({ rule }) => rule.startsWith('placement/'))).toEqual([]);
      expect(playOut(game, randomFrom(seed)).isOver).toBe(true);
    }
  });
  test('a start where no tile of the list fits is named with what is printed round it, and stays empty', () => {
    const only = {
      tiles: {
        sets: [{ set: 'base', times: 0 }],
        single: [
          { tile: 'base-D', count: 3 },
          { tile: 'base-B', count: 3 },
        ],
      },
    };
    const scenario = scenarioOf(
      inBetween(
        [
          [1, 0],
          [3, 0],
        ],
        only,
      ),
    );
    const found = checkScenario(scenario, library).filter(({ rule }) => rule.startsWith('setup/start-t'));
    expect(found).toMatchObject([
      {
        rule: 'setup/start-takes-no-tile',
        at: { path: 'starts.0', squares: [[1, 0]] },
        facts: { square: 'B1', sides: ['E', 'W'], edges: ['city', 'city'] },
      },
    ]);
    const game = gameOf(scenario);
    expect(laidOf(game).map(({ tile, at }) => [tile, at])).toEqual([['base-D', [3, 0]]]);
    expect(playOut(game, randomFrom(1)).isOver).toBe(true);
  });
  test('a recorded deal that lays a tile against the print, off the starts or twice is refused; one that leaves a start empty too', () => {
    const game = startGame(
      planOf(
        setupWith(
          inBetween([
            [1, 0],
            [3, 0],
          ]),
        ),
      ),
    );
    const rules = (...laid: string[]): readonly string[] => rulesAgainst(game, { do: 'deal', laid });
    expect(rules('base-D/3@3,0', 'base-C/0@1,0')).toEqual([]);
    expect(rules('base-D/0@1,0', 'base-C/0@3,0')).toEqual(['move/deal-cannot-lie']);
    expect(rules('base-D/3@3,0', 'base-C/0@4,1')).toContain('move/deal-cannot-lie');
    expect(rules('base-C/0@3,0', 'base-C/0@1,0')).toContain('move/deal-cannot-lie');
    expect(rules('base-D/3@3,0')).toEqual(['move/deal-fills-the-starts']);
  });
  test('a tile laid in advance against the print is named, and what does not agree is closed in play', () => {
    const laid = inBetween([[1, 0]], { laid: ['base-D/0@1,0'] });
    expect(checkScenario(scenarioOf(laid), library).map(({ rule }) => rule)).toContain('placement/large-city-edge');
    for (let seed = 0; seed < 10; seed++) expect(playOut(gameOf(laid, seed), randomFrom(seed)).isOver).toBe(true);
  });
  test('every start of the bundled boards takes the start tile', () => {
    for (const id of library.boardIds()) {
      const scenario = scenarioOf({ board: id, systems: { 'map-boards': {} } });
      expect(
        checkScenario(scenario, library).filter(({ rule }) => rule.startsWith('setup/start-t')),
        id,
      ).toEqual([]);
    }
  });
});
