import type { Setup } from '../setup.ts';
import type { SystemId } from './switches.ts';

/** Tiles a system cannot do without: at least one with this mark, as this bundled set has. */
export interface Need {
  readonly system: SystemId;
  readonly mark: string;
  readonly set: string;
}
const NEEDS: readonly Need[] = [
  { system: 'wheel-of-fortune', mark: 'wheel', set: 'wheel-of-fortune' },
  { system: 'wheel-of-fortune', mark: 'wheelBoard', set: 'wheel-board' },
  { system: 'wind-roses', mark: 'rose', set: 'wind-roses' },
  { system: 'wonders', mark: 'wonder', set: 'wonders' },
];

const isMet = ({ catalogue }: Setup, mark: string): boolean =>
  [...catalogue.copies.keys()].some((id) => catalogue.tiles.get(id)?.marks?.[mark] !== undefined);

/** What the tile list lacks for a system; the wheel laid aside, or on a map, needs no board. */
export const unmetNeeds = (setup: Setup, system: SystemId): readonly Need[] => {
  const { systems } = setup.scenario;
  const noBoard = systems['wheel-of-fortune']?.aside === true || systems['map-boards'] !== undefined;
  return NEEDS.filter((need) => need.system === system && !(need.mark === 'wheelBoard' && noBoard) && !isMet(setup, need.mark));
};
/** The sets that serve a system alone: they go when it is switched off. */
export const ownSetsOf = (system: SystemId): readonly string[] => NEEDS.filter((need) => need.system === system).map(({ set }) => set);
