import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ElectronApplication } from 'playwright/test';
import { at } from '../../../build/root.mjs';
import { end, expect, test } from '../desktop-program.ts';
import { EditingSession, FIRST } from '../editing-session.ts';

/** Asks the window itself: after a crash the page of Playwright stays dead though the window lives. */
const inWindow = (app: ElectronApplication, code: string): Promise<unknown> =>
  app
    .evaluate(({ BrowserWindow }, script) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(script), code)
    .catch(() => undefined);
const shown = (app: ElectronApplication) => inWindow(app, 'document.body.innerText');

test('a page that crashes is loaded again, says so, and brings back what was laid; a later start loses nothing either', async ({
  start,
  folder,
}) => {
  const { app, page } = await start();
  const session = new EditingSession(page, 'crash', FIRST);
  await session.start();
  while (session.log.length < 3) await session.lay();
  const journal = path.join(folder, 'user-data', 'journal');
  await expect.poll(() => session.isInJournal(path.join(folder, 'user-data'))).toBe(true);
  const log = path.join(folder, 'user-data', 'log.txt');
  const lines = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  void page.goto('chrome://crash').catch(() => undefined);
  await expect.poll(lines).toContain('the page ended: crashed');
  await expect.poll(lines).toContain('the page was loaded again');
  await expect.poll(() => shown(app)).toContain('The window had to be started again');
  await inWindow(app, `document.querySelector('[data-answer="recover"]').click()`);
  await expect.poll(() => shown(app)).toContain(`${session.log.at(-1)!.tokens.length} tokens`);
  expect(existsSync(journal)).toBe(true);
  await end(app);

  const again = await start();
  await again.page.getByRole('dialog').getByRole('button', { name: 'Recover' }).click();
  await expect(again.page.getByTestId('counts')).toContainText(`${session.log.at(-1)!.tokens.length} tokens`);
});

test('a saved document that was open is open again after the page crashed, and not at the next start', async ({ start, folder }) => {
  const file = path.join(folder, 'mine.json');
  const germany = readFileSync(at('scenarios/scenarios/germany-chips.json'), 'utf8');
  writeFileSync(file, germany.replaceAll('"Germany with map chips"', '"Mine"'));
  const { app, page } = await start(file);
  await expect(page).toHaveTitle(/^Mine/);
  void page.goto('chrome://crash').catch(() => undefined);
  await expect.poll(() => shown(app)).toContain('The window had to be started again');
  await expect.poll(() => inWindow(app, 'document.title')).toMatch(/^Mine/);
  await end(app);
  const again = await start();
  await expect(again.page.getByTestId('counts')).toContainText('30 tokens');
  await expect(again.page).toHaveTitle(/^Germany/);
});
