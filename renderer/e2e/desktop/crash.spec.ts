import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, REAL, test } from '../desktop-program.ts';

test('a page that crashes is noticed and loaded again, and what it had acknowledged is offered', async ({ start, folder }) => {
  const { app, page } = await start();
  await page.evaluate(() => window.shell!.journalWrite({ id: 'before-crash', moment: 1, title: 'Germany', text: '{}' }));
  const log = path.join(folder, 'user-data', 'log.txt');
  const lines = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  void page.goto('chrome://crash').catch(() => undefined);
  await expect.poll(lines, { timeout: 20_000 }).toContain('the page ended: crashed');
  // A page of a plain Chromium does not come back by itself as one of Electron's does.
  if (REAL) await expect.poll(lines, { timeout: 20_000 }).toContain('the page was loaded again');
  await app.evaluate(({ app: program }) => program.exit(0)).catch(() => undefined);
  const again = await start();
  const ids = await again.page.evaluate(async () => (await window.shell!.journalRead()).map(({ id }) => id));
  expect(ids).toContain('before-crash');
});
