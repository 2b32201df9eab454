import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from '../web-edition.ts';

const start = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByTestId('counts')).toContainText('30 tokens');
};
const openSheet = async (page: Page, query: string) => {
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByTestId('board-grid').focus();
  await page.keyboard.press('?');
  await sheet.getByRole('searchbox', { name: 'Find a command' }).fill(query);
  return { sheet, row: (name: string) => sheet.getByRole('listitem').filter({ hasText: name }).first() };
};
const toolInHand = (page: Page) => page.locator('nav.rail [aria-pressed=true]');

test('a shortcut is given other keys, says whom it clashes with, is kept over a restart and reset; keys that lead about stay', async ({
  page,
}) => {
  await start(page);
  const { sheet, row } = await openSheet(page, 'eraser');
  const keys = row('Eraser').getByRole('button', { name: /^Eraser:/ });
  await keys.click();
  await page.keyboard.press('u');
  await expect(row('Eraser')).toContainText('also: Rectangle');
  await keys.click();
  await page.keyboard.press('Shift+Enter');
  await expect(keys).toContainText('Shift+Enter moves about the window: press others');
  await page.keyboard.press('Control+t');
  await expect(row('Eraser')).toContainText('the browser keeps it');
  await keys.click();
  await page.keyboard.press('Shift+q');
  await expect(row('Eraser')).not.toContainText('also');
  await keys.click();
  await page.keyboard.press('Tab');
  await expect(keys).toContainText('Q');
  await expect(keys).not.toBeFocused();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByTestId('board-grid')).toBeFocused();
  await page.keyboard.press('Shift+q');
  await expect(toolInHand(page)).toHaveAttribute('data-tool', 'eraser');
  await page.reload();
  const again = await openSheet(page, 'eraser');
  await expect(again.row('Eraser')).toContainText('Q');
  await again.row('Eraser').getByRole('button', { name: 'Reset: Eraser' }).click();
  await expect(again.row('Eraser')).not.toContainText('Q');
});

test('the key map goes out as a file and comes back; one with a fault changes nothing and names the place; all is reset', async ({
  page,
}) => {
  await start(page);
  const { sheet, row } = await openSheet(page, 'eraser');
  await row('Eraser')
    .getByRole('button', { name: /^Eraser:/ })
    .click();
  await page.keyboard.press('Shift+q');
  const downloading = page.waitForEvent('download');
  await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
  await sheet.getByRole('button', { name: 'Export…' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ kind: 'key-map', shortcuts: { 'tool.eraser': 'Shift+Q', 'file.save': 'Mod+S' } });
  await sheet.getByRole('button', { name: 'Reset all' }).click();
  await page.getByRole('dialog', { name: 'Reset all shortcuts?' }).getByRole('button', { name: 'Reset all' }).click();
  await expect(row('Eraser')).not.toContainText('Q');
  await expect(sheet.getByRole('button', { name: 'Reset all' })).toBeDisabled();
  const give = (name: string, content: string) =>
    sheet.getByLabel('Import…').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await give('broken.json', text.replace('"Shift+Q"', '"Hyper+Q"'));
  const report = page.getByRole('dialog', { name: 'broken.json cannot be read' });
  await expect(report).toContainText('“Hyper+Q” is no shortcut for tool.eraser');
  const line = text.split('\n').findIndex((each) => each.includes('tool.eraser')) + 1;
  await expect(report).toContainText(`line ${line},`);
  await report.getByRole('button', { name: 'Close' }).click();
  await expect(row('Eraser')).not.toContainText('Q');
  await give('keys.json', text);
  await expect(page.getByText('keys.json was read: 1 shortcut differs')).toBeVisible();
  await expect(row('Eraser')).toContainText('Q');
});

/** What a keyboard sends: the key's name on an American board, and what is printed on it. */
type Press = readonly [code: string, key: string, modifiers?: number];
const CTRL = 2;
const SHIFT = 8;
const LAYOUTS: Readonly<Record<string, Readonly<Record<'undo' | 'redo' | 'tokens' | 'help' | 'wand' | 'zoomIn', Press>>>> = {
  QWERTZ: {
    undo: ['KeyY', 'z', CTRL],
    redo: ['KeyZ', 'y', CTRL],
    tokens: ['Digit2', '2', CTRL],
    help: ['Minus', '?', SHIFT],
    wand: ['KeyW', 'w'],
    zoomIn: ['BracketRight', '+', CTRL],
  },
  'Czech QWERTZ': {
    undo: ['KeyY', 'z', CTRL],
    redo: ['KeyZ', 'y', CTRL],
    tokens: ['Digit2', 'ě', CTRL],
    help: ['Comma', '?', SHIFT],
    wand: ['KeyW', 'w'],
    zoomIn: ['NumpadAdd', '+', CTRL],
  },
  AZERTY: {
    undo: ['KeyW', 'z', CTRL],
    redo: ['KeyY', 'y', CTRL],
    tokens: ['Digit2', 'é', CTRL],
    help: ['KeyM', '?', SHIFT],
    wand: ['KeyZ', 'w'],
    zoomIn: ['Equal', '=', CTRL],
  },
};

test('shortcuts are where the keys are printed, on QWERTZ and AZERTY keyboards too', async ({ page }) => {
  await start(page);
  const protocol = await page.context().newCDPSession(page);
  const send = async ([code, key, modifiers = 0]: Press) => {
    for (const type of ['rawKeyDown', 'keyUp'] as const) await protocol.send('Input.dispatchKeyEvent', { type, code, key, modifiers });
  };
  for (const [layout, keys] of Object.entries(LAYOUTS))
    await test.step(layout, async () => {
      await page.keyboard.press('Control+1');
      await page.getByTestId('board-grid').focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await send(keys.undo);
      await expect(page.getByRole('button', { name: /^Redo:/ })).toBeEnabled();
      await send(keys.redo);
      await expect(page.getByRole('button', { name: /^Undo:/ })).toBeEnabled();
      await send(keys.undo);
      const before = await page.getByTestId('zoom').textContent();
      await send(keys.zoomIn);
      await expect(page.getByTestId('zoom')).not.toHaveText(before as string);
      await page.keyboard.press('Control+0');
      await send(keys.wand);
      await expect(toolInHand(page)).toHaveAttribute('data-tool', 'wand');
      await send(keys.tokens);
      await expect(page.getByRole('tab', { name: 'Tokens', exact: true })).toHaveAttribute('aria-selected', 'true');
      await send(keys.help);
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('button', { name: 'Done' }).click();
    });
});
