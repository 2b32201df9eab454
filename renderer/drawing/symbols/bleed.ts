import { neighbour, SIDES, type Side, type Square, sameSquare } from '../../../engine/grid.ts';
import { edgeOf, squaresOf, type Tile } from '../../../engine/tile.ts';
import { type Figure, group, path } from '../figure.ts';
import { COLOUR, type Palette } from '../palette.ts';
import { rect } from '../pen.ts';
import { ROAD_WIDTH } from './road.ts';

const CITY_FROM = 6;
/** The strips lie a little under the tile, so that no light shows between. */
const UNDER = 2;
const band = (width: number, bleed: number, fill: string): Figure => path(rect(50 - width / 2, -bleed, width, bleed + UNDER), { fill });
/** What lies beyond the north side, in units of a square. */
const strip = (edge: ReturnType<typeof edgeOf>, bleed: number, palette: Palette): Figure[] => {
  const field = path(rect(-bleed, -bleed, 100 + 2 * bleed, bleed + UNDER), { fill: palette.field });
  if (edge === 'city') return [field, path(rect(CITY_FROM, -bleed, 100 - 2 * CITY_FROM, bleed + UNDER), { fill: palette.city })];
  if (edge === 'road') return [field, band(ROAD_WIDTH + 3, bleed, palette.roadEdge), band(ROAD_WIDTH, bleed, palette.road)];
  return edge === 'river' ? [field, band(17, bleed, palette.waterMark), band(14, bleed, palette.water)] : [field];
};
const turn = (side: Side) => SIDES.indexOf(side) as 0 | 1 | 2 | 3;
const isOuter = (tile: Tile, square: Square, side: Side): boolean =>
  !squaresOf(tile).some((one) => sameSquare(one, neighbour(square, side)));

/** How a tile goes on beyond its edges, for what a cutter takes away; `bleed` in units of a square. */
export const tileBleed = (tile: Tile, bleed: number, palette: Palette = COLOUR): Figure[] =>
  bleed <= 0
    ? []
    : squaresOf(tile).flatMap((square) =>
        SIDES.filter((side) => isOuter(tile, square, side)).map((side) =>
          group([group([group(strip(edgeOf(tile, square, side), bleed, palette), { at: [-50, -50] })], { turn: turn(side) })], {
            at: [square[0] * 100 + 50, square[1] * 100 + 50],
          }),
        ),
      );
