#!/usr/bin/env node
// `npm run package [dir] [tar.gz] [deb] ...`: programs to hand out. Without Electron's binary a stub takes its place.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fresh } from './bundling/fresh.mjs';
import { writeIcons } from './bundling/icons.mjs';
import { makeStubElectron } from './packaging/stub-electron.mjs';
import { at, ROOT } from './root.mjs';

const ELECTRON_VERSION = JSON.parse(readFileSync(at('node_modules/electron/package.json'), 'utf8')).version;
const STUB = at('dist/stub-electron');
const isOnPath = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
const hasElectron = existsSync(at('node_modules/electron/path.txt'));

/** What each kind of package needs beside Electron itself. */
const TARGETS = {
  dir: () => undefined,
  'tar.gz': () => (isOnPath('7za') ? undefined : '7za (Debian: p7zip-full) is missing'),
  deb: () => (isOnPath('dpkg-deb') ? undefined : 'dpkg-deb is missing'),
  AppImage: () => (hasElectron ? undefined : 'its tools must be downloaded'),
};

const builder = (target) => {
  const stub = hasElectron ? [] : [`-c.electronDist=${STUB}`];
  const args = ['--config', 'build/packaging/electron-builder.yml', '--linux', target, `-c.electronVersion=${ELECTRON_VERSION}`, ...stub];
  const env = {
    ...process.env,
    PATH: `${at('build/packaging/tools')}${delimiter}${process.env['PATH']}`,
    USE_SYSTEM_FPM: 'true',
    ELECTRON_BUILDER_7ZIP_PATH: '/usr/bin/7za',
  };
  return spawnSync(at('node_modules/.bin/electron-builder'), args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
};

const package_ = (target) => {
  const missing = TARGETS[target]?.();
  if (missing) return `${target}: left out, ${missing}`;
  return builder(target) ? `${target}: made` : `${target}: FAILED`;
};

if (process.platform !== 'linux') {
  const { status } = spawnSync('npx', ['electron-builder', '--config', 'build/packaging/electron-builder.yml'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: true,
  });
  process.exit(status ?? 1);
}
await fresh(['desktop', 'renderer']);
await writeIcons(at('dist/icons'), [16, 32, 48, 64, 128, 256, 512], (size) => `${size}x${size}.png`);
if (!hasElectron) await makeStubElectron(STUB, ELECTRON_VERSION);
const wanted = process.argv.slice(2);
const outcomes = (wanted.length ? wanted : Object.keys(TARGETS)).map(package_);
for (const outcome of outcomes) console.log(`${outcome}${hasElectron ? '' : ' (on a stub of Electron)'}`);
if (outcomes.some((outcome) => outcome.endsWith('FAILED'))) process.exit(1);
