import { type Game, NONE } from '../../game/game.ts';
import type { Move, MoveOf } from '../../game/move.ts';
import { type FeaturePlace, nodeAtPlace, placeOfNode } from '../../game/place.ts';
import { squareName } from '../../grid.ts';
import { type Objection, objection } from '../../objection.ts';
import type { Chips } from './chips.ts';
import { countOf, PAYMENTS, PRICE, sumOf } from './payments.ts';

/** "No (further) upgrade". Other codes hold a node, a way to pay and the value of the chip that goes under the figure. */
const STOP = 0;
const VALUES = [1, 2] as const;
const codeFor = (node: number, payment: number, keep: number): number => 1 + (node * PAYMENTS.length + payment) * 2 + (keep - 1);

interface Choice {
  readonly node: number;
  readonly payment: readonly (1 | 2)[];
  readonly keep: 1 | 2;
}
const choiceOf = (code: number): Choice => {
  const rest = (code - 1) >> 1;
  return {
    node: Math.floor(rest / PAYMENTS.length),
    payment: PAYMENTS[rest % PAYMENTS.length] as readonly (1 | 2)[],
    keep: ((code - 1) & 1) === 0 ? 1 : 2,
  };
};

const canPay = (game: Game, chips: Chips, payment: readonly number[]): boolean =>
  VALUES.every((value) => chips.held(game, game.player, value) >= countOf(payment, value));
const mayUpgrade = (game: Game, node: number): boolean => game.regions.owner[node] === game.player + 1 && game.regions.weight[node] === 1;

/** Whether the player to move could upgrade anything. */
export const canUpgrade = (game: Game, chips: Chips): boolean => {
  if (2 * chips.held(game, game.player, 2) + chips.held(game, game.player, 1) < PRICE) return false;
  if (!PAYMENTS.some((payment) => canPay(game, chips, payment))) return false;
  for (let i = 0; i < game.figures; i++) if (mayUpgrade(game, game.standing[i] as number)) return true;
  return false;
};

export const offerUpgrades = (game: Game, chips: Chips): void => {
  game.offer(STOP);
  for (const [p, payment] of PAYMENTS.entries()) {
    if (!canPay(game, chips, payment)) continue;
    for (let i = 0; i < game.figures; i++) {
      const node = game.standing[i] as number;
      if (mayUpgrade(game, node)) for (const keep of VALUES) if (payment.includes(keep)) game.offer(codeFor(node, p, keep));
    }
  }
};

export const upgradeMove = (game: Game, code: number): Move => {
  if (code === STOP) return { do: 'pass' };
  const { node, payment, keep } = choiceOf(code);
  return {
    do: 'upgrade',
    ...(placeOfNode(game, node) as FeaturePlace & { on: 'field' | 'road' | 'city' | 'monastery' }),
    pay: payment,
    keep,
  };
};

/** Pays and upgrades; returns false if the player stopped. */
export const upgrade = (game: Game, chips: Chips, code: number): boolean => {
  if (code === STOP) return false;
  const { node, payment, keep } = choiceOf(code);
  const under = chips.find(game, game.player, keep);
  chips.putUnder(game, under, node);
  const others = [...payment];
  others.splice(others.indexOf(keep), 1);
  for (const value of others) chips.remove(game, chips.find(game, game.player, value));
  game.regions.weight[node] = 2;
  return true;
};

/** Why an upgrade is refused. */
export function* upgradeObjections(game: Game, chips: Chips, move: MoveOf<'upgrade'>): Generator<Objection> {
  const at = { squares: [move.at] };
  const square = squareName(move.at);
  const node = nodeAtPlace(game, move);
  const owner = node === NONE ? 0 : (game.regions.owner[node] as number);
  if (owner !== game.player + 1) yield objection(owner === 0 ? 'chips/nobody-stands-there' : 'chips/not-your-meeple', at, { square });
  else if (game.regions.weight[node] !== 1) yield objection('chips/upgraded-already', at, { square });
  const sum = sumOf(move.pay);
  if (sum !== PRICE) yield objection('chips/pay-exactly-four', at, { sum });
  else if (!canPay(game, chips, move.pay)) {
    const [ones, twos] = VALUES.map((value) => chips.held(game, game.player, value));
    yield objection('chips/not-held', at, { ones: ones as number, twos: twos as number });
  }
  if (!move.pay.includes(move.keep)) yield objection('chips/kept-chip-is-paid', at, { value: move.keep });
}
