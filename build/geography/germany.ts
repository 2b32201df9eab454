import { writeFileSync } from 'node:fs';
import type { Board } from '../../engine/documents/board.ts';
import { layOutJson } from '../../engine/documents/write.ts';
import type { Atlas } from '../../engine/geography/atlas.ts';
import { type BoardPlan, boardOn } from '../../engine/geography/country-board.ts';
import { homeParts } from '../../engine/geography/home.ts';
import { OUTLINE_DEFAULTS, type Outline, outlines } from '../../engine/geography/outline.ts';
import { type Survey, survey } from '../../engine/geography/survey.ts';
import { finish } from '../../engine/jobs/task.ts';
import data from './germany.data.json' with { type: 'json' };
import { countriesOf, readPlaces, readWorld } from './sources.ts';

const PLACES_ROUND = { west: 0, east: 22, south: 44, north: 58 };

const isRound = ([longitude, latitude]: readonly [number, number]): boolean =>
  longitude > PLACES_ROUND.west && longitude < PLACES_ROUND.east && latitude > PLACES_ROUND.south && latitude < PLACES_ROUND.north;

/** Germany at 1:10 million, everything round it, and all places near. */
const atlas = (): Atlas => {
  const countries = countriesOf(readWorld()).map((country) =>
    country.code === 'Germany' ? { ...country, code: 'DE', parts: homeParts(country.parts) } : country,
  );
  return { countries, places: readPlaces().filter(({ at }) => isRound(at)) };
};

export interface Measured {
  readonly survey: Survey;
  readonly outline: Outline;
}
/** Germany measured, and the shape that was chosen for it. */
export const measureGermany = (): Measured => {
  const measured = survey(atlas(), ['DE'], data.squares);
  if (!measured.ok) throw new Error(`Germany cannot be measured: ${measured.problem.problem}`);
  const outline = finish(outlines(measured.value, data.squares, OUTLINE_DEFAULTS))[data.shape];
  if (!outline) throw new Error('Germany has no such shape');
  return { survey: measured.value, outline };
};

/** The Germany board: Natural Earth and GeoNames, and what stands in germany.data.json. */
export const germanyBoard = ({ survey: measured, outline }: Measured): Board => ({
  ...boardOn(measured, outline, data.plan as unknown as BoardPlan, data.head),
  advisedTiles: data.advisedTiles,
});

export const germanyFile = new URL('../../scenarios/boards/germany.json', import.meta.url);
if (process.argv.includes('--write')) writeFileSync(germanyFile, layOutJson(germanyBoard(measureGermany())));
