import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groundAt } from '../board.ts';
import { boardObjections } from '../boards/objections.ts';
import { capture } from '../boards/piece.ts';
import { MIRRORS, type MirrorLine } from '../boards/symmetry.ts';
import { type Board, GROUNDS } from '../documents/board.ts';
import { readDocument } from '../documents/read.ts';
import type { Scenario } from '../documents/scenario.ts';
import { writeDocument } from '../documents/write.ts';
import { type Rotation, SIDES, type Square } from '../grid.ts';
import { boardOf } from '../setup.ts';
import { library } from '../tests/library.ts';
import { applyEdit, type Edit } from './edit.ts';

const scenarios = import.meta.glob<Scenario>('../../scenarios/scenarios/*.json', { eager: true, import: 'default' });
const bundled = scenarios['../../scenarios/scenarios/germany-chips.json']!;
/** Germany as the scenario's own board, with a region and a ferry on it. */
const germany: Scenario = {
  ...bundled,
  board: {
    ...boardOf(bundled, library),
    ferries: [{ from: [9, 1, 'N'], to: [4, 0, 'E'] }],
    marks: [{ at: [5, 2], colour: 'orange' }],
    bands: [{ colour: 'purple', rows: [0, 3] }],
    regions: [
      {
        name: { en: 'North' },
        squares: [
          [4, 1],
          [5, 1],
        ],
      },
    ],
  },
};
const edited = (scenario: Scenario, ...edits: Edit[]): Scenario =>
  edits.reduce((now, edit) => {
    const done = applyEdit(now, edit, library);
    if (!done.ok) throw new Error(done.problem.rule);
    return done.value;
  }, scenario);
const bytes = (scenario: Scenario): string => writeDocument(scenario);
const own = (scenario: Scenario): Board => boardOf(scenario, library);

const square = fc.tuple(fc.integer({ min: -1, max: 13 }), fc.integer({ min: -1, max: 18 })).map(([x, y]): Square => [x, y]);
const squares = fc.array(square, { minLength: 1, maxLength: 12 });
const side = fc.constantFrom(...SIDES);
const lines = Object.keys(MIRRORS) as MirrorLine[];
const margin = fc.integer({ min: 0, max: 3 });
const turns = fc.integer({ min: 0, max: 3 }) as fc.Arbitrary<Rotation>;
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ do: fc.constant('paint' as const), squares, ground: fc.constantFrom(...GROUNDS) }),
  fc.record({ do: fc.constant('clear' as const), squares }),
  fc.record({ do: fc.constant('join-city' as const), at: square, to: square }),
  fc.record({ do: fc.constant('leave-city' as const), at: square }),
  fc.record({ do: fc.constant('set-city-arms' as const), at: square, arms: fc.integer({ min: 0, max: 3 }) }),
  fc.record({
    do: fc.constant('set-border' as const),
    sides: fc.array(fc.record({ at: square, side })),
    change: fc.record({ print: fc.constantFrom('road' as const, 'city' as const, null), arms: fc.constantFrom(1, null) }),
  }),
  fc.record({ do: fc.constant('turn-board' as const), turns }),
  fc.record({ do: fc.constant('mirror-board' as const), line: fc.constantFrom(...lines) }),
  fc.record({ do: fc.constant('resize-board' as const), margins: fc.record({ left: margin, top: margin, right: margin, bottom: margin }) }),
  fc.record({ do: fc.constant('crop-board' as const) }),
  fc.record({ do: fc.constant('shift-board' as const), by: fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 })) }),
  fc.record({ do: fc.constant('move-squares' as const), squares, to: square, symmetry: fc.record({ mirrored: fc.boolean(), turns }) }),
  fc.record({
    do: fc.constant('paint-region' as const),
    index: fc.constant(0),
    squares,
    mode: fc.constantFrom('add' as const, 'subtract' as const),
  }),
);
/** What editing may never leave behind. */
const STRUCTURAL = new Set([
  'board/rows-of-one-length',
  'board/city-square-missing',
  'board/city-square-unclaimed',
  'board/city-square-twice',
  'board/city-empty',
  'board/inner-edge-without-sibling',
  'board/start-off-tile-squares',
  'board/town-off-tile-squares',
  'board/border-side-inside',
  'board/border-side-twice',
  'board/ferry-off-tile-squares',
]);

describe('a board with everything on it', () => {
  test('turned four times is the same to the byte', () => {
    const turn: Edit = { do: 'turn-board', turns: 1 };
    expect(bytes(edited(germany, turn, turn, turn, turn))).toBe(bytes(germany));
    expect(bytes(edited(germany, turn))).not.toBe(bytes(germany));
    expect(bytes(edited(germany, { do: 'turn-board', turns: 3 }, turn))).toBe(bytes(germany));
  });
  test.each(lines)('mirrored twice about the %s line is the same to the byte', (line) => {
    const mirror: Edit = { do: 'mirror-board', line };
    expect(bytes(edited(germany, mirror, mirror))).toBe(bytes(germany));
    expect(bytes(edited(germany, mirror))).not.toBe(bytes(germany));
  });
  test('turning and mirroring keep all it holds and break no rule', () => {
    for (const line of lines) {
      const mirrored = edited(germany, { do: 'mirror-board', line }, { do: 'turn-board', turns: 1 });
      expect(mirrored.tokens?.placed.length).toBe(30);
      expect(own(mirrored).border.length).toBe(own(germany).border.length);
      expect([...boardObjections(own(mirrored))].map(({ rule }) => rule)).toEqual(
        [...boardObjections(own(germany))].map(({ rule }) => rule),
      );
    }
  });
  test('a laid tile without a mirror image stops the mirror, and says which', () => {
    const tile = library.tileSet('base')!.tiles[0]!;
    const lonely = {
      ...germany,
      laid: ['lonely/0@8,2'],
      tiles: {
        sets: [{ set: 'mine' }],
        own: [
          {
            kind: 'tile-set' as const,
            version: 1 as const,
            id: 'mine',
            name: { en: 'mine' },
            tiles: [
              {
                ...tile,
                id: 'lonely',
                features: [
                  { type: 'city' as const, edges: ['N'] },
                  { type: 'road' as const, edges: ['E'] },
                ],
              },
            ],
          },
        ],
      },
    };
    const mirrored = applyEdit(lonely, { do: 'mirror-board', line: 'vertical' }, library);
    expect(mirrored.ok ? undefined : mirrored.problem).toMatchObject({ rule: 'board/no-mirror-image', facts: { tile: 'lonely' } });
    expect(applyEdit(lonely, { do: 'turn-board', turns: 1 }, library).ok).toBe(true);
  });
  test('grown and taken away again, or shifted and shifted back, is the same to the byte', () => {
    fc.assert(
      fc.property(margin, margin, margin, margin, (left, top, right, bottom) => {
        const grown = edited(germany, { do: 'resize-board', margins: { left, top, right, bottom } });
        const [dx, dy] = [Math.min(1, right), Math.min(1, bottom)];
        const moved = edited(grown, { do: 'shift-board', by: [dx, dy] }, { do: 'shift-board', by: [-dx, -dy] });
        const cut = edited(moved, { do: 'resize-board', margins: { left: -left, top: -top, right: -right, bottom: -bottom } });
        expect(bytes(cut)).toBe(bytes(germany));
        expect(bytes(edited(moved, { do: 'crop-board' }))).toBe(bytes(germany));
      }),
      { numRuns: 30 },
    );
  });
});

describe('pieces', () => {
  test('what is taken up and put down where it was leaves the same things on the board', () => {
    const all = own(germany).rows.flatMap((row, y) => [...row].map((_, x): Square => [x, y]));
    expect(bytes(edited(germany, { do: 'move-squares', squares: all, to: [0, 0] }))).toBe(bytes(germany));
  });
  test('where a piece has no square, what lies below it stays', () => {
    const piece = capture(germany, library, [
      [3, 0],
      [4, 0],
    ]);
    const next = own(edited(germany, { do: 'stamp', piece, at: [4, 8] }));
    expect([groundAt(next, [4, 8]), next.towns.some(({ at }) => String(at) === '4,8')]).toEqual(['#', true]);
    expect(next.towns.filter(({ name }) => name.en === 'Flensburg').map(({ at }) => at)).toEqual([
      [4, 0],
      [5, 8],
    ]);
  });
  test('a large city stamped elsewhere is a city of its own, with edges, arms and name', () => {
    const berlin = own(germany).cities[0]!;
    const piece = capture(
      germany,
      library,
      berlin.squares.map(({ at }) => at),
    );
    const next = own(edited(germany, { do: 'stamp', piece, at: [5, 11] }));
    expect(next.cities).toHaveLength(own(germany).cities.length + 1);
    expect(next.cities.at(-1)).toMatchObject({ name: berlin.name });
    expect(next.cities.at(-1)!.squares.map(({ edges, arms }) => ({ edges, arms }))).toEqual(
      berlin.squares.map(({ edges, arms }) => ({ edges, arms })),
    );
  });
  test('half of a large city taken along loses its inner edges', () => {
    const piece = capture(germany, library, [[4, 3]]);
    expect(piece.board.cities[0]!.squares[0]!.edges).toEqual({ N: 'road', E: 'field', S: 'field', W: 'city' });
  });
});

describe('painting', () => {
  test('takes away what cannot stand on the new ground, and only that', () => {
    const flooded = own(
      edited(germany, {
        do: 'paint',
        squares: [
          [8, 2],
          [4, 0],
        ],
        ground: '~',
      }),
    );
    expect(flooded.starts.map(({ name }) => name.en)).toEqual(['Erfurt', 'Stuttgart']);
    expect(flooded.towns.some(({ name }) => name.en === 'Flensburg')).toBe(false);
    expect(flooded.ferries).toEqual([]);
  });
  test('printed squares join the city they touch, or found one', () => {
    const joined = own(edited(germany, { do: 'paint', squares: [[8, 5]], ground: 'O' }));
    expect(joined.cities[0]!.squares.map(({ at }) => at)).toContainEqual([8, 5]);
    expect(joined.cities[0]!.squares[0]!.edges.W).toBe('inner');
    const founded = own(edited(germany, { do: 'paint', squares: [[6, 10]], ground: 'O' }));
    expect(founded.cities).toHaveLength(7);
  });
  test('painting what is so already changes nothing', () => {
    expect(edited(germany, { do: 'paint', squares: [[5, 2]], ground: '#' })).toBe(germany);
  });
});

describe('any editing', () => {
  const untouched = bytes(germany);
  test('leaves no torn board behind, can be saved and opened to the same bytes, and be undone', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const past = [germany];
        for (const one of edits) {
          const done = applyEdit(past.at(-1)!, one, library);
          if (done.ok) past.push(done.value);
        }
        for (const scenario of past) {
          const found = [...boardObjections(own(scenario))].map(({ rule }) => rule);
          expect(found.filter((rule) => STRUCTURAL.has(rule))).toEqual([]);
        }
        const written = bytes(past.at(-1)!);
        const read = readDocument(written, { file: 'x.json' });
        expect(read.ok && writeDocument(read.value.document)).toBe(written);
        expect(bytes(past[0]!)).toBe(untouched);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
