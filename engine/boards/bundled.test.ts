import { describe, expect, test } from 'vitest';
import { groundAt, squaresOfBoard, takesTile } from '../board.ts';
import { checkScenario } from '../check.ts';
import { LANGUAGES } from '../documents/common.ts';
import type { Scenario } from '../documents/scenario.ts';
import { writeDocument } from '../documents/write.ts';
import { library } from '../tests/library.ts';
import { movedBoard, moveUnder } from './move.ts';

const texts = import.meta.glob<string>('../../scenarios/{boards,scenarios}/*.json', { eager: true, query: '?raw', import: 'default' });
const scenarios = Object.entries(texts)
  .filter(([path]) => path.includes('/scenarios/scenarios/'))
  .map(([, text]) => JSON.parse(text) as Scenario);
const boards = library.boardIds().map((id) => library.board(id)!);
const board = (id: string): (typeof boards)[number] => library.board(id)!;

describe('the bundled boards and scenarios', () => {
  test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s checks without errors, and with chips on it without warnings',
    (_, scenario) => {
      const wrong = checkScenario(scenario, library).filter(
        ({ severity }) => severity === 'error' || (scenario.tokens && severity === 'warning'),
      );
      expect(wrong.map(({ rule, facts }) => `${rule} ${JSON.stringify(facts)}`)).toEqual([]);
    },
  );
  test.each(scenarios.filter(({ tokens }) => tokens).map((scenario) => [scenario.id, scenario] as const))(
    '%s lays all its chips, and is told in four languages',
    (_, { tokens, title, text }) => {
      const wanted = tokens!.constraints.find(({ demand }) => demand === 'count');
      expect(wanted).toMatchObject({ count: tokens!.placed.length });
      expect(tokens!.supply.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(tokens!.placed.length);
      expect(Object.keys(title)).toEqual(LANGUAGES);
      expect(Object.keys(text ?? {})).toEqual(LANGUAGES);
    },
  );
  test('are written as the program writes them', () => {
    for (const [path, text] of Object.entries(texts)) expect([path, writeDocument(JSON.parse(text))]).toEqual([path, text]);
  });
  test('show what a board can be: islands and ferries, a table edge, a printed border', () => {
    expect(board('three-sisters').ferries).toHaveLength(3);
    expect([...squaresOfBoard(board('three-sisters'), (ground) => ground === 'i')].length).toBeGreaterThan(15);
    expect(board('table-top').tableEdge).toBe(true);
    expect(board('border-march').border.filter(({ print }) => print).length).toBeGreaterThan(10);
  });
  test('one looks the same from all four sides', () => {
    const rose = board('rose-garden');
    const turned = movedBoard(rose, moveUnder({ mirrored: false, turns: 1 }, rose));
    expect(turned.rows).toEqual(rose.rows);
    const starts = (one: typeof rose): string[] => one.starts.map(({ at }) => String(at)).sort();
    expect(starts(turned)).toEqual(starts(rose));
  });
  test('one has no large city, one more than 200 squares, one a hole with a sight in it', () => {
    expect(board('long-valley').cities).toEqual([]);
    expect([...squaresOfBoard(board('great-plain'), takesTile)].length).toBeGreaterThan(200);
    expect(groundAt(board('ring-road'), [6, 6])).toBe('^');
  });
});
