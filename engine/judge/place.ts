import type { Side } from '../grid.ts';
import { type Facts, type Objection, objection, type Severity } from '../objection.ts';
import type { Tile } from '../tile.ts';

/** A tile under judgement, and where in its document it stands ("tiles.3"; empty for a tile alone). */
export interface Judged {
  readonly tile: Tile;
  readonly path: string;
}

export const joined = (path: string, more: string): string => (path === '' ? more : more === '' ? path : `${path}.${more}`);

/** An objection to a tile, at a field of it. */
export const against = (
  { tile, path }: Judged,
  rule: string,
  field: string,
  facts: Facts = {},
  { side, severity }: { readonly side?: Side | undefined; readonly severity?: Severity } = {},
): Objection =>
  objection(
    rule,
    { path: joined(path, field), tile: tile.id, ...(side ? { side } : {}) },
    { tile: tile.id, ...facts },
    severity ?? 'error',
  );

/** One sentence of what a tile must be. */
export type TileRule = (judged: Judged) => Iterable<Objection>;
