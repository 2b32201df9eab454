import type { Game } from '../../game/game.ts';
import type { Binding, BoundSystem, System } from '../../game/system.ts';
import { objection } from '../../objection.ts';
import { type Counting, famine, fortune, inquisition, storm, taxes } from './actions.ts';
import { crownMove, crownObjections, offerCrowns, scoreCrowns, takeCrown } from './crowns.ts';
import { CROWNS, SECTORS } from './dial.ts';
import { askNext, offerTakeBacks, plagueObjections, takeBack, takeBackMove } from './plague.ts';
import { wheelStart } from './start.ts';
import { WHEEL_STATE, Wheel } from './wheel.ts';

/** What happens by itself in each sector; Plague asks. */
const ACTIONS: readonly ((game: Game, counting: Counting) => void)[] = [fortune, taxes, famine, storm, inquisition, () => undefined];
const PLAGUE = SECTORS.indexOf('plague');

/** The wheel as bound to a scenario. */
interface Bound {
  readonly wheel: Wheel;
  readonly counting: Counting;
  /** By kind: the number printed on the tile, or 0. */
  readonly numbers: readonly number[];
  readonly extraTileActs: boolean;
}
const boundOf = ({ setup: { scenario }, kinds, offset }: Binding): Bound => {
  const { systems } = scenario;
  return {
    wheel: new Wheel(offset),
    counting: {
      famineMajority: systems['wheel-of-fortune']?.famineMajority ?? false,
      upgradedPaysTwice: systems['map-chips']?.upgradedPaysTwice ?? false,
    },
    numbers: kinds.tiles.map(({ marks }) => Number(marks?.['wheel'] ?? 0)),
    extraTileActs: systems.wonders?.extraTileActs ?? true,
  };
};

const begin = ({ wheel, counting }: Bound, game: Game, steps: number): void => {
  const sector = (wheel.pig(game) + steps) % SECTORS.length;
  wheel.movePig(game, sector);
  if (game.log) game.note({ what: `wheel-of-fortune/pig-on-${SECTORS[sector]}`, player: game.player });
  ACTIONS[sector]?.(game, counting);
  wheel.setUnderWay(game, true);
};
/** Pig, action, crowns: on drawing, before the tile is laid (Wheel of Fortune, Czech rules). Runs again after each choice of the Plague. */
const drawn = (bound: Bound, game: Game): boolean => {
  const { wheel, numbers, extraTileActs } = bound;
  const steps = numbers[game.drawn] as number;
  if (steps === 0 || (game.extra === 1 && !extraTileActs)) return false;
  if (!wheel.isUnderWay(game)) begin(bound, game, steps);
  if (wheel.pig(game) === PLAGUE && askNext(game, wheel)) return true;
  scoreCrowns(game, wheel, wheel.pig(game));
  wheel.setUnderWay(game, false);
  return false;
};

const bind = (binding: Binding): BoundSystem => {
  const bound = boundOf(binding);
  const { wheel } = bound;
  const { starts, bag } = wheelStart(binding);
  return {
    id: 'wheel-of-fortune',
    stateSize: WHEEL_STATE,
    starts,
    bag,
    drawn: (game) => drawn(bound, game),
    figuresHeld: (game, player) => CROWNS.filter((_, crown) => wheel.onCrown(game, crown) === player).length,
    insteadOfFigure: (game) => offerCrowns(game, wheel),
    list: offerTakeBacks,
    choose: (game, code) => (wheel.isUnderWay(game) ? takeBack(game, wheel, code) : takeCrown(game, wheel, code)),
    moveOf: (game, code) => (wheel.isUnderWay(game) ? takeBackMove(game, code) : crownMove(code)),
    objections: (game, move) => {
      if (wheel.isUnderWay(game)) return [...plagueObjections(game, move)];
      return move.do === 'crown' ? [...crownObjections(game, wheel, move)] : [objection('wheel/no-plague')];
    },
  };
};

/** The Wheel of Fortune (Wheel of Fortune, Czech rules): a board to start from, and a dial with six actions and nine crown spaces. */
export const wheelOfFortune: System = { id: 'wheel-of-fortune', moves: ['crown', 'take-back'], bind };
