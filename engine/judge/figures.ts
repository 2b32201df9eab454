import { type Objection, objection } from '../objection.ts';
import type { Setup } from '../setup.ts';

const MANY = 100;
/** Warns of an unusual number of figures for each player: none, or very many. */
export function* figuresMakeSense({ scenario }: Setup): Generator<Objection> {
  const figures = scenario.game?.figures;
  if (figures === undefined || (figures > 0 && figures <= MANY)) return;
  yield objection('scenario/figures-unusual', { path: 'game.figures' }, { figures }, 'warning');
}
