import type { Page } from 'playwright/test';
import { expect, test } from '../web-edition.ts';

const command = async (page: Page, name: string) => {
  await page.keyboard.press('Control+k');
  await page.getByTestId('palette').fill(name);
  await page.keyboard.press('Enter');
};

test('a board is made from a country, painted, turned and undone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('counts')).toContainText('30 tokens');

  await command(page, 'New board…');
  const dialog = page.getByRole('dialog', { name: 'A new board' });
  await dialog.getByText('Country', { exact: true }).click();
  await dialog.getByLabel('Search a country').fill('Czech');
  await dialog.getByRole('checkbox', { name: 'Czechia' }).check();
  await expect(dialog.getByRole('radio', { name: /Proposal 2/ })).toBeVisible({ timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Make the board' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Board', exact: true })).toHaveAttribute('aria-selected', 'true');

  const canvas = await page.getByTestId('board-grid').boundingBox();
  await page.keyboard.press('u');
  const [x, y] = [canvas!.x + canvas!.width / 2, canvas!.y + canvas!.height / 2];
  await page.getByRole('radio', { name: 'waves' }).check({ force: true });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /Undo/ }).first()).toBeEnabled();
  await command(page, 'Turn right');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: /Undo/ }).first()).toBeDisabled();
});
