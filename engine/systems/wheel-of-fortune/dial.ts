/** The sectors of the wheel, clockwise from the top, with their crown spaces (facts/wheel-board.json). */
export const SECTORS = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'] as const;
export type Sector = (typeof SECTORS)[number];
export const CROWNS_OF: readonly number[] = [1, 2, 1, 2, 1, 2];

/** A crown space: its sector, and which of the sector's spaces it is. Numbered clockwise through all sectors. */
export interface CrownSpace {
  readonly sector: number;
  readonly space: number;
}
export const CROWNS: readonly CrownSpace[] = CROWNS_OF.flatMap((count, sector) =>
  Array.from({ length: count }, (_, space): CrownSpace => ({ sector, space })),
);
/** The numbers of a sector's crown spaces. */
export const crownsIn = (sector: number): readonly number[] => CROWNS.flatMap((crown, i) => (crown.sector === sector ? [i] : []));
export const crownNumber = (sector: Sector, space: number): number =>
  CROWNS.findIndex((crown) => SECTORS[crown.sector] === sector && crown.space === space);
