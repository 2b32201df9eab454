import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { at } from '../root.mjs';

let ready;
const drawer = () => {
  ready ??= initWasm(readFileSync(at('node_modules/@resvg/resvg-wasm/index_bg.wasm')));
  return ready;
};

/** Our icon in the sizes systems ask for, drawn from the one SVG. */
export const writeIcons = async (folder, sizes, name) => {
  await drawer();
  mkdirSync(folder, { recursive: true });
  const svg = readFileSync(at('build/packaging/icon.svg'), 'utf8');
  for (const size of sizes) {
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
    writeFileSync(path.join(folder, name(size)), png);
  }
};
