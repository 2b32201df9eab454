import { objection } from '../objection.ts';
import type { SetupRule } from './rule.ts';

export const startIsGiven: SetupRule = {
  id: 'setup/start-is-given',
  *objections({ setup: { scenario, catalogue } }) {
    const isStart = (tile: string): boolean => catalogue.tiles.get(tile)?.marks?.['start'] === true;
    const hasStartTile = [...catalogue.copies].some(([tile, copies]) => copies > 0 && isStart(tile));
    if (scenario.laid.length === 0 && scenario.starts.length === 0 && !hasStartTile)
      yield objection(this.id, { path: 'laid' }, {}, 'warning');
  },
};
