import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../../../build/root.mjs';
import { answerOpen, answerQuestion, chooseMenu, closeWindow, expect, test } from '../desktop-program.ts';
import { EditingSession, FIRST, tokensInFile } from '../editing-session.ts';

test('open by the menu, edit, save, edit again; closing asks, saves and ends; the untouched file keeps its bytes', async ({
  start,
  folder,
}) => {
  const { app, page } = await start();
  const file = path.join(folder, 'mine.json');
  const before = readFileSync(at('scenarios/scenarios/germany-chips.json'), 'utf8').replace('Germany with map chips', 'My Germany');
  writeFileSync(file, before);
  await answerOpen(app, file);
  await chooseMenu(app, 'file.open');
  await expect(page.getByRole('heading', { name: 'My Germany' })).toBeVisible();
  const title = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getTitle());
  await expect.poll(title).toBe('My Germany - Tilewright');
  await chooseMenu(app, 'file.save');
  await expect(page.getByText('Saved as mine.json')).toBeVisible();
  expect(readFileSync(file, 'utf8')).toBe(before);

  const session = new EditingSession(page, 'one document', FIRST);
  await session.start();
  while (session.log.length < 2) await session.lay();
  await expect.poll(title).toMatch(/^• /);
  await chooseMenu(app, 'file.save');
  await expect.poll(() => tokensInFile(file)).toEqual(session.log.at(-1)!.tokens);
  await expect.poll(title).not.toMatch(/^• /);
  const entries = await app.evaluate(({ Menu }) => Menu.getApplicationMenu()!.items.map(({ label }) => label));
  expect(entries.slice(0, 3)).toEqual(['File', 'Edit', 'View']);

  const laid = session.log.length;
  while (session.log.length === laid) await session.lay();
  await expect.poll(title).toMatch(/^• /);
  await answerQuestion(app, 0);
  const gone = once(app.process(), 'exit');
  await closeWindow(app);
  expect((await gone)[0]).toBe(0);
  expect(tokensInFile(file)).toEqual(session.log.at(-1)!.tokens);
});
