import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { at } from '../root.mjs';

const BUDGETS = JSON.parse(readFileSync(at('build/bundling/budgets.json'), 'utf8'));

const startFiles = (ending) => {
  const folder = at('dist/renderer');
  const named = readFileSync(path.join(folder, 'index.html'), 'utf8').matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g);
  return [...named].map(([, file]) => path.join(folder, file)).filter((file) => file.endsWith(ending));
};
const gzipped = (files) => files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

const MEASURES = {
  'script loaded at start, gzipped': () => gzipped(startFiles('.js')),
  'style loaded at start, gzipped': () => gzipped(startFiles('.css')),
  'command line loaded at start': () => statSync(at('dist/cli/tilewright.mjs')).size,
  'desktop main process': () => statSync(at('dist/desktop/main.cjs')).size,
};

/** Prints each size beside its budget; false when one is over. */
export const withinBudgets = () => {
  const over = Object.entries(MEASURES).filter(([name, measure]) => {
    const bytes = measure();
    console.log(`${bytes > BUDGETS[name] ? 'OVER BUDGET ' : ''}${name}: ${bytes} of ${BUDGETS[name]} bytes`);
    return bytes > BUDGETS[name];
  });
  return over.length === 0;
};
