import { expect, test } from '../web-edition.ts';

test('a set-up says what fits where, is filled as one step, and shows what stays empty', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-workspace=setup]').click();
  await expect(page.getByTestId('dead-squares')).toContainText('At least 11 squares stay empty');

  const grid = page.getByTestId('board-grid');
  await grid.focus();
  await page.keyboard.press('Control+g');
  await page.keyboard.type('I4');
  await page.keyboard.press('Enter');
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByTestId('fitting')).toContainText(/fit/);

  await page.getByRole('button', { name: 'Find out' }).click();
  await expect(page.getByTestId('fill-result')).toBeVisible({ timeout: 120_000 });
  const before = await page.getByTestId('counts').textContent();
  await page.getByTestId('fill-result').getByRole('button').click();
  await expect(page.getByTestId('counts')).not.toHaveText(before ?? '');
  await expect(page.getByTestId('fill-result')).toContainText('The set-up has changed since');
  await grid.focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('counts')).toHaveText(before ?? '');

  await page.getByRole('checkbox', { name: 'Rule: no enclosed holes' }).check();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('checkbox', { name: 'Rule: no enclosed holes' })).not.toBeChecked();
});
