import { readFileSync } from 'node:fs';
import { expect, test } from '../desktop-program.ts';
import { expectDropped, makeDrop } from '../drop.ts';
import { EditingSession, FIRST, tokensInFile } from '../editing-session.ts';

test('files dragged in are opened where they lie, or it is said why not; saving writes the very file', async ({ start, folder }) => {
  const { page } = await start();
  const files = makeDrop(folder);
  await expectDropped(page, files);
  const before = readFileSync(files[0]!, 'utf8');
  const session = new EditingSession(page, 'drop', FIRST);
  await session.start();
  while (session.log.length < 2) await session.lay();
  await page.keyboard.press('Control+s');
  await expect.poll(() => tokensInFile(files.at(-1)!)).toEqual(session.log.at(-1)!.tokens);
  expect(readFileSync(files[0]!, 'utf8')).toBe(before);
});
