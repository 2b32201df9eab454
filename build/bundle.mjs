#!/usr/bin/env node
// Bundles the program: `node build/bundle.mjs [cli] [desktop] [renderer]`, all of it when nothing is named.
import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { withinBudgets } from './bundling/budgets.mjs';
import { writeIcons } from './bundling/icons.mjs';
import { areNoticesCurrent, noticedPackages, writeNotices } from './bundling/notices.mjs';
import { writeServiceWorker } from './bundling/service-worker.mjs';
import { at, PACKAGE, ROOT } from './root.mjs';

const CLI = 'dist/cli/tilewright.mjs';
/** The PDF writer as the page has it: the command line writes the same bytes. */
const SAME_PDF = { pdfkit: at('node_modules/pdfkit/js/pdfkit.browser.mjs') };
const define = { __VERSION__: JSON.stringify(PACKAGE.version) };

/** A program for Node or Electron: every npm package goes into the bundle, nothing of node_modules ships. */
const bundleForNode = ({ entry, outDir, target, output, clear = true }) =>
  build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    define,
    ssr: { noExternal: true },
    resolve: { alias: SAME_PDF },
    plugins: [noticedPackages()],
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: clear,
      target,
      minify: true,
      sourcemap: false,
      rolldownOptions: { external: ['electron', /^node:/], output },
    },
  });

/** A file the system can start by itself: first line and mode. */
const makeProgram = (file) => {
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith('#!')) writeFileSync(file, `#!/usr/bin/env node\n${text}`);
  chmodSync(file, 0o755);
};

const bundles = {
  /** Parts that are seldom needed (PDF, geography) stay in files of their own and load when used. */
  async cli() {
    const output = { format: 'es', entryFileNames: 'tilewright.mjs', chunkFileNames: 'parts/[name]-[hash].mjs' };
    await bundleForNode({ entry: 'main/cli/bin.ts', outDir: 'dist/cli', target: 'node20', output });
    makeProgram(at(CLI));
  },
  /** A sandboxed preload must be one CommonJS file. */
  async desktop() {
    const one = (name) => ({ format: 'cjs', entryFileNames: `${name}.cjs`, codeSplitting: false });
    await bundleForNode({ entry: 'main/desktop/main.ts', outDir: 'dist/desktop', target: 'node20', output: one('main') });
    await bundleForNode({
      entry: 'main/desktop/preload.ts',
      outDir: 'dist/desktop',
      target: 'chrome120',
      output: one('preload'),
      clear: false,
    });
  },
  async renderer() {
    await build({
      configFile: at('.vite.config.ts'),
      logLevel: 'warn',
      plugins: [noticedPackages()],
      worker: { plugins: () => [noticedPackages()] },
    });
  },
};

const wanted = process.argv.slice(2);
const names = wanted.length ? wanted : Object.keys(bundles);
for (const name of names) {
  const started = performance.now();
  await bundles[name]();
  console.log(`bundled ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
if (names.includes('renderer')) {
  writeNotices(at('dist/renderer/THIRD-PARTY-NOTICES.txt'));
  copyFileSync(at('build/packaging/icon.svg'), at('dist/renderer/icon.svg'));
  await writeIcons(at('dist/renderer'), [192, 512], (size) => `icon-${size}.png`);
  writeServiceWorker(at('dist/renderer'));
}
/** Every check is made, so that one run says all. */
const isFine = () => [withinBudgets(), areNoticesCurrent()].every(Boolean);
if (names.length === Object.keys(bundles).length && !isFine()) process.exit(1);
