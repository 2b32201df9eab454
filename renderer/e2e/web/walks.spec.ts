import { expect, test } from '../web-edition.ts';

test('the main job by pointer: tokens moved and scattered, a tile laid where it may lie, and why not elsewhere', async ({ page }) => {
  await page.goto('/');
  const grid = page.getByTestId('board-grid');
  const [zoom, where] = [page.getByTestId('zoom'), page.getByTestId('where')];
  await expect(zoom).toBeVisible();
  const box = (await grid.boundingBox())!;
  const fitted = (await zoom.textContent())!;
  const squareAt = async (x: number, y: number) => {
    await page.mouse.move(box.x + x, box.y + y);
    await expect(where).toContainText(/^\s*[A-Z]+\d+/);
    return (await where.textContent())!;
  };

  await test.step('zoom round the pointer keeps the square under it; fit shows all again', async () => {
    const before = await squareAt(450, 300);
    await page.mouse.wheel(0, -240);
    await expect(zoom).not.toHaveText(fitted);
    await page.mouse.move(box.x + 450, box.y + 300.4);
    await expect(where).toHaveText(before);
    await page.keyboard.press('Control+0');
    await expect(zoom).toHaveText(fitted);
  });

  await test.step('a drag with the middle button pans', async () => {
    const before = await squareAt(450, 300);
    await page.mouse.down({ button: 'middle' });
    await page.mouse.move(box.x + 450, box.y + 420, { steps: 3 });
    await page.mouse.up({ button: 'middle' });
    await page.mouse.move(box.x + 450, box.y + 420.4);
    await expect(where).toHaveText(before);
    await page.keyboard.press('Control+0');
  });

  await test.step('scatter, count', async () => {
    await page.getByRole('tab', { name: 'Tokens' }).click();
    await page.getByRole('button', { name: 'Scatter' }).click();
    await expect(page.getByRole('button', { name: /^Undo: Scatter/ })).toBeEnabled();
    await page.getByRole('button', { name: /Count/ }).click();
    await expect(page.getByTestId('counted')).toContainText('35,059,632,597,518,794,520');
    await expect(page.getByTestId('problem-count')).toHaveText('No problems');
  });

  await test.step('a tile is laid, a refused place says why, Escape and undo', async () => {
    await page.getByRole('tab', { name: 'Set-up' }).click();
    await page.getByTitle('base-D', { exact: true }).click();
    await page.keyboard.press('Control+g');
    await page.getByTestId('go-to').fill('Kassel');
    await page.keyboard.press('Enter');
    await grid.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByTestId('why-not')).toContainText('Refused on');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('counts')).toContainText('2 tiles laid');
  });
});

test('the main job by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const grid = page.getByTestId('board-grid');
  await grid.focus();
  await page.keyboard.press('Control+2');
  await grid.focus();
  await page.keyboard.press('Control+g');
  await page.getByTestId('go-to').fill('E2');
  await page.keyboard.press('Enter');
  await grid.focus();
  await page.keyboard.press('Enter');
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo: Token to E1' })).toBeEnabled();
  await expect(page.getByRole('status').filter({ hasText: 'E1' }).first()).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Redo: Token to E1' })).toBeEnabled();
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+k');
  await page.getByTestId('palette').fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+,');
  await page.getByText('Čeština').click();
  await expect(page.getByRole('tab', { name: 'Žetony' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('counts')).toContainText('30 žetonů');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Žetony' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
});
