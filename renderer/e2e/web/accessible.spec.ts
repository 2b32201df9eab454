import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect, test } from '../web-edition.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}
const violations = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe;
    return (await axe.run()).violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({ target, ...(failureSummary ? { failureSummary } : {}) })),
    }));
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
};
const WORKSPACES = ['board', 'tokens', 'tiles', 'setup', 'play', 'sheet'];

test.use({ bypassCSP: true });

for (const colorScheme of ['light', 'dark'] as const)
  test(`every workspace, palette and dialogs are accessible and whole in a window of 1280 by 800, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.addScriptTag({ path: AXE });
    for (const workspace of WORKSPACES) {
      await page.locator(`[data-workspace=${workspace}]`).click();
      await expect(page.locator(`[data-workspace=${workspace}]`)).toHaveAttribute('aria-selected', 'true');
      for (const frame of ['nav.rail [data-tool]', 'footer.status'])
        for (const part of await page.locator(frame).all()) await expect(part, workspace).toBeInViewport({ ratio: 0.99 });
      expect(await violations(page), workspace).toEqual([]);
    }
    for (const dialog of ['settings', 'shortcuts', 'new', 'about']) {
      await page.keyboard.press('Control+k');
      await page.getByTestId('palette').fill({ settings: 'Settings', shortcuts: 'Keyboard', new: 'New', about: 'About' }[dialog] as string);
      if (dialog === 'settings') expect(await violations(page), 'palette').toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page), dialog).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Control+k');
    await page.getByTestId('palette').fill('New board…');
    await page.keyboard.press('Enter');
    for (const source of ['Shape', 'Table', 'Country', 'Outline', 'Picture', 'Another board']) {
      await page.getByRole('dialog').getByRole('radio', { name: source, exact: true }).check({ force: true });
      if (source === 'Country') await page.getByRole('checkbox', { name: 'Denmark' }).check();
      if (source === 'Country') await expect(page.getByRole('radio', { name: /Proposal 2/ })).toBeVisible({ timeout: 120_000 });
      expect(await violations(page), source).toEqual([]);
    }
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`menus, tabs of scenarios, notices, questions and the dialogs of files are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const handleOf = async () => (await navigator.storage.getDirectory()).getFileHandle('mine.json', { create: true });
      Object.assign(window, { showSaveFilePicker: handleOf, showOpenFilePicker: async () => [await handleOf()] });
    });
    await page.goto('/');
    await page.addScriptTag({ path: AXE });
    const dialog = page.getByRole('dialog');
    const look = async (what: string) => expect(await violations(page), what).toEqual([]);
    const run = async (command: string) => {
      await page.keyboard.press('Control+k');
      await page.getByTestId('palette').fill(command);
      await page.keyboard.press('Enter');
    };
    const write = (text: string) =>
      page.evaluate(async (content) => {
        const handle = await (await navigator.storage.getDirectory()).getFileHandle('mine.json', { create: true });
        const writable = await handle.createWritable();
        await writable.write(content);
        await writable.close();
      }, text);
    for (const menu of ['file', 'edit', 'view', 'workspace', 'help']) {
      await page.locator(`[data-menu=${menu}]`).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await look(menu);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Control+g');
    await page.getByTestId('go-to').fill('Ber');
    await look('go to');
    await page.getByTestId('go-to').fill('nowhere');
    await look('go to nowhere');
    await page.keyboard.press('Escape');
    await run('Transform board');
    await expect(dialog).toContainText('No new problems');
    await look('turning and mirroring');
    await page.keyboard.press('Escape');
    await run('Recent files');
    await expect(dialog).toContainText('No file was opened yet.');
    await look('no recent files');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved as mine.json')).toBeVisible();
    await look('a notice');
    const saved = await page.evaluate(async () => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle('mine.json');
      return (await handle.getFile()).text();
    });
    await run('Earlier versions');
    await look('no earlier versions');
    await page.keyboard.press('Escape');
    await run('Recent files');
    await expect(dialog.getByRole('button', { name: 'mine.json', exact: true })).toBeVisible();
    await look('recent files');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Alt+n');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('tab', { name: /Untitled/ })).toBeVisible();
    await look('two scenarios');
    await run('Close scenario');
    await expect(page.getByRole('dialog', { name: /Save changes/ })).toBeVisible();
    await look('a question');
    await dialog.getByRole('button', { name: 'Don’t save' }).click();
    await write(JSON.stringify({ ...(JSON.parse(saved) as object), seed: 'theirs' }));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await dialog.getByRole('button', { name: 'Compare' }).click();
    await expect(dialog).toContainText('Other settings');
    await look('a comparison');
    await dialog.getByRole('button', { name: 'Load anew' }).click();
    await write('{ "kind": "scenario", "version": 1, "id": "x", "title": 5 }');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await dialog.getByRole('button', { name: 'Load anew' }).click();
    await expect(page.getByRole('dialog', { name: /cannot be read/ })).toBeVisible();
    await look('a report');
    await page.keyboard.press('Escape');
    await page.evaluate(async () => (await navigator.storage.getDirectory()).removeEntry('mine.json'));
    await run('Recent files');
    await expect(dialog).toContainText('no longer there');
    await look('a missing file');
  });
