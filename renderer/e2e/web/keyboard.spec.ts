import type { Page } from 'playwright/test';
import { unfold, walkByTab } from '../tab-walk.ts';
import { expect, test } from '../web-edition.ts';

const grid = (page: Page) => page.getByTestId('board-grid');
const run = async (page: Page, command: string) => {
  await page.keyboard.press('Control+k');
  await page.getByTestId('palette').fill(command);
  await page.keyboard.press('Enter');
};

test('by keyboard alone: F6 leads round the window, arrows along bars and menus, and every dialog gives the keyboard back', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByTestId('counts')).toContainText('30 tokens');
  await run(page, 'New…');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await run(page, 'New…');
  await page.getByRole('dialog').getByRole('button', { name: 'Three Sisters' }).click();

  await test.step('F6 comes to every part and round again, Shift+F6 back', async () => {
    await grid(page).focus();
    await page.keyboard.press('b');
    const partInHand = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part']);
    const parts = ['options', 'inspector', 'problems', 'status', 'top', 'documents', 'tools', 'main'];
    for (const part of parts) {
      await page.keyboard.press('F6');
      expect(await partInHand()).toBe(part);
    }
    await page.keyboard.press('Shift+F6');
    expect(await partInHand()).toBe('tools');
    await page.keyboard.press('Control+b');
    await expect(grid(page)).toBeFocused();
  });

  await test.step('a bar is one stop of Tab; arrows, Home and End go along it', async () => {
    await page.locator('[data-tool=select]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-tool=lasso]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-tool=lasso]')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('nav.rail :focus')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Board', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Tokens', exact: true })).toBeFocused();
  });

  await test.step('menus open and close by keys, a letter leads to its command, and the keyboard goes back to where it was', async () => {
    await grid(page).focus();
    await page.locator('[data-menu=file]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('r');
    await expect(page.getByRole('menuitem', { name: 'Recent files…' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menu', { name: 'Edit' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await grid(page).focus();
    await page.locator('[data-menu=view]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(grid(page)).toBeFocused();
  });

  await test.step('each dialog has the keyboard, and gives it back', async () => {
    for (const dialog of [
      'Find a command',
      'Settings',
      'Keyboard shortcuts',
      'Go to a square',
      'Recent files…',
      'New…',
      'New board…',
      'Transform board…',
      'About',
    ]) {
      await grid(page).focus();
      if (dialog === 'Find a command') await page.keyboard.press('F1');
      else await run(page, dialog);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(grid(page), dialog).toBeFocused();
    }
    await page.keyboard.press('Control+,');
    await page.getByRole('dialog').getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(grid(page)).toBeFocused();
  });
});

test('several scenarios: gone through, one closed by its tab and had back with its steps, squares copied from one to the other', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByTestId('counts')).toContainText('30 tokens');
  const tab = (name: RegExp) => page.getByRole('tablist', { name: 'Open scenarios' }).getByRole('tab', { name });
  await grid(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+Alt+n');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Columns' }).fill('6');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.keyboard.press('Control+Alt+n');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(tab(/Untitled/)).toHaveCount(2);

  await test.step('copied on Germany, stamped on the new board', async () => {
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Control+g');
    await page.getByTestId('go-to').fill('A1');
    await page.keyboard.press('Enter');
    await expect(grid(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Undo: Stamp/ })).toBeEnabled();
    await page.keyboard.press('Control+g');
    await page.getByTestId('go-to').fill('E2');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('where')).toContainText('E2');
  });
  await test.step('a changed tab asks before it closes; closed by mistake it comes back with its steps', async () => {
    await expect(tab(/Changed since the last save: Untitled/)).toHaveCount(2);
    await tab(/Untitled/)
      .last()
      .focus();
    await page.keyboard.press('Delete');
    await page
      .getByRole('dialog', { name: /Save changes/ })
      .getByRole('button', { name: 'Don’t save' })
      .click();
    await expect(tab(/Untitled/)).toHaveCount(0);
    await run(page, 'Reopen closed scenario');
    await expect(tab(/Untitled/)).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Undo: Stamp/ })).toBeEnabled();
  });
  await test.step('keys go from one to the next and round', async () => {
    await expect(tab(/Untitled/).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Alt+PageDown');
    await expect(tab(/Untitled/).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Alt+PageUp');
    await expect(tab(/Untitled/).last()).toHaveAttribute('aria-selected', 'true');
    await tab(/Untitled/)
      .last()
      .focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(tab(/Untitled/).first()).toHaveAttribute('aria-selected', 'true');
  });
});

test('by Tab alone: every panel of every workspace is come to and seen, nothing keeps the keyboard, and lists of tiles are one stop', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await expect(page.getByTestId('counts')).toContainText('30 tokens');
  for (const workspace of ['board', 'tokens', 'tiles', 'setup', 'play', 'sheet'])
    await test.step(workspace, async () => {
      await page.locator(`[data-workspace=${workspace}]`).click();
      await expect(page.locator(`[data-workspace=${workspace}]`)).toHaveAttribute('aria-selected', 'true');
      if (workspace === 'sheet') await expect(page.getByRole('button', { name: 'Save as PDF…' })).toBeVisible();
      await unfold(page);
      const { stops, ...walk } = await walkByTab(page);
      expect(walk).toEqual({ cameRound: true, unseen: [], passedBy: [] });
      expect(stops).toBeGreaterThan(25);
      expect(stops).toBeLessThan(100);
    });
  await test.step('arrows, Home and End go over the tiles, and Tab comes back to the last one', async () => {
    await page.keyboard.press('Control+4');
    const tile = (id: string) => page.getByTestId('tile-list').getByTitle(id, { exact: true });
    await tile('base-A').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tile('base-B')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tile('tb-RRrr')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(tile('base-A')).not.toBeFocused();
    await page.keyboard.press('Enter');
    const chosen = page.getByTestId('tile-list').locator('[aria-pressed=true]');
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByLabel('Search tiles')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(chosen).toBeFocused();
  });
});
