import { extname } from 'node:path';

/** A saved game of JCloisterZone is known by the end of its name. */
export const isSavedGame = (file: string): boolean => file.toLowerCase().endsWith('.jcz');

export const XML = '.xml';
const CODES: readonly string[] = ['.txt', '.csv', '.tsv'];
/** Files that are not documents of ours but hold tiles. */
export const isForeignTileFile = (file: string): boolean => [XML, ...CODES].includes(extname(file).toLowerCase());
