#!/usr/bin/env node
// `npm start`: the desktop program, or the web edition where Electron or a display cannot be had, with one line that says why.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fresh } from './bundling/fresh.mjs';
import { endWithParent } from './parents.mjs';
import { at, ROOT } from './root.mjs';
import { serve } from './serve.mjs';

const DOWNLOAD_LIMIT_MS = 120_000;

const electronBinary = () => {
  const stated = at('node_modules/electron/path.txt');
  if (!existsSync(stated)) return undefined;
  const binary = at('node_modules/electron/dist', readFileSync(stated, 'utf8').trim());
  return existsSync(binary) ? binary : undefined;
};

/** Why a window cannot be opened here, if it cannot. */
const noWindow = () => {
  if (process.platform !== 'linux') return undefined;
  if (!process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) return 'there is no display';
  return process.getuid?.() === 0 ? 'Electron does not start for root' : undefined;
};

const fetchElectron = () => {
  const installer = at('node_modules/electron/install.js');
  if (!existsSync(installer)) return undefined;
  console.log('Fetching Electron once (at most two minutes) ...');
  spawnSync(process.execPath, [installer], { cwd: ROOT, stdio: 'ignore', timeout: DOWNLOAD_LIMIT_MS, killSignal: 'SIGKILL' });
  return electronBinary();
};

const startDesktop = (binary) => {
  const child = spawn(binary, [ROOT, ...process.argv.slice(2)], { stdio: 'inherit' });
  endWithParent(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
};

const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''], linux: ['xdg-open'] };
const openBrowser = (address) => {
  const [command, ...first] = OPENERS[process.platform] ?? OPENERS.linux;
  spawn(command, [...first, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
};
const mayOpenBrowser = () => process.stdout.isTTY && noWindow() !== 'there is no display';

const startWeb = async (why) => {
  const { address, close } = await serve();
  endWithParent(close);
  console.log(`${why}: the web edition runs at ${address} (Ctrl-C ends it)`);
  if (mayOpenBrowser()) openBrowser(address);
};

await fresh(['desktop', 'renderer']);
const wantsWeb = process.argv[2] === '--web';
const blocked = wantsWeb ? 'As asked' : noWindow();
const binary = blocked ? undefined : (electronBinary() ?? fetchElectron());
if (binary) startDesktop(binary);
else await startWeb(blocked ? capitalised(blocked) : 'Electron could not be fetched');

function capitalised(text) {
  return text[0].toUpperCase() + text.slice(1);
}
