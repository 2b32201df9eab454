import { type Board, groundAt, takesTile } from '../../board.ts';
import type { Game } from '../../game/game.ts';
import { MONASTERY } from '../../game/kinds.ts';
import { typeOf } from '../../game/points.ts';
import type { Binding, BoundSystem, Start, System } from '../../game/system.ts';
import { type Square, sameSquare } from '../../grid.ts';
import type { Setup } from '../../setup.ts';
import { countBorder } from './border-counts.ts';
import { landFerries, scoreFerries } from './ferries-in-play.ts';
import { extentOf, layBoard } from './play-ground.ts';
import { printedCity } from './printed-city.ts';
import { startsWanted } from './starts-in-use.ts';
import { payTowns } from './town-bonus.ts';

const USUAL_STARTS = 2;

/** The starts in use that no tile laid in advance covers. */
const emptyStarts = ({ scenario, board, laid, ...setup }: Setup): readonly Square[] => {
  const wanted = startsWanted({ scenario, board, laid, ...setup }) ?? USUAL_STARTS;
  const used = scenario.starts.length > 0 ? scenario.starts : board.starts.slice(0, wanted).map(({ at }) => at);
  return used.filter((start) => !laid.some(({ at }) => sameSquare(at, start)));
};

/** The start tile on the first start, random tiles on the others; tiles laid in advance stay. */
const startsOn = ({ setup, kinds }: Binding): readonly Start[] => {
  const isStart = (id: string): boolean => setup.catalogue.tiles.get(id)?.marks?.['start'] === true;
  const start = kinds.tiles.findIndex((tile) => isStart(tile.id) && setup.catalogue.copies.has(tile.id));
  const needsStart = start !== -1 && !setup.laid.some(({ tile }) => isStart(tile));
  const turned = setup.scenario.systems['map-boards']?.startTurned ?? 'first';
  return emptyStarts(setup).map((at, i) => (i === 0 && needsStart ? { at, kind: start, turned } : { at, turned }));
};

/** Where a board prints no start, a start tile that would lie off its squares goes to its first legal place. */
const onPrintedSquare = (board: Board, { at, ...start }: Start): Start => (at && takesTile(groundAt(board, at)) ? { at, ...start } : start);

const scoredFerries = (game: Game, setup: Setup): false => {
  scoreFerries(game, setup);
  return false;
};

const bind = (binding: Binding): BoundSystem => {
  const { setup, firstPiece } = binding;
  const switches = setup.scenario.systems['map-boards'] ?? {};
  return {
    id: 'map-boards',
    extent: extentOf(setup.board),
    supply: () => switches.meeples ?? 9,
    starts: (before) => {
      const starts = startsOn(binding);
      return starts.length > 0 || setup.laid.length > 0 ? starts : before.map((start) => onPrintedSquare(setup.board, start));
    },
    wakesWhole: switches.cityWakes !== 'touched-square',
    unplaceable: switches.unplaceable ?? 'redraw',
    ends: switches.ends ?? 'both',
    ground: (game) => layBoard(game, setup, firstPiece),
    tilePut: (game, slot) => {
      landFerries(game, setup, slot);
      countBorder(game, setup, slot);
    },
    laid: (game) => {
      payTowns(game, setup);
      return false;
    },
    ...(setup.board.ferries ? { beforeScoring: (game: Game) => scoredFerries(game, setup) } : {}),
    ...(switches.borderMonastery === 'nine'
      ? { regionPoints: (game, head, points, complete) => (complete && typeOf(game, head) === MONASTERY ? 9 : points) }
      : {}),
  };
};

/** Playing on a printed board: its squares, borders, large cities, islands and starts. */
export const mapBoards: System = {
  id: 'map-boards',
  pieces: ({ board }) => board.cities.map((city, i) => printedCity(city, `large-city.${i + 1}`)),
  bind,
};
