import { type Objection, objection } from '../../objection.ts';
import { drawnTiles, type Setup } from '../../setup.ts';

const ADVISED = 90;
const USUAL_PLAYERS = 2;

/** What speaks against a set-up with wonders: too few of them, too few tiles (seeds 000 and 001). */
export function* wondersObjections({ scenario, catalogue }: Setup): Generator<Objection> {
  if (!scenario.systems.wonders) return;
  let wonders = 0;
  for (const [id, count] of catalogue.copies) if (catalogue.tiles.get(id)?.marks?.['wonder'] !== undefined) wonders += count;
  const tiles = drawnTiles(catalogue);
  const players = scenario.players?.length ?? USUAL_PLAYERS;
  if (players > wonders) yield objection('wonders/too-many-players', { path: 'players' }, { players, wonders });
  if (tiles < ADVISED) yield objection('wonders/few-tiles', { path: 'tiles' }, { tiles, advised: ADVISED }, 'warning');
}
