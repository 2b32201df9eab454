import { describe, expect, test } from 'vitest';
import type { Scenario } from '../documents/scenario.ts';
import { type Region, regionsOf } from '../regions.ts';
import { archipelago } from '../tests/boards.ts';
import { MIXES } from '../tests/mixes.ts';
import { walk } from '../tests/walk.ts';
import type { Game } from './game.ts';
import { FIELD, MONASTERY, TYPE_NAMES } from './kinds.ts';
import { setupNow } from './now.ts';
import { countArms, countCities, isMonasteryComplete, squaresOfRegion, typeOf } from './points.ts';

interface Told {
  readonly type: string;
  /** Features of laid tiles, "order.feature". */
  readonly features: readonly string[];
  readonly squares: readonly string[];
  readonly arms: number;
  readonly isComplete: boolean;
  readonly completeCities: number;
}
const order = (told: readonly Told[]): readonly Told[] =>
  [...told].sort((a, b) => (`${a.type} ${a.features[0]}` < `${b.type} ${b.features[0]}` ? -1 : 1));

/** The regions a game has kept up, told by the tiles laid. */
const kept = (game: Game): readonly Told[] => {
  const { regions } = game;
  const features = new Map<number, string[]>();
  for (let node = 0; node < regions.count; node++) {
    const slot = regions.slot[node] as number;
    const head = regions.head(node);
    const names = features.get(head) ?? [];
    if (slot >= game.printed) names.push(`${slot - game.printed}.${node - (game.node[slot] as number)}`);
    features.set(head, names);
  }
  const told = [...features].map(([head, names]): Told => {
    const type = typeOf(game, head);
    return {
      type: TYPE_NAMES[type] as string,
      features: names.sort(),
      squares: type === FIELD ? [] : squaresOfRegion(game, head).map(String).sort(),
      arms: countArms(game, head),
      isComplete: type === MONASTERY ? isMonasteryComplete(game, head) : type !== FIELD && regions.open[head] === 0,
      completeCities: type === FIELD ? countCities(game, head) : 0,
    };
  });
  return order(told.filter((region) => region.features.length > 0));
};

/** The regions of the same tiles, worked out from nothing. */
const workedOut = (game: Game): readonly Told[] => {
  const { all } = regionsOf(setupNow(game));
  const told = all.map(
    (region: Region): Told => ({
      type: region.type,
      features: region.owners.flatMap((owner) => (owner.by === 'tile' ? [`${owner.order}.${owner.feature}`] : [])).sort(),
      squares: region.type === 'field' ? [] : region.squares.map(String).sort(),
      arms: region.arms,
      isComplete: region.type !== 'field' && region.isComplete,
      completeCities: region.cities.filter((city) => all[city]?.isComplete).length,
    }),
  );
  return order(told.filter((region) => region.features.length > 0));
};

const TABLES = {
  ...MIXES,
  'borders without print stay open': { ...MIXES['map board'], systems: { 'map-boards': { neutralBorder: 'open' } } },
  'an archipelago with a ferry and a table edge': {
    board: {
      ...archipelago,
      cities: archipelago.cities.filter(({ name }) => name.en !== 'Loose'),
      border: [...archipelago.border, { at: [0, 4], side: 'W', open: true }],
    },
    tiles: { sets: [{ set: 'base' }, { set: 'inns-and-cathedrals' }] },
    starts: [[5, 3]],
    systems: { 'map-boards': {} },
  },
} satisfies Readonly<Record<string, Partial<Scenario>>>;

const MINUTE = 60_000;
describe.each(Object.entries<Partial<Scenario>>(TABLES))('%s', (_, changes) => {
  test(
    'the regions kept up while playing are those worked out from nothing',
    () => {
      for (const seed of [1, 2])
        for (const { game } of walk(changes, `regions ${seed}`))
          if ((game.stageName === 'draw' && game.turn % 6 === 0) || game.isOver) expect(kept(game)).toEqual(workedOut(game));
    },
    MINUTE,
  );
});
