import { expect, test } from '../web-edition.ts';

test('the web edition can be installed and works without a network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!(await caches.keys()).some((name) => name.startsWith('tilewright-'))) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  const manifest = await page.evaluate(async () =>
    (await fetch(document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href)).json(),
  );
  expect(manifest).toMatchObject({ name: 'Tilewright', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await page.request.get(new URL(src, page.url()).href)).ok()).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByTestId('counts')).toContainText('30 tokens');
  await page.getByRole('tab', { name: 'Sheet', exact: true }).click();
  await expect(page.locator('canvas, svg').first()).toBeVisible();
});

test('where the browser has no file dialogs a save is a download, and the journal is cleared', async ({ page }) => {
  await page.addInitScript(() => {
    delete (window as { showSaveFilePicker?: unknown }).showSaveFilePicker;
  });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Tokens', exact: true }).click();
  await page.getByRole('button', { name: 'Scatter' }).click();
  await expect(page).toHaveTitle(/^• /);
  const downloaded = page.waitForEvent('download');
  await page.keyboard.press('Control+s');
  expect((await downloaded).suggestedFilename()).toBe('germany-chips.json');
  await expect(page).not.toHaveTitle(/^• /);
});
