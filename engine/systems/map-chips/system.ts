import type { Game } from '../../game/game.ts';
import { award } from '../../game/points.ts';
import { partCell } from '../../game/put.ts';
import type { Binding, BoundSystem, System } from '../../game/system.ts';
import { Chips, ON_BOARD } from './chips.ts';
import { canUpgrade, offerUpgrades, upgrade, upgradeMove, upgradeObjections } from './upgrades.ts';

/** Takes the chips under the tiles laid this turn and scores them. */
const collect = (game: Game, chips: Chips): void => {
  for (let slot = game.laidFrom; slot < game.slots; slot++)
    for (let chip = 0; chip < chips.count; chip++) {
      if (chips.place(game, chip) !== ON_BOARD || !covers(game, slot, chips, chip)) continue;
      chips.take(game, chip, game.player);
      const square = chips.squares[chip];
      award(game, game.player, chips.value(game, chip), 'map-chips/chip', game.log && square ? [square] : undefined);
    }
};
const covers = (game: Game, slot: number, chips: Chips, chip: number): boolean => {
  const { kinds } = game.plan;
  const square = chips.squares[chip] as readonly [number, number];
  const kind = game.kind[slot] as number;
  if (kinds.parts[kind] === 1) return game.x[slot] === square[0] && game.y[slot] === square[1];
  const cell = game.ground.cellOf(square);
  for (let i = 0; i < (kinds.parts[kind] as number); i++)
    if (partCell(game, game.cellOf(slot), (kinds.firstPart[kind] as number) + i, game.turns[slot] as number) === cell) return true;
  return false;
};

const payLeftOver = (game: Game, chips: Chips): void => {
  for (let chip = 0; chip < chips.count; chip++) {
    const holder = chips.holder(game, chip);
    if (holder >= 0) award(game, holder, chips.value(game, chip), 'map-chips/left-over');
  }
};

const bind = ({ setup, offset }: Binding): BoundSystem => {
  const switches = setup.scenario.systems['map-chips'] ?? {};
  const chips = new Chips(setup, offset);
  /** The turn (plus one) in which a player has had enough of upgrading. */
  const done = offset + chips.stateSize;
  return {
    id: 'map-chips',
    stateSize: chips.stateSize + 1,
    deal: (_, random) => chips.deal(random),
    dealt: (game, kinds) => chips.dealt(game, kinds),
    laid: (game) => {
      collect(game, chips);
      return false;
    },
    figured: (game) => game.state[done] !== game.turn + 1 && canUpgrade(game, chips),
    list: (game) => offerUpgrades(game, chips),
    choose: (game, code) => {
      const goesOn = upgrade(game, chips, code) && switches.upgradesPerTurn !== 'one';
      if (!goesOn) game.state[done] = game.turn + 1;
    },
    moveOf: upgradeMove,
    canonical: (move) => (move.do === 'upgrade' ? { ...move, pay: [...move.pay].sort((a, b) => b - a) } : move),
    objections: (game, move) => (move.do === 'upgrade' ? [...upgradeObjections(game, chips, move)] : []),
    figureLeaves: (game, node) => {
      for (let chip = 0; chip < chips.count; chip++) if (chips.nodeAbove(game, chip) === node) chips.remove(game, chip);
    },
    ...(switches.leftOver === 'value' ? { final: (game: Game) => payLeftOver(game, chips) } : {}),
  };
};

/** Map chips of Germany (Map Chips: Germany): taken by covering them, paid to make a meeple count as two. */
export const mapChips: System = { id: 'map-chips', moves: ['upgrade'], bind };
