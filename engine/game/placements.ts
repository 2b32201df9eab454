import type { Game } from './game.ts';
import { fitMask } from './kinds.ts';
import { partCell } from './put.ts';

/** Offers every legal place of a kind, as `cell * 4 + rotation`. */
export const offerPlacements = (game: Game, kind: number): void => {
  if (game.plan.kinds.parts[kind] === 1) offerSingle(game, kind);
  else offerMega(game, kind);
};

const offerSingle = (game: Game, kind: number): void => {
  const { ground, plan } = game;
  const { kinds, layRules } = plan;
  const part = kinds.firstPart[kind] as number;
  const { frontier, key } = ground;
  for (let i = 0; i < ground.frontierSize; i++) {
    const cell = frontier[i] as number;
    let mask = fitMask(kinds, part, key[cell] as number);
    while (mask !== 0) {
      const bit = mask & -mask;
      const rotation = 31 - Math.clz32(bit);
      if (layRules.length === 0 || passes(game, kind, cell, rotation)) game.offer(cell * 4 + rotation);
      mask ^= bit;
    }
  }
};

const passes = (game: Game, kind: number, cell: number, rotation: number): boolean => {
  for (const { mayLay } of game.plan.layRules) if (mayLay && !mayLay(game, kind, cell, rotation)) return false;
  return true;
};

/** Tiles of several squares: each of their squares on each square of the frontier, every place once. */
const offerMega = (game: Game, kind: number): void => {
  const { ground, plan } = game;
  const first = plan.kinds.firstPart[kind] as number;
  const after = first + (plan.kinds.parts[kind] as number);
  for (let i = 0; i < ground.frontierSize; i++)
    for (let part = first; part < after; part++) offerMegaOn(game, kind, part, ground.frontier[i] as number);
};
/** One square of such a tile on one square of the frontier. */
const offerMegaOn = (game: Game, kind: number, part: number, on: number): void => {
  const first = game.plan.kinds.firstPart[kind] as number;
  for (let mask = fitMask(game.plan.kinds, part, game.ground.key[on] as number); mask !== 0; mask &= mask - 1) {
    const rotation = 31 - Math.clz32(mask & -mask);
    const cell = on - partCell(game, 0, part, rotation);
    if (!fitsAt(game, kind, cell, rotation) || !isFirstOnFrontier(game, cell, first, part, rotation)) continue;
    if (passes(game, kind, cell, rotation)) game.offer(cell * 4 + rotation);
  }
};
/** True if a tile of several squares fits somewhere with one of them beside this square. */
export const fitsBeside = (game: Game, kind: number, beside: number): boolean => {
  const { ground, plan } = game;
  const first = plan.kinds.firstPart[kind] as number;
  for (const step of ground.step) {
    const on = beside + step;
    if (ground.laid[on] !== 0 || ground.open[on] !== 1) continue;
    for (let part = first; part < first + (plan.kinds.parts[kind] as number); part++)
      for (let mask = fitMask(plan.kinds, part, ground.key[on] as number); mask !== 0; mask &= mask - 1) {
        const rotation = 31 - Math.clz32(mask & -mask);
        if (fitsAt(game, kind, on - partCell(game, 0, part, rotation), rotation)) return true;
      }
  }
  return false;
};
const isFirstOnFrontier = (game: Game, cell: number, first: number, part: number, rotation: number): boolean => {
  for (let before = first; before < part; before++) if (game.ground.frontierAt[partCell(game, cell, before, rotation)] !== -1) return false;
  return true;
};

/** True if all squares of a kind would lie on free ground and match what their neighbours show. Says nothing of touching a tile. */
export const fitsAt = (game: Game, kind: number, cell: number, rotation: number): boolean => {
  const { ground, plan } = game;
  const first = plan.kinds.firstPart[kind] as number;
  for (let i = 0; i < (plan.kinds.parts[kind] as number); i++) {
    const at = partCell(game, cell, first + i, rotation);
    if (ground.laid[at] !== 0 || ground.open[at] !== 1) return false;
    if (((fitMask(plan.kinds, first + i, ground.key[at] as number) >> rotation) & 1) === 0) return false;
  }
  return true;
};

/** True if some square of a kind at this place would lie beside a tile. */
export const touchesAt = (game: Game, kind: number, cell: number, rotation: number): boolean => {
  const first = game.plan.kinds.firstPart[kind] as number;
  for (let i = 0; i < (game.plan.kinds.parts[kind] as number); i++)
    if (game.ground.frontierAt[partCell(game, cell, first + i, rotation)] !== -1) return true;
  return false;
};
/** The whole placement test of one place. */
export const mayLie = (game: Game, kind: number, cell: number, rotation: number): boolean =>
  touchesAt(game, kind, cell, rotation) && fitsAt(game, kind, cell, rotation) && passes(game, kind, cell, rotation);
