import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Download, Page } from 'playwright/test';
import { type test as base, expect, test } from '../web-edition.ts';

type TestInfo = Parameters<Parameters<typeof base>[2]>[1];
const SCENARIO = 'scenarios/scenarios/germany-chips.json';

const download = async (page: Page, button: string): Promise<Download> => {
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return saved;
};
const bytesOf = async (saved: Download): Promise<Buffer> => readFileSync(await saved.path());
/** What the command line writes for the same wish. */
const byCommandLine = (info: TestInfo, ending: string, ...order: string[]): Buffer => {
  const file = info.outputPath(`cli.${ending}`);
  execFileSync(process.execPath, ['dist/cli/tilewright.mjs', ...order, '--lang', 'en', '--out', file]);
  return readFileSync(file);
};
const choose = (page: Page, group: string, value: string): Promise<void> =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByText(value, { exact: true }).click();
const fill = (page: Page, field: string, value: string): Promise<void> => page.getByRole('textbox', { name: field }).fill(value);

const begin = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    delete (window as { showSaveFilePicker?: unknown }).showSaveFilePicker;
    delete (window as { showOpenFilePicker?: unknown }).showOpenFilePicker;
  });
  await page.goto('/');
  await page.locator('[data-workspace=sheet]').click();
};

test('boards, tiles and tokens: the pages are seen before they are taken out, byte for byte as the command line makes them', async ({
  page,
}, info) => {
  await begin(page);
  const pages = page.getByTestId('sheet-pages');
  const hint = page.getByTestId('print-hint');

  await test.step('the board on pages, a hint, all pages when asked for', async () => {
    await choose(page, 'What to print', 'Board');
    await expect(pages.getByRole('img').first()).toHaveAccessibleName('A1–D6');
    await fill(page, 'Overlap (mm)', '7');
    await expect(hint.first()).toContainText('would take 9 pages instead of 12');
    await page.getByRole('button', { name: 'Show the other 7 pages' }).click();
    await expect(pages.locator('figure')).toHaveCount(13);
    await fill(page, 'Overlap (mm)', '6');
    await expect(hint).toHaveCount(0);
    const pdf = await bytesOf(await download(page, 'Save as PDF…'));
    expect(pdf.equals(byCommandLine(info, 'pdf', 'print', SCENARIO, '--what', 'board', '--bleed', '0'))).toBe(true);
  });
  await test.step('paper of its own size; what cannot be is said with the mend, and nothing is made', async () => {
    await choose(page, 'Paper', 'Own size');
    await fill(page, 'Paper width (mm)', '50,8');
    await fill(page, 'Paper height (mm)', '50,8');
    await expect(hint.first()).toContainText('Take larger paper');
    await page.getByRole('button', { name: 'Save as PDF…' }).click();
    await expect(page.getByText('Nothing was made.').first()).toBeVisible();
    await fill(page, 'Paper width (mm)', '330');
    await fill(page, 'Paper height (mm)', '480');
    await expect(pages.locator('figcaption').first()).toContainText('330 × 480 mm');
    await choose(page, 'Paper', 'A4');
  });
  await test.step('a poster is one page, as a drawing that can be opened again', async () => {
    await choose(page, 'As', 'Poster');
    await expect(pages.locator('figure')).toHaveCount(1);
    const saved = await download(page, 'Save as SVG…');
    const svg = await bytesOf(saved);
    expect(svg.equals(byCommandLine(info, 'svg', 'print', SCENARIO, '--what', 'board', '--poster', '--bleed', '0'))).toBe(true);
    // Waited for from before: told in the same moment, a busy page would take the key first and show its own dialog.
    const asked = page.waitForEvent('filechooser');
    await page.locator('[data-workspace=board]').click();
    await expect(page.getByTestId('board-grid')).toBeVisible();
    await page.keyboard.press('Control+o');
    const chooser = await asked;
    await chooser.setFiles({ name: 'poster.svg', mimeType: 'image/svg+xml', buffer: svg });
    await expect(page.getByText('The scenario in poster.svg was opened')).toBeVisible();
    await page.locator('[data-workspace=sheet]').click();
    await choose(page, 'As', 'Pages');
  });
  await test.step('tiles on a sheet of labels', async () => {
    await choose(page, 'What to print', 'Tiles');
    await page.getByRole('checkbox', { name: 'Label sheet or jig' }).check();
    await fill(page, 'Columns', '4');
    await expect(hint.first()).toContainText('The template leaves the paper');
    await fill(page, 'Columns', '2');
    await fill(page, 'Rows', '3');
    await fill(page, 'Pitch across (mm)', '62,5');
    await expect(pages.locator('figcaption').first()).toContainText('of 38');
    const template = ['--template', '2x3', '--pitch', '62.5x52', '--offset', '15x18'];
    const pdf = await bytesOf(await download(page, 'Save as PDF…'));
    expect(pdf.equals(byCommandLine(info, 'pdf', 'print', SCENARIO, '--what', 'tiles', ...template))).toBe(true);
  });
  await test.step('tokens as pictures, one archive of several', async () => {
    await choose(page, 'What to print', 'Tokens');
    await page.getByRole('checkbox', { name: 'Label sheet or jig' }).uncheck();
    await expect(pages.locator('figure')).toHaveCount(2);
    await fill(page, 'PNG resolution (dpi)', '60');
    const both = await download(page, 'Save as PNG…');
    expect(both.suggestedFilename()).toBe('germany-chips-tokens-png.zip');
    await choose(page, 'Backs', 'None');
    const png = await bytesOf(await download(page, 'Save as PNG…'));
    expect(png.equals(byCommandLine(info, 'png', 'print', SCENARIO, '--what', 'tokens', '--backs', 'none', '--dpi', '60'))).toBe(true);
  });
});

test('a printer is measured once and kept; long work is seen, leaves the page free, and can be stopped', async ({ page }) => {
  await begin(page);
  const pages = page.getByTestId('sheet-pages');
  await test.step('the bar that measures 98 mm makes everything larger, on the preview too', async () => {
    await choose(page, 'What to print', 'Board');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Attic');
    await fill(page, 'The 100 mm bar measures (mm)', '98');
    await page.getByRole('button', { name: 'Calibrate' }).click();
    await expect(pages.locator('figcaption').first()).toContainText('Drawn at 102.04 % for Attic');
    await fill(page, 'The 100 mm bar measures (mm)', '60');
    await page.getByRole('button', { name: 'Calibrate' }).click();
    await expect(page.getByText('is no matter of the printer').first()).toBeVisible();
  });
  await test.step('it is there after the program was closed', async () => {
    await page.reload();
    await page.locator('[data-workspace=sheet]').click();
    await choose(page, 'What to print', 'Board');
    await expect(page.getByRole('combobox', { name: 'Printer' })).toHaveValue('Attic');
    await expect(pages.locator('figcaption').first()).toContainText('Drawn at 102.04 %');
  });
  await test.step('a large picture: the page goes on, the work stands there, and ends when told', async () => {
    const png = page.getByRole('button', { name: 'Save as PNG…' });
    await fill(page, 'PNG resolution (dpi)', '2000');
    await choose(page, 'As', 'Poster');
    await expect(page.getByTestId('too-fine')).toContainText('the most is');
    await expect(png).toBeDisabled();
    await fill(page, 'PNG resolution (dpi)', '1000');
    await png.click();
    await expect(page.getByRole('progressbar', { name: 'Making the pages' })).toBeVisible();
    await page.locator('[data-workspace=board]').click();
    await expect(page.getByTestId('board-grid')).toBeVisible();
    await page.locator('[data-workspace=sheet]').click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar', { name: 'Making the pages' })).toHaveCount(0);
    await expect(png).toBeEnabled();
  });
});

test('forty by thirty squares of 45 mm are printed with little memory', ({}, info) => {
  const [board, out] = [info.outputPath('wide.json'), info.outputPath('wide.pdf')];
  const rows = Array.from({ length: 30 }, () => '#'.repeat(40));
  const empty = { cities: [], starts: [], towns: [], border: [] };
  writeFileSync(
    board,
    JSON.stringify({ kind: 'board', version: 3, id: 'wide', name: { en: 'Wide' }, sizes: { square: 45, tile: 44.5 }, rows, ...empty }),
  );
  const program = ['--max-old-space-size=80', 'dist/cli/tilewright.mjs', 'print', board, '--what', 'board', '--out', out, '--json'];
  expect(JSON.parse(execFileSync(process.execPath, program, { encoding: 'utf8' }))).toMatchObject({ pages: 51 });
});
