import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** The throw-away program the aim is measured by, where it lies beside the repository. */
const PROTOTYPE = '../shared/prototype/algorithms/fast-engine.mjs';
const ENTRY = 'engine/tests/playing-speed.ts';

/** What a program prints; each line of JSON is a row. */
const printed = (file: string, ...args: readonly string[]): string =>
  spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' }).stdout;

const prototypeGames = (): number | undefined =>
  existsSync(PROTOTYPE) ? Number(/([\d.]+) per cpu-s/.exec(printed(PROTOTYPE, 'games', '3', '1'))?.[1]) : undefined;

/** Bundled as the program is when it is shipped: a loader of sources halves the speed. */
const ours = async (): Promise<{ name: string; games: number }[]> => {
  const outDir = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: ENTRY, outDir, target: 'node20', rollupOptions: { output: { entryFileNames: 'speed.mjs' } } },
    });
    return printed(join(outDir, 'speed.mjs'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};

export const bench = async () => {
  const rows = await ours();
  const prototype = prototypeGames();
  return rows.map(({ name, games }, i) => ({
    name: `${name} per CPU second`,
    games,
    ...(i > 0 ? {} : prototype ? { prototype, ratio: games / prototype } : { prototype: 'not here' }),
  }));
};
