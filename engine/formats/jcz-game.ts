import * as v from 'valibot';
import { parseJson } from '../documents/parse.ts';
import type { GameRecord } from '../documents/record.ts';
import type { Scenario } from '../documents/scenario.ts';
import type { Tile } from '../documents/tile-set.ts';
import type { Game } from '../game/game.ts';
import { laidOf } from '../game/now.ts';
import { planOf } from '../game/plan.ts';
import { startGame } from '../game/turn.ts';
import { makePlacement } from '../notation.ts';
import { type Objection, objection } from '../objection.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Library, setupOf } from '../setup.ts';
import { BY_SCORING } from './jcz-elements.ts';
import { quarterTurns, recordMoves } from './jcz-moves.ts';
import { namesOf, setNamed } from './jcz-names.ts';
import { isOn, obstacles, type PlaceOf } from './jcz-obstacles.ts';

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
  gameAnnotations: v.nullish(v.object({ drawOrder: v.nullish(v.array(v.string())), endTurn: v.nullish(v.number()) })),
  test: v.optional(v.object({ description: v.optional(v.string()), assertions: v.optional(v.array(v.string())) })),
});
/** A saved game of JCloisterZone, as far as we read it. */
export type JczGame = v.InferOutput<typeof game>;
export type JczMessage = JczGame['replay'][number];

interface Parsed {
  readonly game: JczGame;
  readonly placeOf: PlaceOf;
}
const parse = (text: string): Result<Parsed, readonly Objection[]> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const read = v.safeParse(game, json.value.value);
  if (read.success) return ok({ game: read.output, placeOf: json.value.placeOf });
  const paths = read.issues.map((issue) => (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))));
  return fail(paths.map((path) => objection('jcz/not-a-game', json.value.placeOf(path), { what: path.join('.') || 'JSON' })));
};

/** How many of these draws the laid tiles use up: what was drawn between two of them was discarded. */
const usedUp = (draws: readonly string[], laid: readonly string[]): number => {
  let at = 0;
  for (const tile of laid) {
    const found = draws.indexOf(tile, at);
    if (found === -1) return draws.length;
    at = found + 1;
  }
  return at;
};
/** The draws as fixed, and whether the game ends with them: a game may end with a turn, before its tiles are out. */
const orderOf = ({ replay, gameAnnotations }: JczGame): { readonly draws: readonly string[]; readonly ends: boolean } | undefined => {
  const drawOrder = gameAnnotations?.drawOrder ?? undefined;
  const endTurn = gameAnnotations?.endTurn ?? undefined;
  if (endTurn === undefined) return drawOrder && { draws: drawOrder, ends: false };
  const laid = replay.flatMap(({ type, payload }) => (type === 'PLACE_TILE' ? [String(payload['tileId'])] : []));
  const draws = drawOrder && drawOrder.length >= endTurn ? drawOrder : laid;
  if (laid.length < endTurn) return { draws, ends: false };
  return { draws: draws.slice(0, usedUp(draws, laid.slice(0, endTurn))), ends: true };
};

const scenarioFrom = (game: JczGame, names: ReadonlyMap<string, Tile>): Scenario => {
  const { setup, players, replay } = game;
  const hasRoses = [...setup.start.map(({ tile }) => tile), ...replay.map(({ payload }) => String(payload['tileId']))].some((tile) =>
    tile.startsWith('WR/'),
  );
  const sets = Object.entries(setup.sets).flatMap(([key, times]) => {
    const set = setNamed(key);
    return set && times > 0 ? [{ set, times }] : [];
  });
  const idOf = (name: string): string => names.get(name)?.id ?? name;
  const figures = setup.elements['small-follower'];
  const order = orderOf(game);
  return {
    kind: 'scenario',
    version: 1,
    id: 'jcz',
    title: { en: 'JCloisterZone' },
    board: 'table',
    systems: hasRoses ? { 'wind-roses': {} } : {},
    game: {
      twoTileCity: String(setup.rules['tiny-city-scoring'] ?? '4') === '2' ? 2 : 4,
      ...(typeof figures === 'number' ? { figures } : {}),
      ...(setup.elements['farmers'] === false ? { farmers: false } : {}),
    },
    tiles: {
      sets,
      ...(order ? { order: { draws: order.draws.map(idOf), afterwards: order.ends ? ('end' as const) : ('random' as const) } } : {}),
    },
    starts: [],
    laid: setup.start.map(({ tile, x, y, rotation }) => makePlacement({ tile: idOf(tile), at: [x, y], rotation: quarterTurns(rotation) })),
    players: players.map(({ name }) => ({ name })),
  };
};

/** Elements that are ours to lay but not to score, and that were scored. */
function* scoredObstacles({ setup }: JczGame, game: Game, placeOf: PlaceOf): Generator<Objection> {
  const tileAt = new Map(laidOf(game).map(({ at, tile }) => [at.join(), game.plan.setup.catalogue.tiles.get(tile)]));
  for (const [element, { what, isOn: hasIt }] of Object.entries(BY_SCORING)) {
    if (!isOn(setup.elements[element] ?? false)) continue;
    const squares = (game.log ?? []).flatMap((event) => (event.what === what ? (event.squares ?? []) : []));
    const found = squares.some((square) => {
      const tile = tileAt.get(square.join());
      return tile !== undefined && hasIt(tile);
    });
    if (found) yield objection('jcz/element', placeOf(['setup', 'elements', element]), { element });
  }
}

/** A saved game of JCloisterZone as a record of ours, or why it cannot be one. */
export const readJczGame = (text: string, library: Library): Result<GameRecord, readonly Objection[]> => {
  const read = parse(text);
  if (!read.ok) return read;
  const { game: theirs, placeOf } = read.value;
  const names = namesOf(library);
  const found = [...obstacles(theirs, names, placeOf)];
  if (found.length > 0) return fail(found);
  const scenario = scenarioFrom(theirs, names);
  const game = startGame(planOf(setupOf(scenario, library)));
  const moves = recordMoves(game, theirs.replay, names);
  const scored = [...scoredObstacles(theirs, game, placeOf)];
  if (scored.length > 0) return fail(scored);
  const { test } = theirs;
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
