import type { Game } from '../../game/game.ts';
import type { Move } from '../../game/move.ts';
import { STAGE } from '../../game/stage.ts';
import type { Binding, BoundSystem, System } from '../../game/system.ts';
import { type Objection, objection } from '../../objection.ts';
import { shuffled } from '../../random.ts';
import { alhambra, circusMaximus, countCompletedRoads, notreDame, stonehenge, stonehengeForExtraTile } from './abilities.ts';
import { Hoard } from './hoard.ts';
import { Placing } from './placing.ts';
import { Taking } from './taking.ts';

const FIGURES = 6;

const bind = ({ setup, kinds, players, offset }: Binding): BoundSystem => {
  const switches = setup.scenario.systems.wonders ?? {};
  const { upgradedPaysTwice: twice = false } = setup.scenario.systems['map-chips'] ?? {};
  const isListed = (kind: number): boolean => setup.catalogue.copies.has(kinds.tiles[kind]?.id ?? '');
  const wonderKinds = kinds.tiles.flatMap(({ marks }, kind) => (marks?.['wonder'] !== undefined && isListed(kind) ? [kind] : []));
  const ids = wonderKinds.map((kind) => kinds.tiles[kind]?.id ?? '');
  const names = wonderKinds.map((kind) => kinds.tiles[kind]?.marks?.['wonder']);
  const hoard = new Hoard(offset, players, wonderKinds.length);
  const testsAlways = switches.wonderCheck === 'everyScoring';
  const taking = new Taking(hoard, ids, testsAlways);
  const placing = new Placing(hoard, wonderKinds);

  const holds = (game: Game, player: number, name: string): boolean =>
    hoard.placedIn(game, player) >= 0 && names[hoard.wonderOf(game, player)] === name;
  const isActive = (game: Game, name: string): boolean =>
    holds(game, game.player, name) && (hoard.placedIn(game, game.player) < game.turn || switches.wondersPay === 'placingTurn');
  const paysAtEnd = (game: Game, player: number, name: string): boolean => {
    const isLastTurn = hoard.placedIn(game, player) + players > game.turn;
    return holds(game, player, name) && (switches.lastTurnPays !== false || !isLastTurn);
  };
  const testNow = (game: Game): boolean => testsAlways && taking.test(game);

  /** A wonder that waits is laid instead of drawing; where it has no place, an extra tile is drawn for it. */
  const turnStarts = (game: Game): boolean => {
    game.extra = 0;
    if (!placing.isWaiting(game)) return false;
    if (placing.hasPlace(game)) return true;
    game.extra = 1;
    return false;
  };
  const laid = (game: Game): boolean => {
    if (game.extra === 0) return testNow(game);
    hoard.setExtraRoads(game, countCompletedRoads(game, game.slots - 1));
    return true;
  };
  const beforeScoring = (game: Game): boolean => {
    if (isActive(game, 'stonehenge')) stonehenge(game);
    else if (holds(game, game.player, 'stonehenge') && hoard.placedIn(game, game.player) === game.turn && switches.extraTileRoad === 'pays')
      stonehengeForExtraTile(game, hoard.extraRoads(game));
    hoard.setExtraRoads(game, 0);
    return testNow(game);
  };
  const final = (game: Game): void => {
    for (let player = 0; player < players; player++) {
      if (paysAtEnd(game, player, 'circus-maximus')) circusMaximus(game, player, twice);
      if (paysAtEnd(game, player, 'alhambra')) alhambra(game, player, twice);
    }
  };

  const isPlacing = (game: Game): boolean => game.stage === STAGE['turn-starts'] || (game.stage === STAGE.laid && game.extra === 1);
  const objections = (game: Game, move: Move): readonly Objection[] => [
    ...(isPlacing(game) ? placing.objections(game, move) : taking.objections(game, move)),
  ];
  return {
    id: 'wonders',
    stateSize: hoard.stateSize,
    supply: (before) => (switches.meeples === 'maps' && setup.scenario.systems['map-boards'] ? before : FIGURES),
    bag: (copies) => {
      for (const kind of wonderKinds) copies[kind] = 0;
    },
    deal: (_, random) => shuffled([...wonderKinds.keys()], random).slice(0, players),
    dealt: (game, pool) => hoard.setPool(game, pool),
    figuresHeld: (game, player) => hoard.figuresHeld(game, player),
    turnStarts,
    drawn: testNow,
    mayLay: (game, kind, cell, turns) => game.extra === 0 || kind !== game.drawn || placing.helps(game, cell, turns),
    layObjections: (game, kind, cell, turns) =>
      game.extra === 0 || kind !== game.drawn || placing.helps(game, cell, turns)
        ? []
        : [objection('wonders/extra-tile-must-help', { squares: [game.ground.squareOf(cell)] })],
    laid,
    figurePlaced: (game, node) => {
      if (isActive(game, 'notre-dame')) notreDame(game, node);
    },
    figured: testNow,
    beforeScoring,
    scored: (game) => taking.test(game),
    final,
    list: (game) => (isPlacing(game) ? placing.offer(game) : taking.offer(game)),
    choose: (game, code) => (isPlacing(game) ? placing.lay(game, code) : taking.choose(game, code)),
    moveOf: (game, code) => (isPlacing(game) ? placing.moveOf(game, code) : taking.moveOf(game, code)),
    objections,
  };
};

/** Wonders of Humanity, set I (seeds 000, 001): tiles of five squares won on the score track, each with an ability. */
export const wonders: System = { id: 'wonders', moves: ['name-taker', 'take-wonder', 'lay-wonder'], bind };
