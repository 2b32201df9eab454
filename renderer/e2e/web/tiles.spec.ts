import { expect, test } from '../web-edition.ts';

test('a tile is drawn by its features, judged while it is drawn, counted and taken back in steps', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-workspace=tiles]').click();
  await expect(page.getByTestId('tiles-shown')).toContainText('114 tiles');

  await page.getByRole('button', { name: 'New tile' }).first().click();
  const designer = page.getByTestId('tile-designer');
  await expect(designer.getByTestId('tile-code')).toHaveText('Code FFFF');
  await designer.getByRole('button', { name: 'Add city' }).click();
  await expect(designer.getByTestId('tile-objections')).toContainText('reaches no edge');
  await designer.getByRole('group', { name: 'tile' }).getByRole('button', { name: 'N' }).click();
  await expect(designer.getByTestId('tile-objections')).toContainText('base-E');
  await expect(designer.getByTestId('tile-code')).toHaveText('Code CFFF');

  await designer.getByRole('button', { name: 'Add road' }).click();
  await designer.getByRole('group', { name: 'Sides of the road' }).getByRole('button', { name: 'S' }).click();
  await designer.getByLabel('ends at').selectOption('monastery');
  await expect(designer.getByTestId('tile-objections')).toContainText('a road ends at a monastery');
  await designer.getByLabel('ends at').selectOption('village');
  await expect(designer.getByTestId('tile-objections')).toContainText('Nothing speaks against this tile');

  await designer.getByLabel('Count in the set').fill('3');
  await expect(page.getByTestId('tiles-shown')).toContainText('117 tiles');
  await designer.getByLabel('Id', { exact: true }).fill('my-road');
  await designer.getByLabel('Id', { exact: true }).press('Enter');
  await expect(designer.getByText('my-road/1@0,0')).toBeVisible();
  await page.getByTestId('tile-search').fill('my');
  await expect(page.getByTestId('tile-grid').getByRole('button')).toHaveCount(1);
  await page.getByTestId('tile-search').fill('CCC*');
  await expect(page.getByTestId('tiles-shown')).toContainText(/^\d+ of 66 kinds/);

  await page.getByTestId('tile-search').fill('');
  await page.getByTestId('tile-search').blur();
  for (let step = 0; step < 12; step++) await page.keyboard.press('Control+z');
  await expect(page.getByTestId('tiles-shown')).toContainText('65 kinds, 114 tiles');
});

test('lists come in as codes with a question, go out as XML, and two lists stand side by side', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-workspace=tiles]').click();
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByTestId('import-text').fill('CRFR x2\nCFFF');
  await expect(page.getByTestId('import-found')).toContainText('2 tiles');
  await expect(page.getByRole('button', { name: 'Add to the list' })).toBeDisabled();
  await page.getByLabel('Line 2: which CFFF?').selectOption('base-E');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await expect(page.getByTestId('tiles-shown')).toContainText('117 tiles');

  await page.getByTestId('import-text').fill('<defs>\n<tiles>\n<tile id="X"><raod>N</raod></tile>\n</tiles></defs>');
  await expect(page.getByText('line 3: The element <raod> is not known here')).toBeVisible();
  await page.getByTestId('import-text').fill('');

  await page.getByRole('radio', { name: 'XML' }).check({ force: true });
  await expect(page.getByTestId('export-text')).toHaveValue(/<tile id="BA\/RCr">/);
  await page.getByTestId('import-text').fill(await page.getByTestId('export-text').inputValue());
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await expect(page.getByTestId('set-list').getByRole('listitem')).toHaveCount(6);

  await page.getByRole('button', { name: 'Compare with' }).click();
  await page.getByTestId('compare-with').selectOption({ label: 'Base game' });
  await expect(page.getByTestId('comparison')).toContainText('72');

  await page.getByRole('spinbutton', { name: 'Times Base game' }).first().fill('2');
  await expect(page.getByTestId('tile-figures')).toContainText('Monasteries');
});
