import type { Game } from '../../game/game.ts';
import { CITY, FIELD, MONASTERY } from '../../game/kinds.ts';
import { award, countArms, countCities, squaresOfRegion, typeOf } from '../../game/points.ts';

const FORTUNE_POINTS = 3;
const INQUISITION_POINTS = 2;

/** How the figures of a region are counted for payments per figure: 1 each, or upgraded ones twice by a switch of the map chips. */
export interface Counting {
  readonly upgradedPaysTwice: boolean;
  readonly famineMajority: boolean;
}

/** Figures of each player on a region, in the plan's scratch room; as many as they count. */
const countFigures = (game: Game, head: number, twice: boolean): Int32Array => {
  const { regions, plan } = game;
  const count = plan.scratch.strength.fill(0);
  let node = head;
  do {
    const owner = regions.owner[node] as number;
    if (owner !== 0) count[owner - 1]! += twice ? (regions.weight[node] as number) : 1;
    node = regions.ring[node] as number;
  } while (node !== head);
  return count;
};

/** Visits every occupied region of a type once. */
const eachRegion = (game: Game, type: number, visit: (head: number) => void): void => {
  const { regions, plan } = game;
  const { paidStamps } = plan.scratch;
  const stamp = ++plan.scratch.stamp;
  for (let i = 0; i < game.figures; i++) {
    const head = regions.head(game.standing[i] as number);
    if (paidStamps[head] === stamp || typeOf(game, head) !== type) continue;
    paidStamps[head] = stamp;
    visit(head);
  }
};

const payEach = (game: Game, head: number, what: string, points: (figures: number) => number, counts: Int32Array): void => {
  const squares = game.log ? squaresOfRegion(game, head) : undefined;
  for (let player = 0; player < game.plan.players; player++) {
    const figures = counts[player] as number;
    if (figures > 0) award(game, player, points(figures), what, squares);
  }
};

/** 3 points for the player whose turn it is. */
export const fortune = (game: Game): void => award(game, game.player, FORTUNE_POINTS, 'wheel-of-fortune/fortune');

/** For each own knight as many points as the city has arms and own knights; each city by itself, no majority (Wheel of Fortune, Czech rules). */
export const taxes = (game: Game, { upgradedPaysTwice }: Counting): void =>
  eachRegion(game, CITY, (head) => {
    const arms = countArms(game, head);
    payEach(game, head, 'wheel-of-fortune/taxes', (knights) => knights * (arms + knights), countFigures(game, head, upgradedPaysTwice));
  });

/** For each own farmer a point for every completed city that touches his field. */
export const famine = (game: Game, { upgradedPaysTwice, famineMajority }: Counting): void =>
  eachRegion(game, FIELD, (head) => {
    const cities = countCities(game, head);
    if (cities === 0) return;
    const most = famineMajority ? Math.max(...countFigures(game, head, true)) : 0;
    const weak = famineMajority ? Array.from(countFigures(game, head, true), (strength) => strength < most) : [];
    const counts = countFigures(game, head, upgradedPaysTwice);
    for (const [player, isWeak] of weak.entries()) if (isWeak) counts[player] = 0;
    payEach(game, head, 'wheel-of-fortune/famine', (farmers) => farmers * cities, counts);
  });

/** A point for every follower in supply. */
export const storm = (game: Game): void => {
  for (let player = 0; player < game.plan.players; player++) {
    const supply = game.supply[player] as number;
    if (supply > 0) award(game, player, supply, 'wheel-of-fortune/storm');
  }
};

/** 2 points for every own monk. */
export const inquisition = (game: Game, { upgradedPaysTwice }: Counting): void =>
  eachRegion(game, MONASTERY, (head) =>
    payEach(game, head, 'wheel-of-fortune/inquisition', (monks) => INQUISITION_POINTS * monks, countFigures(game, head, upgradedPaysTwice)),
  );
