import * as v from 'valibot';
import { parseJson } from '../documents/parse.ts';
import type { GameRecord } from '../documents/record.ts';
import type { Scenario } from '../documents/scenario.ts';
import type { Tile } from '../documents/tile-set.ts';
import { planOf } from '../game/plan.ts';
import { startGame } from '../game/turn.ts';
import { makePlacement } from '../notation.ts';
import { type Objection, objection } from '../objection.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Library, setupOf } from '../setup.ts';
import { quarterTurns, recordMoves } from './jcz-moves.ts';
import { obstacles } from './jcz-obstacles.ts';

const message = v.object({ type: v.string(), payload: v.optional(v.record(v.string(), v.unknown()), {}) });
const times = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-999), v.maxValue(999));
const rules = v.optional(v.record(v.string(), v.unknown()), {});
const game = v.object({
  name: v.optional(v.string()),
  setup: v.object({
    sets: v.record(v.string(), times),
    elements: v.optional(v.record(v.string(), v.unknown()), {}),
    rules,
    start: v.optional(v.array(v.object({ tile: v.string(), x: coordinate, y: coordinate, rotation: v.number() })), []),
  }),
  players: v.pipe(v.array(v.object({ name: v.string() })), v.minLength(1)),
  replay: v.array(message),
  gameAnnotations: v.optional(v.object({ drawOrder: v.optional(v.array(v.string())), endTurn: v.optional(v.number()) })),
  test: v.optional(v.object({ description: v.optional(v.string()), assertions: v.optional(v.array(v.string())) })),
});
/** A saved game of JCloisterZone, as far as we read it. */
export type JczGame = v.InferOutput<typeof game>;
export type JczMessage = JczGame['replay'][number];

/** The sets whose tiles such a game may lay, by the other program's names. */
const SETS: Readonly<Record<string, string>> = {
  basic: 'base',
  'wind-roses': 'wind-roses',
  'inns-and-cathedrals': 'inns-and-cathedrals',
  'traders-and-builders': 'traders-and-builders',
};
const setName = (key: string): string => key.split(':')[0] ?? key;

/** Our tiles by the other program's names; of two the base set's. */
const namesOf = (library: Library): ReadonlyMap<string, Tile> => {
  const names = new Map<string, Tile>();
  for (const set of Object.values(SETS))
    for (const tile of library.tileSet(set)?.tiles ?? [])
      for (const alias of tile.aliases ?? []) if (!names.has(alias)) names.set(alias, tile);
  return names;
};

const parse = (text: string): Result<JczGame, readonly Objection[]> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const read = v.safeParse(game, json.value.value);
  if (read.success) return ok(read.output);
  const path = (read.issues[0].path ?? []).map(({ key }) => String(key));
  return fail([objection('jcz/not-a-game', json.value.placeOf(path), { what: path.join('.') || 'JSON' })]);
};

const scenarioFrom = ({ setup, players, gameAnnotations }: JczGame, names: ReadonlyMap<string, Tile>): Scenario => {
  const sets = Object.entries(setup.sets).flatMap(([key, times]) => {
    const set = SETS[setName(key)];
    return set ? [{ set, times }] : [];
  });
  const idOf = (name: string): string => names.get(name)?.id ?? name;
  const { drawOrder, endTurn } = gameAnnotations ?? {};
  const figures = setup.elements['small-follower'];
  const draws = (endTurn === undefined ? drawOrder : drawOrder?.slice(0, endTurn))?.map(idOf);
  return {
    kind: 'scenario',
    version: 1,
    id: 'jcz',
    title: { en: 'JCloisterZone' },
    board: 'table',
    systems: sets.some(({ set }) => set === 'wind-roses') ? { 'wind-roses': {} } : {},
    game: {
      twoTileCity: String(setup.rules['tiny-city-scoring'] ?? '4') === '2' ? 2 : 4,
      ...(typeof figures === 'number' ? { figures } : {}),
      ...(setup.elements['farmers'] === false ? { farmers: false } : {}),
    },
    tiles: { sets, ...(draws ? { order: { draws, afterwards: endTurn === undefined ? ('random' as const) : ('end' as const) } } : {}) },
    starts: [],
    laid: setup.start.map(({ tile, x, y, rotation }) => makePlacement({ tile: idOf(tile), at: [x, y], rotation: quarterTurns(rotation) })),
    players: players.map(({ name }) => ({ name })),
  };
};

/** A saved game of JCloisterZone as a record of ours, or why it cannot be one. */
export const readJczGame = (text: string, library: Library): Result<GameRecord, readonly Objection[]> => {
  const read = parse(text);
  if (!read.ok) return read;
  const names = namesOf(library);
  const found = [...obstacles(read.value, names)];
  if (found.length > 0) return fail(found);
  const scenario = scenarioFrom(read.value, names);
  const moves = recordMoves(startGame(planOf(setupOf(scenario, library))), read.value.replay, names);
  const { test } = read.value;
  return ok({
    kind: 'record',
    version: 1,
    id: 'jcz',
    ...(test?.description ? { title: { en: test.description } } : {}),
    scenario,
    moves,
    ...(test?.assertions ? { expectations: test.assertions } : {}),
  });
};
