import { readFileSync } from 'node:fs';
import { expect, test } from '../web-edition.ts';

test('boards, tiles and chips: the pages are seen before they are taken out, with what a millimetre would save', async ({ page }) => {
  await page.addInitScript(() => {
    delete (window as { showSaveFilePicker?: unknown }).showSaveFilePicker;
  });
  await page.goto('/');
  await page.locator('[data-workspace=sheet]').click();
  const choice = page.getByRole('radiogroup', { name: 'What to print' });
  const pages = page.getByTestId('sheet-pages');

  await test.step('the board on pages, a hint, all pages when asked for', async () => {
    await choice.getByText('Board', { exact: true }).click();
    await expect(pages.getByRole('img').first()).toHaveAccessibleName('A1–D6');
    await page.getByRole('textbox', { name: 'Overlap (mm)' }).fill('7');
    await expect(page.getByTestId('print-hint').first()).toContainText('would take 9 pages instead of 12');
    await page.getByRole('button', { name: 'Show the other 7 pages' }).click();
    await expect(pages.locator('figure')).toHaveCount(13);
    await page.getByRole('textbox', { name: 'Overlap (mm)' }).fill('6');
    await expect(page.getByTestId('print-hint')).toHaveCount(0);
  });
  await test.step('a poster is one page', async () => {
    await page.getByRole('radiogroup', { name: 'As' }).getByText('Poster').click();
    await expect(pages.locator('figure')).toHaveCount(1);
  });
  await test.step('chips as a PDF of their own', async () => {
    await choice.getByText('Chips', { exact: true }).click();
    await expect(pages.locator('figure')).toHaveCount(2);
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as PDF…' }).click()]);
    expect(saved.suggestedFilename()).toBe('germany-chips-tokens.pdf');
    expect(readFileSync(await saved.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
  });
  await test.step('and as pictures', async () => {
    await page.getByRole('textbox', { name: 'PNG resolution (dpi)' }).fill('60');
    await page.getByRole('radiogroup', { name: 'Backs' }).getByText('None').click();
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as PNG…' }).click()]);
    expect(
      readFileSync(await saved.path())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });
});
