import type { Scenario } from '../../documents/scenario.ts';
import type { Game } from '../../game/game.ts';
import { STAGE } from '../../game/stage.ts';
import type { Binding, BoundSystem, System } from '../../game/system.ts';
import { objection } from '../../objection.ts';
import { shuffled } from '../../random.ts';
import { alhambra, circusMaximus, countCompletedRoads, notreDame, stonehenge, stonehengeForExtraTile } from './abilities.ts';
import { Hoard } from './hoard.ts';
import { Placing } from './placing.ts';
import { Taking } from './taking.ts';

const FIGURES = 6;

/** The wonders as bound to a scenario: who holds what, what may be asked, how the switches stand. */
interface Wonders {
  readonly hoard: Hoard;
  readonly taking: Taking;
  readonly placing: Placing;
  readonly kinds: readonly number[];
  /** By wonder: which of the four it is. */
  readonly names: readonly unknown[];
  readonly players: number;
  readonly switches: NonNullable<Scenario['systems']['wonders']>;
  readonly upgradedPaysTwice: boolean;
}

const wondersOf = ({ setup, kinds, players, offset }: Binding): Wonders => {
  const { scenario, catalogue } = setup;
  const switches = scenario.systems.wonders ?? {};
  const isListed = (kind: number): boolean => catalogue.copies.has(kinds.tiles[kind]?.id ?? '');
  const own = kinds.tiles.flatMap(({ marks }, kind) => (marks?.['wonder'] !== undefined && isListed(kind) ? [kind] : []));
  const hoard = new Hoard(offset, players, own.length);
  const ids = own.map((kind) => kinds.tiles[kind]?.id ?? '');
  return {
    hoard,
    taking: new Taking(hoard, ids, switches.wonderCheck === 'everyScoring'),
    placing: new Placing(hoard, own),
    kinds: own,
    names: own.map((kind) => kinds.tiles[kind]?.marks?.['wonder']),
    players,
    switches,
    upgradedPaysTwice: scenario.systems['map-chips']?.upgradedPaysTwice ?? false,
  };
};

const holds = ({ hoard, names }: Wonders, game: Game, player: number, name: string): boolean =>
  hoard.placedIn(game, player) >= 0 && names[hoard.wonderOf(game, player)] === name;
const isActive = (wonders: Wonders, game: Game, name: string): boolean =>
  holds(wonders, game, game.player, name) &&
  (wonders.hoard.placedIn(game, game.player) < game.turn || wonders.switches.wondersPay === 'placingTurn');
const paysAtEnd = (wonders: Wonders, game: Game, player: number, name: string): boolean => {
  const isLastTurn = wonders.hoard.placedIn(game, player) + wonders.players > game.turn;
  return holds(wonders, game, player, name) && (wonders.switches.lastTurnPays !== false || !isLastTurn);
};

/** A wonder that waits is laid instead of drawing; where it has no place, an extra tile is drawn for it. */
const turnStarts = ({ placing }: Wonders, game: Game): boolean => {
  game.extra = 0;
  if (!placing.isWaiting(game)) return false;
  if (placing.hasPlace(game)) return true;
  game.extra = 1;
  return false;
};
const beforeScoring = (wonders: Wonders, game: Game): void => {
  const { hoard, switches } = wonders;
  const placedNow = holds(wonders, game, game.player, 'stonehenge') && hoard.placedIn(game, game.player) === game.turn;
  if (isActive(wonders, game, 'stonehenge')) stonehenge(game);
  else if (placedNow && switches.extraTileRoad === 'pays') stonehengeForExtraTile(game, hoard.extraRoads(game));
  hoard.setExtraRoads(game, 0);
};
const final = (wonders: Wonders, game: Game): void => {
  for (let player = 0; player < wonders.players; player++) {
    if (paysAtEnd(wonders, game, player, 'circus-maximus')) circusMaximus(game, player, wonders.upgradedPaysTwice);
    if (paysAtEnd(wonders, game, player, 'alhambra')) alhambra(game, player, wonders.upgradedPaysTwice);
  }
};

type Hooks = Omit<BoundSystem, 'id'>;
/** Preparation: six figures and a pool of one wonder for each player, by chance where there are more. */
const preparation = ({ hoard, kinds, players, switches }: Wonders, onMap: boolean): Hooks => ({
  stateSize: hoard.stateSize,
  supply: (before) => (switches.meeples === 'maps' && onMap ? before : FIGURES),
  bag: (copies) => {
    for (const kind of kinds) copies[kind] = 0;
  },
  deal: (_, random) => shuffled([...kinds.keys()], random).slice(0, players),
  dealt: (game, pool) => hoard.setPool(game, pool),
  figuresHeld: (game, player) => hoard.figuresHeld(game, player),
});

/** The turn: the waiting wonder and its extra tile, the abilities, the test who wins one. */
const turn = (wonders: Wonders): Hooks => {
  const { hoard, taking, placing } = wonders;
  const testNow = (game: Game): boolean => wonders.switches.wonderCheck === 'everyScoring' && taking.test(game);
  const mayLay = (game: Game, kind: number, cell: number, turns: number): boolean =>
    game.extra === 0 || kind !== game.drawn || placing.helps(game, cell, turns);
  return {
    turnStarts: (game) => turnStarts(wonders, game),
    drawn: testNow,
    mayLay,
    layObjections: (game, kind, cell, turns) =>
      mayLay(game, kind, cell, turns) ? [] : [objection('wonders/extra-tile-must-help', { squares: [game.ground.squareOf(cell)] })],
    laid: (game) => {
      if (game.extra === 0) return testNow(game);
      hoard.setExtraRoads(game, countCompletedRoads(game, game.slots - 1));
      return true;
    },
    figurePlaced: (game, node) => {
      if (isActive(wonders, game, 'notre-dame')) notreDame(game, node);
    },
    figured: testNow,
    beforeScoring: (game) => {
      beforeScoring(wonders, game);
      return testNow(game);
    },
    scored: (game) => taking.test(game),
    final: (game) => final(wonders, game),
  };
};

/** What is asked: where the wonder is laid, or who takes one and which. */
const choices = ({ placing, taking }: Wonders): Hooks => {
  const asking = (game: Game): Placing | Taking =>
    game.stage === STAGE['turn-starts'] || (game.stage === STAGE.laid && game.extra === 1) ? placing : taking;
  return {
    list: (game) => asking(game).offer(game),
    choose: (game, code) => asking(game).choose(game, code),
    moveOf: (game, code) => asking(game).moveOf(game, code),
    objections: (game, move) => [...asking(game).objections(game, move)],
  };
};

const bind = (binding: Binding): BoundSystem => {
  const wonders = wondersOf(binding);
  const onMap = binding.setup.scenario.systems['map-boards'] !== undefined;
  return { id: 'wonders', ...preparation(wonders, onMap), ...turn(wonders), ...choices(wonders) };
};

/** Wonders of Humanity, set I (seeds 000, 001): tiles of five squares won on the score track, each with an ability. */
export const wonders: System = { id: 'wonders', moves: ['name-taker', 'take-wonder', 'lay-wonder'], bind };
