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
