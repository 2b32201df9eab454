import * as v from 'valibot';
import { gameSwitches } from '../game/switches.ts';
import { constraint } from '../layouts/constraint.ts';
import { systemSwitches } from '../systems/switches.ts';
import { board } from './board.ts';
import { count, credit, type Immutable, id, square, text, texts } from './common.ts';
import { tileSet } from './tile-set.ts';

/** A kind of token: what it shows, and how many there are. */
const tokenKind = v.strictObject({ colour: text, value: v.exactOptional(count), count });
/** A token on a square. Colour and value are known only where somebody looked or dealt them. */
const token = v.strictObject({
  at: square,
  colour: v.exactOptional(text),
  value: v.exactOptional(count),
  faceUp: v.exactOptional(v.boolean()),
  /** A locked token stays when the others are scattered anew. */
  locked: v.exactOptional(v.boolean()),
});
const tokens = v.strictObject({
  supply: v.array(tokenKind),
  constraints: v.array(constraint),
  placed: v.array(token),
  /** Squares the designer keeps free of tokens. */
  forbidden: v.exactOptional(v.array(square)),
});

const tileList = v.strictObject({
  /** Sets by id, each so many times. */
  sets: v.array(v.strictObject({ set: id, times: v.exactOptional(count) })),
  /** Single tiles on top of the sets. */
  single: v.exactOptional(v.array(v.strictObject({ tile: id, count }))),
  /** Sets of the scenario's own, travelling with it. */
  own: v.exactOptional(v.array(tileSet)),
  /** A fixed order of draw; what follows it is random by the seed, or the game ends. */
  order: v.exactOptional(v.strictObject({ draws: v.array(id), afterwards: v.picklist(['end', 'random']) })),
});

const player = v.strictObject({ name: text, colour: v.exactOptional(text) });
const waiver = v.strictObject({ rule: text, squares: v.exactOptional(v.array(square)), reason: text });
const sheet = v.strictObject({
  language: v.exactOptional(v.picklist(['en', 'cs', 'de', 'nl'])),
  paper: v.exactOptional(v.picklist(['A4', 'A3', 'Letter'])),
});

export const SCENARIO_VERSION = 1;
export const scenario = v.strictObject({
  kind: v.literal('scenario'),
  version: v.literal(SCENARIO_VERSION),
  id,
  title: texts,
  text: v.exactOptional(texts),
  credit: v.exactOptional(credit),
  /** The id of a bundled board, or a board of the scenario's own. */
  board: v.union([id, board]),
  systems: systemSwitches,
  /** How the base game is played. */
  game: v.exactOptional(gameSwitches),
  tiles: tileList,
  /** Squares of the starts in use. */
  starts: v.array(square),
  tokens: v.exactOptional(tokens),
  /** Tiles laid in advance, in order, as notation: "base-D/0@8,2". */
  laid: v.array(v.pipe(v.string(), v.maxLength(200))),
  players: v.exactOptional(v.array(player)),
  seed: v.exactOptional(v.union([text, v.pipe(v.number(), v.integer())])),
  sheet: v.exactOptional(sheet),
  waived: v.exactOptional(v.array(waiver)),
});

export type Scenario = Immutable<v.InferOutput<typeof scenario>>;
export type Tokens = NonNullable<Scenario['tokens']>;
export type Token = Tokens['placed'][number];
export type TokenKind = Tokens['supply'][number];
export type TileList = Scenario['tiles'];
