import type { Page } from 'playwright/test';
import { Hand, type Kept } from '../hand.ts';
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

test('the board is turned and mirrored after a look at what becomes of it: by pointer, by keys alone, and only what is chosen', async ({
  page,
}) => {
  const hand = new Hand(page);
  await hand.open();
  const dialog = page.getByRole('dialog', { name: 'Transform board' });
  const size = ({ board }: Kept) => [board.rows[0]?.length, board.rows.length];
  const kassel = ({ board }: Kept) => board.towns.find(({ name }) => name.en === 'Kassel')?.at;
  const picture = () => dialog.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

  await test.step('by pointer, from the menu of the Board', async () => {
    await page.locator('[data-menu=workspace]').click();
    await page.getByRole('menuitem', { name: /^Transform board…/ }).click();
    await expect(dialog).toContainText('12 × 17 squares become 17 × 12.');
    await expect(dialog).toContainText('No new problems');
    const turned = await picture();
    await dialog.getByRole('radio', { name: 'Mirror left to right' }).check({ force: true });
    await expect(dialog).toContainText('The size stays 12 × 17 squares.');
    expect(await picture()).not.toBe(turned);
    await dialog.getByRole('radio', { name: 'Mirror at the falling diagonal' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Transform', exact: true }).click();
    await expect(dialog).toBeHidden();
    await hand.became(size, [17, 12]);
    await hand.became(kassel, [8, 4]);
    await hand.isOneStep();
  });
  await test.step('by keys: arrows choose, Esc gives up, Enter does it', async () => {
    await hand.grid.focus();
    await hand.press('Shift+T');
    await expect(dialog.getByRole('radio', { name: /^Turn right/ })).toBeFocused();
    await hand.press('Escape');
    await expect(hand.grid).toBeFocused();
    await expect(hand.undo).toBeDisabled();
    await hand.press('Shift+T');
    await expect(dialog.getByRole('radio', { name: /^Turn right/ })).toBeFocused();
    await hand.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: /^Turn half round/ })).toBeChecked();
    await hand.press('Enter');
    await expect(hand.grid).toBeFocused();
    await hand.became(kassel, [7, 8]);
    await hand.isOneStep();
  });
  await test.step('only what is chosen', async () => {
    await hand.goTo('E9');
    await hand.press('v', 'Enter', 'ArrowRight', 'Enter', 'Shift+T');
    await expect(dialog.getByRole('radio', { name: 'chosen squares' })).toBeChecked();
    await expect(dialog).toContainText('2 × 1 squares become 1 × 2.');
    await dialog.getByRole('radio', { name: 'Mirror left to right' }).check({ force: true });
    await hand.press('Enter');
    await hand.became(kassel, [5, 8]);
    await hand.isOneStep();
  });
  await test.step('a locked layer stands in the way, and is named', async () => {
    await command(page, 'Lock: Names of places');
    await hand.press('Shift+T');
    await expect(dialog).toContainText('is locked');
    await expect(dialog.getByRole('button', { name: 'Transform', exact: true })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Mirror left to right' }).check({ force: true });
    await hand.press('Enter');
    await expect(dialog).toBeVisible();
    await hand.press('Escape');
  });
});
