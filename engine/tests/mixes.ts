import germanyChips from '../../scenarios/scenarios/germany-chips.json';
import type { Scenario } from '../documents/scenario.ts';
import { neighbours } from './boards.ts';

const germany = germanyChips as unknown as Scenario;
const { board, tiles, starts, tokens } = germany;

/** Scenarios to play random games of, by name. */
export const MIXES: Readonly<Record<string, Partial<Scenario>>> = {
  'base game': {},
  'base game for four, small city pays 2': {
    players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }],
    game: { twoTileCity: 2 },
  },
  'wheel of fortune': { tiles: { sets: [{ set: 'wheel-of-fortune' }, { set: 'wheel-board' }] }, systems: { 'wheel-of-fortune': {} } },
  'wheel aside with roses': {
    tiles: { sets: [{ set: 'base' }, { set: 'wheel-of-fortune' }, { set: 'wind-roses' }] },
    systems: { 'wheel-of-fortune': { aside: true }, 'wind-roses': {} },
  },
  'wheel board with roses': {
    tiles: { sets: [{ set: 'wheel-of-fortune' }, { set: 'wheel-board' }, { set: 'wind-roses' }] },
    systems: { 'wheel-of-fortune': {}, 'wind-roses': {} },
    players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
  },
  'base game without enclosed holes': { game: { noEnclosedHoles: true } },
  'map board without enclosed holes': { board, tiles, starts, systems: { 'map-boards': {} }, game: { noEnclosedHoles: true } },
  wonders: {
    tiles: { sets: [{ set: 'base' }, { set: 'inns-and-cathedrals' }, { set: 'wonders' }] },
    systems: { wonders: {} },
    players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
  },
  'wheel, roses and wonders, tested after every scoring': {
    tiles: { sets: [{ set: 'wheel-of-fortune' }, { set: 'wheel-board' }, { set: 'wind-roses' }, { set: 'wonders' }] },
    systems: { 'wheel-of-fortune': {}, 'wind-roses': {}, wonders: { wonderCheck: 'everyScoring' } },
  },
  'everything on a map board': {
    board,
    starts,
    tokens: tokens as NonNullable<typeof tokens>,
    tiles: { sets: [...tiles.sets, { set: 'wheel-of-fortune' }, { set: 'wind-roses' }, { set: 'wonders' }] },
    systems: { 'map-boards': {}, 'map-chips': {}, 'wheel-of-fortune': { aside: true }, 'wind-roses': {}, wonders: {} },
    players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }],
  },
  'map board of touching cities': { board: neighbours, tiles: { sets: [{ set: 'base' }] }, systems: { 'map-boards': {} } },
  'map board of touching cities, each square awake by itself': {
    board: neighbours,
    tiles: { sets: [{ set: 'base' }] },
    systems: { 'map-boards': { cityWakes: 'touched-square' } },
  },
  'map board': { board, tiles, starts, systems: { 'map-boards': {} } },
  'map board and chips': {
    board,
    tiles,
    starts,
    tokens: tokens as NonNullable<typeof tokens>,
    systems: { 'map-boards': {}, 'map-chips': {} },
  },
};
