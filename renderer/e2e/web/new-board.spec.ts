import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../web-edition.ts';

const open = async (page: Page): Promise<Locator> => {
  await page.keyboard.press('Control+k');
  await page.getByTestId('palette').fill('New board…');
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: 'A new board' });
};
const from = (dialog: Locator, source: string) => dialog.getByRole('radio', { name: source, exact: true }).check({ force: true });
const proposed = (dialog: Locator) => expect(dialog.getByRole('radio', { name: /Proposal 2/ })).toBeVisible({ timeout: 120_000 });
const ring = (size: number): number[][] => [
  [14, 50],
  [14 + size, 50],
  [14 + size, 50 + size],
  [14, 50 + size],
  [14, 50],
];
const geoJson = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/geo+json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value, undefined, 1)),
});

test('a board after countries: parts ticked, proposals follow every change, one is made and drawn', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await expect(page.getByTestId('counts')).toContainText('30 tokens');
  const dialog = await open(page);
  await from(dialog, 'Country');
  await expect(dialog.getByRole('button', { name: 'Make the board' })).toBeDisabled();
  await dialog.getByLabel('Search a country').fill('denm');
  await dialog.getByRole('checkbox', { name: 'Denmark' }).check();
  await proposed(dialog);
  const lands = dialog.getByRole('group', { name: 'Land that is taken in' });
  await expect(lands.getByRole('checkbox', { name: /Jutland 67 %/ })).toBeChecked();
  await expect(lands).toContainText('too small for a square');

  await dialog.getByRole('radio', { name: 'dropped' }).check({ force: true });
  await expect(lands.getByRole('checkbox', { name: /Zealand/ })).not.toBeChecked();
  await expect(dialog.locator('.said')).not.toContainText('København', { timeout: 120_000 });
  await lands.getByRole('checkbox', { name: /Zealand/ }).check();
  await expect(dialog.getByRole('radio', { name: 'dropped' })).not.toBeChecked();

  await dialog.getByLabel('Search a country').fill('swed');
  await dialog.getByRole('checkbox', { name: 'Sweden' }).check();
  await expect(lands.getByRole('heading', { name: 'Sweden' })).toBeVisible();
  await dialog.getByText('width of a square').click();
  await dialog.getByLabel('A square is wide (km)').fill('80');
  await dialog.getByLabel('How closely the outline is followed').fill('0');
  await dialog.getByLabel('Squares of each').selectOption('1');
  await dialog.getByLabel('Large cities').fill('2');
  await expect(dialog.locator('.said')).toContainText('Stockholm', { timeout: 120_000 });
  await expect(dialog.locator('.result')).toContainText(/of [78]\d(\.\d)? km/, { timeout: 120_000 });
  await dialog.getByRole('radio', { name: /Proposal 2/ }).check({ force: true });
  await dialog.getByLabel('Name').fill('Øresund');
  await dialog.getByRole('button', { name: 'Make the board' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveTitle(/Øresund/);
  await expect(page.getByRole('tab', { name: 'Board', exact: true })).toHaveAttribute('aria-selected', 'true');
});

test('a board after an outline of one’s own: what is broken is named with its place; from a table, a picture, another board', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByTestId('counts')).toContainText('30 tokens');
  let dialog = await open(page);
  await from(dialog, 'Outline');
  const file = dialog.getByLabel('Choose a file…');
  await file.setInputFiles(geoJson('cut.geojson', '{"type": "Polygon",\n "coordinates": [[['));
  await expect(dialog.getByRole('alert')).toContainText('This is not JSON');
  await expect(dialog.getByRole('alert')).toContainText('cut.geojson · line 2');
  await file.setInputFiles(geoJson('metres.geojson', { type: 'Polygon', coordinates: [ring(0.2).map(([x, y]) => [x! * 1e5, y! * 1e5])] }));
  await expect(dialog.getByRole('alert')).toContainText('coordinates.0.0');
  await file.setInputFiles(geoJson('road.geojson', { type: 'LineString', coordinates: ring(0.2) }));
  await expect(dialog.getByRole('alert')).toContainText('no polygon');
  await file.setInputFiles(geoJson('Our valley.geojson', { type: 'Polygon', coordinates: [ring(0.2)] }));
  await proposed(dialog);
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Make the board' }).click();
  await expect(page).toHaveTitle(/Our valley/);

  dialog = await open(page);
  await from(dialog, 'Table');
  await dialog.getByLabel('Width of the table (cm)').fill('120');
  await dialog.getByLabel('Depth of the table (cm)').fill('70,5');
  await expect(dialog).toContainText('25 × 14 squares fit');
  await from(dialog, 'Picture');
  await dialog.getByLabel('Choose a picture').setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(dialog.getByRole('alert')).toContainText('PNG, JPEG or WebP');
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await dialog.getByLabel('Choose a picture').setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: png });
  await expect(dialog).toContainText('map.png: 300 × 200 pixels');
  await expect(dialog).toContainText('stays on this computer');
  await dialog.getByRole('button', { name: 'Make the board' }).click();
  await expect(page.getByRole('button', { name: 'Align the picture' }).first()).toHaveAttribute('aria-pressed', 'true');

  dialog = await open(page);
  await from(dialog, 'Another board');
  await dialog.getByRole('radio', { name: 'The Fjords' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Make the board' }).click();
  await expect(page).toHaveTitle(/Fjords/);
});
