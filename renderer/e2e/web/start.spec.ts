import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'playwright/test';
import { ROOT } from '../../../build/root.mjs';

/** `npm start` without a display, in a process group of its own, as a person's shell starts it. */
const npmStart = async (): Promise<{ child: ChildProcess; line: string; address: string }> => {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...env } = process.env;
  const child = spawn('npm', ['start', '--silent'], { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const part of child.stdout!) {
    text += String(part);
    const [line, address] = /^.*(http:\/\/127\.0\.0\.1:\d+\/).*$/m.exec(text) ?? [];
    if (line && address) return { child, line, address };
  }
  throw new Error(`npm start ended: ${text}`);
};
const isServed = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );

test.skip(process.platform !== 'linux', 'elsewhere there is always a display');

for (const [how, end] of [
  ['Ctrl-C', (child: ChildProcess) => process.kill(-child.pid!, 'SIGINT')],
  ['a killed npm', (child: ChildProcess) => process.kill(child.pid!, 'SIGKILL')],
] as const) {
  test(`npm start says in one line where the web edition runs and why; ${how} ends it though a page is connected`, async ({ page }) => {
    const { child, line, address } = await npmStart();
    expect(line).toMatch(/^There is no display: the web edition runs at http/);
    await page.goto(address);
    await expect(page.locator('#app > *').first()).toBeVisible();
    const gone = once(child, 'exit');
    end(child);
    await gone;
    await expect.poll(() => isServed(address), { intervals: [100] }).toBe(false);
  });
}
