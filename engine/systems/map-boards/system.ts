import type { System } from '../../game/system.ts';

/** Playing on a printed board. */
export const mapBoards: System = { id: 'map-boards', bind: () => ({ id: 'map-boards' }) };
