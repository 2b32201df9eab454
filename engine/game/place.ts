import { HALVES, SIDES, type Square } from '../grid.ts';
import { type Game, NONE } from './game.ts';
import { FIELD, MONASTERY, TYPE_NAMES } from './kinds.ts';
import { partCell } from './put.ts';

/** How a feature of a laid tile is named in moves and records: a square it lies on, what it is, and a side or half it reaches there. */
export interface FeaturePlace {
  readonly at: Square;
  readonly on: 'field' | 'road' | 'city' | 'river' | 'monastery';
  readonly place?: string;
}

/** The first place by which a node can be named; undefined for a feature that reaches no side (it is named by its square alone). */
export const placeOfNode = (game: Game, node: number): FeaturePlace => {
  const { regions, plan, ground } = game;
  const { kinds } = plan;
  const slot = regions.slot[node] as number;
  const kind = game.kind[slot] as number;
  const local = node - (game.node[slot] as number);
  const on = TYPE_NAMES[kinds.type[regions.feature[node] as number] as number] as FeaturePlace['on'];
  const turns = game.turns[slot] as number;
  for (const square of kinds.squares[regions.feature[node] as number] as readonly number[]) {
    const part = (kinds.firstPart[kind] as number) + square;
    const at = ground.squareOf(partCell(game, game.cellOf(slot), part, turns));
    if (on === 'monastery') return { at, on };
    const names: readonly string[] = on === 'field' ? HALVES : SIDES;
    const table = on === 'field' ? kinds.field : kinds.reach;
    const place = names.find((_, i) => table[(part * 4 + turns) * names.length + i] === local);
    if (place !== undefined) return { at, on, place };
  }
  return { at: game.squareOf(slot), on };
};

/** The node a place names, NONE if there is none. */
export const nodeAtPlace = (game: Game, { at, on, place }: FeaturePlace): number => {
  const { ground, regions, plan } = game;
  const cell = ground.cellOf(at);
  const laid = cell === -1 ? 0 : (ground.laid[cell] as number);
  if (laid === 0) return NONE;
  const base = game.node[ground.slot[cell] as number] as number;
  const slot = ground.slot[cell] as number;
  const local =
    place === undefined && on !== TYPE_NAMES[MONASTERY] ? innerFeature(game, slot, on) : localFeature(game, laid - 1, on, place);
  if (local < 0) return NONE;
  const type = plan.kinds.type[regions.feature[base + local] as number] as number;
  return TYPE_NAMES[type] === on ? base + local : NONE;
};
/** A feature that reaches no side of its tile: there is at most one of a kind. */
const innerFeature = (game: Game, slot: number, on: FeaturePlace['on']): number => {
  const tile = game.plan.kinds.tiles[game.kind[slot] as number];
  return tile?.features.findIndex((feature) => feature.type === on && feature.type === 'field' && feature.halves.length === 0) ?? NONE;
};
const localFeature = (game: Game, row: number, on: FeaturePlace['on'], place: string | undefined): number => {
  const { kinds } = game.plan;
  if (on === TYPE_NAMES[MONASTERY]) return kinds.monastery[row >> 2] as number;
  const names: readonly string[] = on === TYPE_NAMES[FIELD] ? HALVES : SIDES;
  const i = names.indexOf(place ?? '');
  if (i === -1) return NONE;
  return (on === TYPE_NAMES[FIELD] ? kinds.field : kinds.reach)[row * names.length + i] as number;
};
