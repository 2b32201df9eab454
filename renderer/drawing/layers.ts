import type { Use } from './figure.ts';
import { borderUses, cityUses, gridUses, groundUses, wholeSpan } from './layers/land.ts';
import { ghostUses, heatUses, legalUses, objectionUses, pointerUses } from './layers/marks.ts';
import { nameUses, placeUses } from './layers/names.ts';
import { figureUses, tokenUses } from './layers/pieces.ts';
import { tileUses } from './layers/tiles.ts';
import type { Span, View } from './view.ts';

/** A layer of the drawing: what it uses within a span of squares, bottom to top. Bulk is drawn as a whole, pieces one by one by their keys. */
export interface Layer {
  readonly id: string;
  readonly kind: 'bulk' | 'pieces';
  readonly uses: (view: View, span: Span) => Iterable<Use>;
}

/** Bottom to top: this list is the order of stacking. */
export const LAYERS = [
  { id: 'ground', kind: 'bulk', uses: groundUses },
  { id: 'grid', kind: 'bulk', uses: gridUses },
  { id: 'border', kind: 'bulk', uses: borderUses },
  { id: 'cities', kind: 'bulk', uses: cityUses },
  { id: 'places', kind: 'bulk', uses: placeUses },
  { id: 'tiles', kind: 'bulk', uses: tileUses },
  { id: 'heat', kind: 'bulk', uses: heatUses },
  { id: 'legal', kind: 'bulk', uses: legalUses },
  { id: 'tokens', kind: 'pieces', uses: tokenUses },
  { id: 'names', kind: 'bulk', uses: nameUses },
  { id: 'figures', kind: 'pieces', uses: figureUses },
  { id: 'ghost', kind: 'pieces', uses: ghostUses },
  { id: 'objections', kind: 'pieces', uses: objectionUses },
  { id: 'pointer', kind: 'pieces', uses: pointerUses },
] as const satisfies readonly Layer[];
export type LayerId = (typeof LAYERS)[number]['id'];

/** All uses of a view, bottom to top: for paper and tests. */
export function* usesOf(view: View, span: Span = wholeSpan(view.setup.board)): Generator<Use> {
  for (const { uses } of LAYERS) yield* uses(view, span);
}
