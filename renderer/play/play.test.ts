import { expect, test } from 'vitest';
import type { Scenario } from '../../engine/documents/scenario.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import { bundled, scenarios } from '../library/bundled.ts';
import { studioFor, touch } from '../tests/studio.ts';
import { describeMove } from './describe.ts';
import { figuresOf } from './figures.ts';
import { PlayTool } from './play-tool.svelte.ts';
import { type PlayTable, shownSetup, tableOf } from './table.svelte.ts';

const base = scenarios.get('base-game') as Scenario;

/** Plays so many moves, always the last that is offered. */
const playOn = (table: PlayTable, moves: number): void => {
  for (let i = 0; i < moves && table.game && !table.game.isOver; i++) {
    if (table.isDrawing) table.draw();
    else table.make((table.choices.at(-1) ?? table.lays.at(-1)) as (typeof table.moves)[number]);
  }
};

test('before a game the scenario is shown, then the game; the scenario stays as it is', () => {
  const studio = studioFor(base);
  const table = tableOf(studio);
  expect(shownSetup(studio)).toBe(studio.setup);
  const before = studio.scenario;
  table.start();
  playOn(table, 12);
  expect(shownSetup(studio).laid.length).toBeGreaterThan(1);
  expect([studio.scenario, table.isStale]).toEqual([before, false]);
});
test('the tool shows every legal square, lays by click, and draws by click while drawing', () => {
  const studio = studioFor(base);
  const table = tableOf(studio);
  const tool = new PlayTool(studio);
  table.start();
  tool.press(touch([0, 0]));
  expect(tool.overlay().marks?.length).toBe(new Set(table.lays.map(({ at }) => at.join())).size);
  const { at } = table.lays[0] as (typeof table.lays)[number];
  tool.hover(touch(at));
  expect(tool.overlay().ghostTile?.placement.at).toEqual(at);
  tool.press(touch(at));
  expect(table.game?.stageName).toBe('figure');
});
test('R goes round the legal turns of a square and no others', () => {
  const studio = studioFor(base);
  const table = tableOf(studio);
  const tool = new PlayTool(studio);
  table.start();
  table.draw();
  const { at } = table.lays[0] as (typeof table.lays)[number];
  const legal = table.lays.filter((move) => move.at.join() === at.join()).map(({ rotation }) => rotation);
  tool.hover(touch(at));
  const seen = Array.from({ length: legal.length }, () => {
    tool.turn();
    return tool.overlay().ghostTile?.placement.rotation;
  });
  expect([...seen].sort()).toEqual([...legal].sort());
});
test('stepping back and forth changes nothing that was played; playing on from an earlier moment drops what came after', () => {
  const studio = studioFor(base);
  const table = tableOf(studio);
  table.start();
  playOn(table, 20);
  const end = table.game && [...table.game.scores, table.game.slots];
  table.goTo(5);
  table.goTo(table.length);
  expect(table.game && [...table.game.scores, table.game.slots]).toEqual(end);
  table.goTo(5);
  playOn(table, 1);
  expect([table.at, table.length]).toEqual([6, 6]);
});
test('a record is walked again to the same end; one that breaks a rule says at which move', () => {
  const studio = studioFor(base);
  const table = tableOf(studio);
  const record = [
    ...Object.values(import.meta.glob<{ id: string }>('../../scenarios/records/*.json', { eager: true, import: 'default' })),
  ].find(({ id }) => id === 'base-game');
  table.readRecord(JSON.stringify(record), 'base-game.json');
  expect([table.game?.isOver, table.at]).toEqual([true, table.length]);
  table.readRecord(writeDocument(bundled.board('germany') as never), 'germany.json');
  expect(studio.dialogs.report?.objections.map(({ rule }) => rule)).toEqual(['file/other-kind']);
});
test('figures stand where they were placed, and every choice has words', () => {
  const studio = studioFor(base);
  const table = tableOf(studio);
  table.start();
  table.draw();
  table.make(table.lays[0] as (typeof table.lays)[number]);
  const speaking = { t: studio.t, language: 'cs', setup: shownSetup(studio), nameOf: table.nameOf } as const;
  for (const move of table.choices) expect(describeMove(move, speaking)).not.toBe(move.do);
  const figure = table.choices.find((move) => move.do === 'figure');
  table.make(figure as (typeof table.choices)[number]);
  expect(table.game && figuresOf(table.game)).toHaveLength(1);
});
test('the number of players is the scenario’s, and can be undone', () => {
  const studio = studioFor(base);
  tableOf(studio).setPlayers(4);
  expect(studio.scenario.players).toHaveLength(4);
  studio.editor.undo();
  expect(studio.scenario.players).toHaveLength(base.players?.length ?? 0);
});
