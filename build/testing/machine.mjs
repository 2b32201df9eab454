import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onPath = (name) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

/** A Chromium to test with: the one named by CHROMIUM, the machine's, or Playwright's own. */
export const findChromium = () =>
  process.env['CHROMIUM'] ?? BROWSERS.map(onPath).find(Boolean) ?? [chromium.executablePath()].find((file) => existsSync(file));

const MISSING = [
  { package: 'chromium', isThere: findChromium },
  { package: 'poppler-utils', isThere: () => onPath('pdftotext') },
];
const missing = () => MISSING.filter(({ isThere }) => !isThere()).map((thing) => thing.package);

const install = (packages) => {
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
};

/** Puts in place what the tests need beside Node, where we may; returns what is still missing. */
export const prepareMachine = () => {
  const wanted = missing();
  if (wanted.length && process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`installing ${wanted.join(' and ')} for the tests`);
    install(wanted);
  }
  return missing();
};
