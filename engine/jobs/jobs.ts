import type { Scenario } from '../documents/scenario.ts';
import type { FillOptions } from '../fill/fill.ts';
import { fillBoard } from '../fill/fill-board.ts';
import { type PlaytestOptions, playtest } from '../game/playtest.ts';
import type { Atlas } from '../geography/atlas.ts';
import { type BoardWish, boardFromCountry, boardFromOutline, type CountryWish } from '../geography/from-country.ts';
import { countByStarts } from '../layouts/by-starts.ts';
import { capacityOf } from '../layouts/capacity.ts';
import { completeLayout } from '../layouts/complete.ts';
import { heatOf } from '../layouts/heat.ts';
import { countLayouts, sampleLayouts } from '../layouts/layouts.ts';
import { mostEvenLayout } from '../layouts/most-even.ts';
import { baselineOf, squaresToCover } from '../layouts/percentiles.ts';
import { type ProblemOptions, problemOf } from '../layouts/problem.ts';
import { repairLayout } from '../layouts/repair.ts';
import { layoutOfCode, shareCode } from '../layouts/share.ts';
import { closedSetup } from './closed.ts';
import type { Task } from './task.ts';

/** A question about the token layouts of a scenario that carries all it refers to (`closedScenario`). */
export interface LayoutOrder {
  readonly scenario: Scenario;
  readonly options?: ProblemOptions;
}
export interface SampleOrder extends LayoutOrder {
  readonly seed: string | number;
  readonly count: number;
}

export interface EvenOrder extends LayoutOrder {
  readonly seed: string | number;
}
export interface CodeOrder extends LayoutOrder {
  readonly code: string;
}

const placed = ({ scenario }: LayoutOrder) => (scenario.tokens?.placed ?? []).map(({ at }) => at);

/** Can the list of a scenario fill its board? */
export interface FillOrder {
  readonly scenario: Scenario;
  readonly options?: FillOptions;
}

/** Many games of a scenario, by bots. */
export interface PlaytestOrder {
  readonly scenario: Scenario;
  readonly options: PlaytestOptions;
}

/** A board after an outline of one's own. */
export interface OutlineOrder {
  readonly atlas: Atlas;
  readonly wish: BoardWish;
}

const problem = ({ scenario, options }: LayoutOrder) => problemOf(closedSetup(scenario), options);

/** All long work that a worker can be given: one line a job. Orders and results are plain data. */
export const JOBS = {
  'count-layouts': (order: LayoutOrder) => countLayouts(problem(order)),
  'sample-layouts': (order: SampleOrder) => sampleLayouts(problem(order), order),
  'layout-heat': (order: LayoutOrder) => heatOf(problem(order)),
  'layout-capacity': (order: LayoutOrder) => capacityOf(problem(order)),
  'complete-layout': (order: SampleOrder) => completeLayout(problem(order), placed(order), order),
  'repair-layout': (order: LayoutOrder) => repairLayout(problem(order), placed(order)),
  'layout-baseline': (order: LayoutOrder) => baselineOf(problem(order), squaresToCover(closedSetup(order.scenario).board)),
  'most-even-layout': (order: EvenOrder) =>
    mostEvenLayout(problem(order), { seed: order.seed, squares: squaresToCover(closedSetup(order.scenario).board) }),
  'layout-code': (order: LayoutOrder) => shareCode(problem(order), placed(order)),
  'layout-of-code': (order: CodeOrder) => layoutOfCode(problem(order), order.code),
  'count-by-starts': (order: LayoutOrder) => countByStarts(closedSetup(order.scenario), order.options),

  'fill-board': ({ scenario, options }: FillOrder) => fillBoard(closedSetup(scenario), options),
  playtest: ({ scenario, options }: PlaytestOrder) => playtest(closedSetup(scenario), options),
  'board-from-country': (order: CountryWish) => boardFromCountry(order),
  'board-from-outline': ({ atlas, wish }: OutlineOrder) => boardFromOutline(atlas, wish),
} as const;

export type JobName = keyof typeof JOBS;
type ResultOf<Work> = Work extends Task<infer Result> ? Result : never;
/** Order and result of each job. */
export type Jobs = {
  readonly [Name in JobName]: {
    readonly order: Parameters<(typeof JOBS)[Name]>[0];
    readonly result: ResultOf<ReturnType<(typeof JOBS)[Name]>>;
  };
};
