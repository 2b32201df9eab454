import wasmUrl from '@resvg/resvg-wasm/index_bg.wasm?url';
import type { PrintTools } from '../drawing/print/files.ts';
import { pageFonts } from './print-fonts.ts';

/** Fonts and painter, from the files that the page itself is made of. */
export const pageTools: PrintTools = {
  fonts: pageFonts,
  painter: async () => new Uint8Array(await (await fetch(wasmUrl)).arrayBuffer()),
};
