const { spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { chromium } = require('playwright-core');

const SWITCHES = [
  '--remote-debugging-port=0',
  '--remote-debugging-pipe',
  '--no-startup-window',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--password-store=basic',
  '--headless',
];

const LONGEST_MS = 120_000;

/** What is still written to stays in the folder of the test. */
const remove = (folder) => {
  try {
    fs.rmSync(folder, { recursive: true, force: true });
  } catch {}
};

const addressOf = (child) =>
  new Promise((resolve, reject) => {
    let text = '';
    child.stderr.on('data', (part) => {
      text += part;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(text) ?? [];
      if (address) resolve(address);
    });
    child.on('exit', (code) => reject(new Error(`chromium ended (${code}): ${text}`)));
  });

/**
 * Starts Chromium; by the pipe it ends when this process does, however it ends. Each has a folder of its own: one that is
 * still ending, or was killed, holds up no other.
 */
const startChromium = async ({ userData, port, switches }) => {
  fs.mkdirSync(userData, { recursive: true });
  const folder = fs.mkdtempSync(path.join(userData, 'stand-in-chromium-'));
  process.on('exit', () => remove(folder));
  const ours = [...switches].map(([name, value]) => (value ? `--${name}=${value}` : `--${name}`));
  const places = [`--user-data-dir=${folder}`, `--host-resolver-rules=MAP *.localhost:80 127.0.0.1:${port}`];
  const child = spawn(process.env.CHROMIUM ?? '/usr/bin/chromium', [...SWITCHES, ...places, ...ours], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const address = await addressOf(child);
  const browser = await chromium.connectOverCDP(address, { timeout: LONGEST_MS });
  process.stderr.write(`\nDevTools listening on ${address}\n`);
  const close = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    const session = await browser.newBrowserCDPSession();
    await session.send('Browser.close').catch(() => undefined);
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 2000))]);
    if (child.kill('SIGKILL')) await gone;
  };
  return { context: browser.contexts()[0], close };
};

module.exports = { startChromium };
