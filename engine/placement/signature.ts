import { type BySide, SIDES } from '../grid.ts';
import { EDGES, type Edge } from '../tile.ts';
import type { Demand } from './ground.ts';

/** What the four sides of a square show or want, three bits a side, north lowest; 0 says nothing, 7 lets nothing fit. */
export type Signature = number;
export const SIDE_BITS = 3;
export const NOTHING_FITS = 7;
const SIDE_MASK = 7;
export const SIGNATURES = 1 << (SIDE_BITS * SIDES.length);

export const edgeCode = (edge: Demand | undefined): number => {
  if (edge === undefined) return 0;
  return edge === 'nothing' ? NOTHING_FITS : EDGES.indexOf(edge) + 1;
};
export const edgeOfCode = (code: number): Edge | undefined => EDGES[code - 1];
export const signatureOf = (edges: BySide<Demand | undefined>): Signature =>
  SIDES.reduce((all, side, place) => all | (edgeCode(edges[side]) << (SIDE_BITS * place)), 0);
export const sideOfSignature = (signature: Signature, place: number): number => (signature >> (SIDE_BITS * place)) & SIDE_MASK;

/** A signature that is told one side more; two things said of one side leave nothing that fits. */
export const told = (signature: Signature, place: number, code: number): Signature => {
  const before = sideOfSignature(signature, place);
  if (before === code || code === 0) return signature;
  return signature | ((before === 0 ? code : NOTHING_FITS) << (SIDE_BITS * place));
};

const fitsSide = (wanted: number, shown: number): boolean => wanted === 0 || shown === 0 || wanted === shown;
/** Whether a square that shows this may lie where that is wanted; a side that shows nothing (towards its own tile) fits anything. */
export const fits = (wanted: Signature, shown: Signature): boolean =>
  SIDES.every((_, place) => fitsSide(sideOfSignature(wanted, place), sideOfSignature(shown, place)));
