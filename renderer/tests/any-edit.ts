import fc from 'fast-check';
import { LIVE_SYMMETRIES } from '../../engine/boards/live-symmetry.ts';
import { PARTS } from '../../engine/boards/repeat-part.ts';
import { SELECTION_MODES } from '../../engine/boards/squares.ts';
import { MIRRORS } from '../../engine/boards/symmetry.ts';
import { type Board, type CityEdge, GROUNDS } from '../../engine/documents/board.ts';
import type { Texts } from '../../engine/documents/common.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import type { EDITS, Edit } from '../../engine/edits/edit.ts';
import { ROTATIONS, SIDES, type Square } from '../../engine/grid.ts';
import { type Constraint, SITES } from '../../engine/layouts/constraint.ts';
import { SYMMETRIES } from '../../engine/layouts/symmetry.ts';

/** What edits are made of: squares of a frame and one beyond it, words as people type them, tiles of the list and one that is not. */
interface Stuff {
  readonly width: number;
  readonly height: number;
  readonly boards: readonly Board[];
  readonly scenarios: readonly Scenario[];
}
type AnyEdit<Kind> = fc.Arbitrary<Extract<Edit, { do: Kind }>>;
/** One generator a kind of edit: a new kind without one does not compile. */
type Alphabet = { readonly [Kind in keyof typeof EDITS]: AnyEdit<Kind> };

const few = <T>(one: fc.Arbitrary<T>, most = 4): fc.Arbitrary<T[]> => fc.array(one, { maxLength: most });
const word = fc.oneof(fc.string({ maxLength: 12, unit: 'grapheme' }), fc.constantFrom('', 'Ústí', 'A', '“quoted”', 'a\nb', 'N2'));
const texts: fc.Arbitrary<Texts> = fc.oneof(
  word.map((en) => ({ en })),
  fc.record({ cs: word, de: word }),
);
const side = fc.constantFrom(...SIDES);
const number = fc.nat(6);
const edge = fc.constantFrom<CityEdge>('city', 'road', 'field', 'inner', 'neutral', 'blocked');
const optional = <T extends object>(given: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<Partial<T>> =>
  fc.record(given, { requiredKeys: [] }) as unknown as fc.Arbitrary<Partial<T>>;

const constraintOn = (square: fc.Arbitrary<Square>): fc.Arbitrary<Constraint> => {
  const site = fc.constantFrom(...SITES);
  const range = fc.tuple(number, number);
  return fc.oneof(
    fc.nat(40).map((count): Constraint => ({ demand: 'count', count })),
    number.map((most): Constraint => ({ demand: 'most-on-a-square', most })),
    site.map((on): Constraint => ({ demand: 'not-on', site: on })),
    site.map((on): Constraint => ({ demand: 'not-beside', site: on })),
    site.map((on): Constraint => ({ demand: 'only-on', site: on })),
    fc.tuple(site, number).map(([on, tokens]): Constraint => ({ demand: 'each', site: on, tokens })),
    fc
      .tuple(fc.constantFrom('orthogonal' as const, 'king' as const, 'euclid' as const), fc.integer({ min: 1, max: 4 }))
      .map(([metric, distance]): Constraint => ({ demand: 'apart', metric, distance })),
    fc.constantFrom(...SYMMETRIES).map((under): Constraint => ({ demand: 'symmetric', under })),
    fc.tuple(fc.constantFrom('North', 'Region 1'), number).map(([region, least]): Constraint => ({ demand: 'quota', region, least })),
    fc.tuple(range, number).map(([rows, least]): Constraint => ({ demand: 'quota', rows, least })),
    few(square).map((squares): Constraint => ({ demand: 'quota', squares, most: 2 })),
    fc.constantFrom<Constraint>({ demand: 'face-down' }, { demand: 'colour-of-mark' }, { demand: 'spread', columns: 2, rows: 3 }),
  );
};

/** Every kind of edit there is, on a board of some size. */
export const anyEdit = ({ width, height, boards, scenarios }: Stuff): Alphabet => {
  const square: fc.Arbitrary<Square> = fc.tuple(fc.integer({ min: -1, max: width }), fc.integer({ min: -1, max: height }));
  const squares = few(square);
  const tile = fc.constantFrom('base-D', 'base-V', 'base-U', 'base-B', 'base-C', 'no-such-tile');
  const placement = fc.record({ tile, rotation: fc.constantFrom(...ROTATIONS), at: square });
  const colour = fc.constantFrom('purple', 'orange', '#123456');
  const token = fc
    .tuple(
      square,
      optional<{ colour: string; value: number; faceUp: boolean; locked: boolean }>({
        colour,
        value: number,
        faceUp: fc.boolean(),
        locked: fc.boolean(),
      }),
    )
    .map(([at, rest]) => ({ at, ...rest }));
  const end = fc.tuple(fc.integer({ min: 0, max: width }), fc.integer({ min: 0, max: height }), side);
  const region = fc.record({ name: fc.constantFrom<Texts>({ en: 'North' }, { en: 'Region 1' }), squares });
  const margin = fc.integer({ min: -2, max: 2 });
  const constraint = constraintOn(square);
  const supply = few(fc.record({ colour, value: number, count: number }), 3);
  const of = <Kind extends Edit['do']>(
    kind: Kind,
    fields: { [K in Exclude<keyof Extract<Edit, { do: Kind }>, 'do'>]: fc.Arbitrary<unknown> },
  ): AnyEdit<Kind> => fc.record({ do: fc.constant(kind), ...fields }) as unknown as AnyEdit<Kind>;
  const facts = optional({
    name: texts,
    useStarts: number,
    tableEdge: fc.boolean(),
    sizes: fc.record({ square: fc.constantFrom(45, 45.5, 50), tile: fc.constantFrom(45, 50) }),
    advisedTiles: fc.record({ min: fc.nat(200), max: fc.nat(200) }),
  });
  const change = optional({
    print: fc.constantFrom('road', 'city', null),
    arms: fc.constantFrom(1, 2, null),
    beyond: fc.constantFrom('sea', 'Poland', null),
    to: fc.constantFrom('Wien', null),
    open: fc.constantFrom(true, null),
  });
  const named = fc.oneof(fc.record({ at: square, name: texts }), fc.record({ at: square }));
  const tiles = fc.record({
    sets: few(fc.record({ set: fc.constantFrom('base', 'inns-and-cathedrals', 'no-such-set'), times: number }), 2),
    single: few(fc.record({ tile, count: number }), 2),
  });
  return {
    'set-scenario': of('set-scenario', { scenario: fc.constantFrom(...scenarios) }),
    'set-title': of('set-title', { title: texts }),
    'set-text': of('set-text', { text: texts }),
    'set-seed': of('set-seed', { seed: fc.oneof(fc.nat(), word) }),
    'set-systems': of('set-systems', { systems: fc.constantFrom(...scenarios.map(({ systems }) => systems)) }),
    'set-sheet': of('set-sheet', { sheet: optional({ language: fc.constantFrom('en', 'cs'), paper: fc.constantFrom('A4', 'A3') }) }),
    'set-players': of('set-players', { players: few(fc.record({ name: word }), 7) }),
    'set-tiles': of('set-tiles', { tiles }),
    'set-game': of('set-game', { game: optional({ twoTileCity: fc.constantFrom(4, 2), farmers: fc.boolean(), figures: number }) }),
    'set-waived': of('set-waived', {
      waived: few(fc.record({ rule: fc.constantFrom('tokens/apart', 'board/name-twice'), squares, reason: word }), 2),
    }),
    paint: fc
      .oneof(
        fc.record({ squares, ground: fc.constantFrom(...GROUNDS) }),
        fc.record({ squares, ground: fc.constantFrom(...GROUNDS), symmetry: fc.constantFrom(...LIVE_SYMMETRIES) }),
      )
      .map((fields) => ({ do: 'paint', ...fields }) as const),
    clear: of('clear', { squares }),
    'set-board': of('set-board', { board: fc.constantFrom(...boards) }),
    'set-board-facts': of('set-board-facts', { facts }),
    'name-town': named.map((naming) => ({ do: 'name-town', ...naming }) as const),
    'name-start': named.map((naming) => ({ do: 'name-start', ...naming }) as const),
    'move-name': of('move-name', { from: square, to: square }),
    'set-border': of('set-border', { sides: few(fc.record({ at: square, side }), 6), change }),
    'join-city': fc
      .oneof(fc.record({ at: square, to: square }), fc.record({ at: square }))
      .map((fields) => ({ do: 'join-city', ...fields }) as const),
    'group-city': fc
      .oneof(fc.record({ squares, name: texts }), fc.record({ squares }))
      .map((fields) => ({ do: 'group-city', ...fields }) as const),
    'leave-city': of('leave-city', { at: square }),
    'set-city-edge': of('set-city-edge', { at: square, side, edge }),
    'set-city-arms': of('set-city-arms', { at: square, arms: number }),
    'name-city': of('name-city', { at: square, name: texts }),
    'add-ferry': of('add-ferry', { ferry: fc.record({ from: end, to: end }) }),
    'remove-ferry': of('remove-ferry', { index: number }),
    'set-regions': of('set-regions', { regions: few(region, 3) }),
    'paint-region': of('paint-region', { index: fc.nat(2), squares, mode: fc.constantFrom(...SELECTION_MODES) }),
    'turn-board': of('turn-board', { turns: fc.constantFrom(...ROTATIONS) }),
    'mirror-board': of('mirror-board', { line: fc.constantFrom(...(Object.keys(MIRRORS) as (keyof typeof MIRRORS)[])) }),
    'resize-board': of('resize-board', { margins: fc.record({ left: margin, top: margin, right: margin, bottom: margin }) }),
    'crop-board': of('crop-board', {}),
    'nudge-name': of('nudge-name', { at: square, by: fc.constantFrom([0, 0] as const, [0.25, -0.5] as const) }),
    'shift-board': of('shift-board', { by: fc.tuple(margin, margin) }),
    'repeat-part': of('repeat-part', { symmetry: fc.constantFrom(...LIVE_SYMMETRIES), part: fc.constantFrom(...PARTS) }),
    stamp: fc
      .record({ at: square, squares })
      .map(({ at, squares: on }) => ({ do: 'move-squares', squares: on, to: at })) as unknown as AnyEdit<'stamp'>,
    'move-squares': of('move-squares', {
      squares,
      to: square,
      symmetry: fc.record({ mirrored: fc.boolean(), turns: fc.constantFrom(...ROTATIONS) }),
    }),
    'place-token': of('place-token', { token }),
    'move-token': of('move-token', { from: square, to: square }),
    'remove-token': of('remove-token', { at: square }),
    'set-placed': of('set-placed', { placed: few(token) }),
    'lock-token': of('lock-token', { at: square, locked: fc.boolean() }),
    'set-token-rules': of('set-token-rules', { constraints: few(constraint), supply }),
    'set-forbidden': of('set-forbidden', { forbidden: squares }),
    'token-rule': of('token-rule', { constraint, on: fc.boolean() }),
    'deal-tokens': of('deal-tokens', { seed: fc.nat() }),
    lay: of('lay', { placement }),
    'take-off': of('take-off', { at: square }),
    'set-laid': of('set-laid', { laid: few(placement) }),
    'set-starts': of('set-starts', { starts: few(square, 3) }),
    'replace-laid': of('replace-laid', { order: number, placement }),
    'take-laid': of('take-laid', { orders: few(number, 2) }),
    'strike-word': of('strike-word', { word: fc.constantFrom('what?', 'base-D/0@0,0') }),
  };
};
