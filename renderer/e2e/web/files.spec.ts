import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expectDropped, makeDrop } from '../drop.ts';
import { expect, test } from '../web-edition.ts';

/** A real file handle of the browser's own file system stands in for the system's dialogs. */
const standInPickers = (page: Page) =>
  page.addInitScript(() => {
    const handleOf = async (name: string) => (await navigator.storage.getDirectory()).getFileHandle(name, { create: true });
    Object.assign(window, {
      showSaveFilePicker: ({ suggestedName }: { suggestedName: string }) => handleOf(suggestedName),
      showOpenFilePicker: async () => [await handleOf((window as unknown as { toOpen: string }).toOpen)],
    });
  });
const fileText = (page: Page, name: string) =>
  page.evaluate(async (file) => (await (await (await navigator.storage.getDirectory()).getFileHandle(file)).getFile()).text(), name);
const writeFile = (page: Page, name: string, text: string) =>
  page.evaluate(
    async ([file, content]) => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle(file as string, { create: true });
      const writable = await handle.createWritable();
      await writable.write(content as string);
      await writable.close();
    },
    [name, text],
  );
/** Whether the canvas of the board shows something in its middle. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-testid=stage] canvas') as HTMLCanvasElement;
    return canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] === 255;
  });
const command = async (page: Page, name: string) => {
  await page.keyboard.press('Control+k');
  await page.getByTestId('palette').fill(name);
  await page.keyboard.press('Enter');
};

test('a changed scenario is saved, opened again byte for byte, and refused when it is broken', async ({ page }) => {
  await standInPickers(page);
  await page.goto('/');
  await expect(page.getByTestId('counts')).toContainText('30 tokens');

  await page.getByRole('tab', { name: 'Tokens' }).click();
  await page.getByTestId('board-grid').focus();
  await page.keyboard.press('Control+g');
  await page.keyboard.type('Kassel');
  await page.keyboard.press('Enter');
  await page.getByTestId('board-grid').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('counts')).toContainText('31 tokens');
  await expect(page).toHaveTitle(/^• /);

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved as germany-chips.json')).toBeVisible();
  await expect(page).not.toHaveTitle(/^• /);
  const saved = await fileText(page, 'germany-chips.json');
  expect(JSON.parse(saved).tokens.placed).toHaveLength(31);

  await page.keyboard.press('Control+z');
  await expect(page).toHaveTitle(/^• /);
  await page.keyboard.press('Control+Shift+z');
  await expect(page).not.toHaveTitle(/^• /);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved as germany-chips.json')).toHaveCount(2);
  expect(await fileText(page, 'germany-chips.json')).toBe(saved);

  await writeFile(page, 'broken.json', '{ "kind": "scenario", "version": 1, "id": "x", "title": 5 }');
  await page.evaluate(() => Object.assign(window, { toOpen: 'broken.json' }));
  await page.keyboard.press('Control+o');
  const report = page.getByRole('dialog', { name: /broken\.json/ });
  await expect(report).toContainText('line 1');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(page.getByTestId('counts')).toContainText('31 tokens');
  expect(await fileText(page, 'broken.json')).toBe('{ "kind": "scenario", "version": 1, "id": "x", "title": 5 }');
});

/** How many documents the journal in the browser holds. */
const journalled = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('tilewright');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('journal').objectStore('journal').count();
          counting.onsuccess = () => resolve(counting.result);
          counting.onerror = () => reject(counting.error);
        };
      }),
  );

test('work that was not saved is offered again after a crash, and closing asks', async ({ page, context }) => {
  await standInPickers(page);
  await page.goto('/');
  await page.getByRole('tab', { name: 'Tokens' }).click();
  await page.getByRole('button', { name: 'Scatter' }).click();
  await expect(page).toHaveTitle(/^• /);
  await expect.poll(() => journalled(page)).toBe(1);
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await standInPickers(next);
  await next.goto('/');
  await next.getByRole('dialog').getByRole('button', { name: 'Recover' }).click();
  await expect(next.getByText('Recovered: Germany with map chips')).toBeVisible();
  await expect(next).toHaveTitle(/^• /);

  await command(next, 'New');
  await next.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(next.getByRole('tab', { name: /Untitled/ })).toBeVisible();
  await expect.poll(() => isDrawn(next), { message: 'the new board is seen at once' }).toBe(true);
  await next.getByRole('tab', { name: /Germany/ }).click();
  await command(next, 'Close scenario');
  const question = next.getByRole('dialog', { name: /Save changes/ });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(next.getByRole('tab', { name: /Germany/ })).toBeVisible();
  await command(next, 'Close scenario');
  await question.getByRole('button', { name: 'Don’t save' }).click();
  await expect(next.getByRole('tab', { name: /Germany/ })).toBeHidden();
});

test('files dragged in are opened, or it is said why not', async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tilewright-drop-'));
  await page.goto('/');
  await expect(page.getByTestId('counts')).toContainText('30 tokens');
  await expectDropped(page, makeDrop(folder));
  rmSync(folder, { recursive: true });
});

test('saved scenarios that were open are open again when the page is loaded anew, and only in the tab they were open in', async ({
  page,
  context,
}) => {
  await standInPickers(page);
  await page.goto('/');
  await expect(page.getByTestId('counts')).toContainText('30 tokens');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved as germany-chips.json')).toBeVisible();
  const germany = await fileText(page, 'germany-chips.json');
  await writeFile(page, 'second.json', germany.replaceAll('"Germany with map chips"', '"Second"'));
  await page.evaluate(() => Object.assign(window, { toOpen: 'second.json' }));
  await page.keyboard.press('Control+o');
  await expect(page.getByRole('tab', { name: 'Second' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Germany with map chips' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Germany with map chips' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Second' })).toBeVisible();
  await expect(page).not.toHaveTitle(/^• /);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByTestId('counts')).toContainText('30 tokens');
  await expect(other.getByRole('tab', { name: 'Second' })).toHaveCount(0);
});

test('a file that another program changed is seen beside what is open, then kept or loaded anew', async ({ page }) => {
  await standInPickers(page);
  await page.goto('/');
  await expect(page.getByTestId('counts')).toContainText('30 tokens');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved as germany-chips.json')).toBeVisible();
  const mine = await fileText(page, 'germany-chips.json');
  const scenario = JSON.parse(mine) as { tokens: { placed: unknown[] } };
  const theirs = JSON.stringify({ ...scenario, seed: 'theirs', tokens: { ...scenario.tokens, placed: scenario.tokens.placed.slice(2) } });
  await writeFile(page, 'germany-chips.json', theirs);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const question = page.getByRole('dialog', { name: 'germany-chips.json was changed by another program' });
  await question.getByRole('button', { name: 'Compare' }).click();
  await expect(question.getByRole('figure', { name: 'Here' })).toContainText('30 tokens');
  await expect(question.getByRole('figure', { name: 'In the file now' })).toContainText('28 tokens');
  await expect(question.getByRole('listitem')).toHaveText(['Tokens (2)', 'Other settings']);
  await expect(question).toContainText(/Framed in the pictures: \w+, \w+\b(?!,)/);
  await question.getByRole('button', { name: 'Load anew' }).click();
  await expect(page.getByTestId('counts')).toContainText('28 tokens');
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('counts')).toContainText('30 tokens');
});
