import * as v from 'valibot';
import { type ParsedJson, parseJson } from '../../documents/parse.ts';
import { readDocument } from '../../documents/read.ts';
import type { Scenario, Token } from '../../documents/scenario.ts';
import type { Square } from '../../grid.ts';
import { makePlacement } from '../../notation.ts';
import { type Objection, objection } from '../../objection.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { Library } from '../../setup.ts';
import { type Carried, extentOf, type Imported, inOrder, kept, lost, setupOfCarried } from './carried.ts';
import { BOARD_NOTE, INCH, quarters, squareAt, TILE_NOTE, TOKEN_NOTE } from './tabletop-place.ts';

const number = v.pipe(v.number(), v.finite());
const transform = v.object({ posX: number, posZ: number, rotY: v.optional(number, 0), rotZ: v.optional(number, 0) });
const state = v.object({
  Name: v.optional(v.string(), ''),
  Nickname: v.optional(v.string(), ''),
  GMNotes: v.optional(v.string(), ''),
  Transform: transform,
});
type State = v.InferOutput<typeof state>;
const MOST_OBJECTS = 20_000;
const save = v.object({ ObjectStates: v.pipe(v.array(state), v.maxLength(MOST_OBJECTS)) });

interface Reading {
  readonly states: readonly State[];
  readonly json: ParsedJson;
}
const parse = (text: string): Result<Reading, readonly Objection[]> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const read = v.safeParse(save, json.value.value);
  if (read.success) return ok({ states: read.output.ObjectStates, json: json.value });
  const paths = read.issues.slice(0, 20).map((issue) => (issue.path ?? []).map(({ key }) => key as string | number));
  return fail(paths.map((path) => objection('elsewhere/not-tabletop', json.value.placeOf(path), { what: path.join('.') || 'JSON' })));
};

/** The map that travelled in the board, and where the board lies now. */
const boardIn = ({ states, json }: Reading): Result<{ carried: Carried; board: State }, readonly Objection[]> => {
  const i = states.findIndex(({ GMNotes }) => GMNotes.startsWith(BOARD_NOTE));
  const board = states[i];
  if (!board) return fail([objection('elsewhere/no-board-inside', json.placeOf(['ObjectStates']))]);
  const at = json.placeOf(['ObjectStates', i, 'GMNotes']);
  const read = readDocument(board.GMNotes.slice(BOARD_NOTE.length));
  if (!read.ok) return fail(read.problem.map((each) => ({ ...each, at: { ...at, path: `${at.path}: ${each.at.path ?? ''}` } })));
  const { document } = read.value;
  if (document.kind !== 'board' && document.kind !== 'scenario')
    return fail([objection('elsewhere/not-carried', at, { kind: document.kind })]);
  if (quarters(board.Transform.rotY) !== 0)
    return fail([objection('elsewhere/board-turned', json.placeOf(['ObjectStates', i, 'Transform']))]);
  return ok({ carried: document, board });
};

type SquareUnder = (piece: State) => Square;
const tilesIn = (states: readonly State[], squareUnder: SquareUnder, remarks: Objection[]): readonly string[] =>
  states.flatMap((piece) => {
    if (!piece.GMNotes.startsWith(TILE_NOTE)) return [];
    const turn = quarters(piece.Transform.rotY);
    const at = squareUnder(piece);
    if (turn !== undefined) return [makePlacement({ tile: piece.GMNotes.slice(TILE_NOTE.length).trim(), at, rotation: turn })];
    remarks.push(lost('askew', { object: piece.Nickname, square: at.join() }));
    return [];
  });

const noted = v.object({ colour: v.exactOptional(v.string()), value: v.exactOptional(v.number()), locked: v.exactOptional(v.boolean()) });
const facts = (note: string): v.InferOutput<typeof noted> => {
  const json = parseJson(note);
  const read = v.safeParse(noted, json.ok ? json.value.value : undefined);
  return read.success ? read.output : {};
};
const isFaceUp = ({ Transform: { rotZ } }: State): boolean => Math.abs(Math.round(rotZ / 180)) % 2 === 0;
const tokensIn = (states: readonly State[], squareUnder: SquareUnder): readonly Token[] =>
  states
    .filter(({ GMNotes }) => GMNotes.startsWith(TOKEN_NOTE))
    .map((piece) => ({
      at: squareUnder(piece),
      ...facts(piece.GMNotes.slice(TOKEN_NOTE.length)),
      ...(isFaceUp(piece) ? { faceUp: true } : {}),
    }));

const withPieces = (scenario: Scenario, laid: readonly string[], placed: readonly Token[]): Scenario => ({
  ...scenario,
  laid: inOrder(scenario.laid, laid),
  ...(scenario.tokens ? { tokens: { ...scenario.tokens, placed } } : {}),
});

/** A saved object of Tabletop Simulator that came from here, with tiles and tokens where they lie there now. */
export const readTabletop = (text: string, library: Library): Result<Imported, readonly Objection[]> => {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const { states } = parsed.value;
  const found = boardIn(parsed.value);
  if (!found.ok) return found;
  const { carried, board } = found.value;
  const setup = setupOfCarried(carried, library);
  const unit = setup.board.sizes.square / INCH;
  const extent = extentOf(setup);
  const squareUnder: SquareUnder = ({ Transform }) =>
    squareAt(Transform.posX - board.Transform.posX, Transform.posZ - board.Transform.posZ, extent, unit);
  const remarks: Objection[] = [];
  const laid = tilesIn(states, squareUnder, remarks);
  const placed = tokensIn(states, squareUnder);
  const strangers = states.filter(({ GMNotes, Name }) => !GMNotes.startsWith('tilewright ') && Name !== 'Bag').length;
  if (strangers > 0) remarks.push(lost('strangers', { objects: strangers }));
  const isBoard = carried.kind === 'board';
  if (isBoard && laid.length + placed.length > 0) remarks.push(lost('board-only', { objects: laid.length + placed.length }));
  const said = [kept('document-inside'), kept('tiles', { tiles: laid.length }), kept('tokens', { tokens: placed.length }), ...remarks];
  return ok({ document: isBoard ? carried : withPieces(carried, laid, placed), remarks: said });
};
