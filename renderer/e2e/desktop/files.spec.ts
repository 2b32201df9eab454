import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { ROOT } from '../../../build/root.mjs';
import type { FileHandle, ShellEvents } from '../../../main/contract.ts';
import { answerOpen, answerSave, environment, expect, REAL, test } from '../desktop-program.ts';

const KIND = { label: 'Scenario', endings: ['tilewright', 'json'] };

/** Notes what the shell tells the page, from now on. */
const noteEvents = (page: Page, event: keyof ShellEvents) =>
  page.evaluate((name) => {
    const noted: unknown[] = [];
    Object.assign(window, { [`noted ${name}`]: noted });
    window.shell!.on(name, (value) => noted.push(value));
  }, event);
const noted = (page: Page, event: keyof ShellEvents) =>
  page.evaluate((name) => (window as unknown as Record<string, unknown[]>)[`noted ${name}`], event);

const openByDialog = async (page: Page) => {
  const opened = await page.evaluate((kind) => window.shell!.open([kind]), KIND);
  if (!opened?.ok) throw new Error('not opened');
  return opened.value;
};
const save = (page: Page, handle: FileHandle, text: string, overwrite: boolean) =>
  page.evaluate((order) => window.shell!.save(order), { handle, text, overwrite });

test('open, save, save as; what another program changed is told and not overwritten; backups; recents after a restart', async ({
  start,
  folder,
}) => {
  const first = await start();
  const file = path.join(folder, 'plan.json');
  writeFileSync(file, 'one');
  await answerOpen(first.app, file);
  const { handle, text } = await openByDialog(first.page);
  expect(text).toBe('one');
  expect(await save(first.page, handle, 'two', false)).toMatchObject({ ok: true, value: { name: 'plan.json', how: 'written' } });
  expect(readFileSync(file, 'utf8')).toBe('two');

  await noteEvents(first.page, 'file-changed');
  await first.page.evaluate(() => window.shell!.ready());
  await first.page.evaluate(
    (of) => window.shell!.showState({ title: 'plan', unsaved: false, handle: of, language: 'en', theme: 'system' }),
    handle,
  );
  writeFileSync(file, 'theirs');
  await expect.poll(() => noted(first.page, 'file-changed')).toEqual([{ handle, change: 'changed' }]);
  expect(await save(first.page, handle, 'ours', false)).toMatchObject({ ok: false, problem: { problem: 'changed-outside' } });
  expect(await save(first.page, handle, 'ours', true)).toMatchObject({ ok: true });
  const backups = await first.page.evaluate((of) => window.shell!.backups(of), handle);
  expect(backups).toHaveLength(2);
  const kept = await first.page.evaluate(([of, id]) => window.shell!.readBackup(of, id), [handle, backups[0]!.id] as const);
  expect(kept).toEqual({ ok: true, value: 'theirs' });

  await answerSave(first.app, path.join(folder, 'other.json'));
  await first.page.evaluate((kind) => window.shell!.saveAs({ name: 'other.json', content: 'příliš', kind }), KIND);
  expect(readFileSync(path.join(folder, 'other.json'), 'utf8')).toBe('příliš');
  await answerSave(first.app, path.join(folder, 'sheet.pdf'));
  await first.page.evaluate(
    (kind) => window.shell!.exportBytes({ name: 'sheet.pdf', content: new Uint8Array([37, 80, 68, 70, 0, 255]), kind }),
    { label: 'PDF', endings: ['pdf'] },
  );
  expect([...readFileSync(path.join(folder, 'sheet.pdf'))]).toEqual([37, 80, 68, 70, 0, 255]);

  await first.app.close();
  rmSync(file);
  const second = await start();
  const recent = await second.page.evaluate(() => window.shell!.recentFiles());
  expect(recent.map(({ name, gone }) => [name, gone])).toEqual([
    ['other.json', false],
    ['plan.json', true],
  ]);
  const again = await second.page.evaluate((of) => window.shell!.openAgain(of), recent[0]!.handle);
  expect(again).toMatchObject({ ok: true, value: { text: 'příliš' } });
});

test('a file on the command line opens in the window; a second start hands its file over and ends', async ({ start, folder }) => {
  const given = path.join(folder, 'given.tilewright');
  const later = path.join(folder, 'later.json');
  writeFileSync(given, 'given');
  writeFileSync(later, 'later');
  const { page } = await start(given);
  await noteEvents(page, 'open-file');
  await page.evaluate(() => window.shell!.ready());
  await expect
    .poll(async () => (await page.evaluate(() => window.shell!.recentFiles())).map(({ name }) => name))
    .toContain('given.tilewright');
  const program = createRequire(import.meta.url)('electron') as unknown as string;
  const second = spawn(program, [...(REAL ? ['--no-sandbox'] : []), ROOT, later], { env: environment(folder), stdio: 'ignore' });
  const [code] = await once(second, 'exit');
  expect(code).toBe(0);
  await expect.poll(async () => (await noted(page, 'open-file'))?.at(-1)).toMatchObject({ value: { name: 'later.json', text: 'later' } });
});
