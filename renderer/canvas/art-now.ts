import { plainArt } from './plain.ts';

/** The art the canvas shows. */
export const art = plainArt;
