import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../web-edition.ts';

const start = async (page: Page): Promise<Locator> => {
  await page.goto('/');
  await expect(page.getByTestId('counts')).toContainText('30 tokens');
  await page.locator('[data-workspace=board]').click();
  return page.locator('aside.side');
};
const fold = async (side: Locator, name: string): Promise<Locator> => {
  const head = side.getByRole('button', { name, exact: true });
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  return side.locator('.fold', { has: side.page().getByRole('button', { name, exact: true }) });
};
const goTo = async (page: Page, place: string) => {
  await page.getByTestId('board-grid').focus();
  await page.keyboard.press('Control+g');
  await page.keyboard.type(place);
  await page.keyboard.press('Enter');
};

test('the first run is guided along the workspaces; help tells the tool in hand and its keys, and walks again', async ({ page }) => {
  const side = await start(page);
  const tour = side.getByRole('region', { name: 'Guided tour' });
  await expect(tour).toContainText('Welcome');
  for (const workspace of ['Board', 'Tokens', 'Tiles', 'Set-up', 'Play', 'Sheet']) {
    await tour.getByRole('button', { name: `Show me: ${workspace}` }).click();
    await expect(page.getByRole('tab', { name: workspace, exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(tour.getByRole('heading', { name: workspace })).toBeVisible();
  }
  await tour.getByRole('button', { name: 'I’ll find my way' }).click();
  await expect(tour).toBeHidden();
  await page.locator('[data-workspace=board]').click();
  await page.getByTestId('board-grid').focus();
  await page.keyboard.press('b');
  const help = await fold(side, 'Help');
  await expect(help).toContainText('Drag to paint squares');
  await expect(help.getByText('B', { exact: true })).toBeVisible();
  await help.getByRole('button', { name: 'Guided tour' }).click();
  await expect(tour).toBeVisible();
});

test('a problem is made, explained, jumped to, lived with for a reason that is kept, judged again, and taken back in the history', async ({
  page,
}) => {
  const side = await start(page);
  const problems = side.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('No problems');
  await goTo(page, 'Drážďany');
  const square = await fold(side, 'Square');
  await expect(square).toContainText('K9');
  await square.getByRole('combobox', { name: 'Kind of square' }).selectOption({ label: 'Waves' });
  await expect(problems).toContainText(/\d problem/);
  const first = problems.getByRole('group').first();
  await first.getByRole('button').first().click();
  await first.getByRole('button', { name: 'Rule and mend' }).click();
  await expect(first).toContainText('Source:');
  await first.getByLabel('Why may it stay so?').fill('A lake, on purpose');
  await first.getByRole('button', { name: 'Ignore' }).click();
  await problems.getByRole('button', { name: '2 notes, 1 ignored' }).click();
  const ignored = problems.locator('.waived');
  await expect(ignored).toHaveCount(1);
  await ignored.getByRole('button', { name: 'Rule and mend' }).click();
  await expect(ignored).toContainText('Ignored: A lake, on purpose');
  await ignored.getByRole('button', { name: 'Judge again' }).click();
  await expect(ignored).toHaveCount(0);
  const history = await fold(side, 'History');
  await expect(history.getByRole('button', { name: 'Ignore with a reason' })).toBeVisible();
  await history.getByRole('button', { name: 'As opened' }).click();
  await expect(problems).toContainText('No problems');
  await expect(history.getByRole('button', { name: 'Paint squares' })).toHaveClass(/undone/);
});

test('many squares are changed and set back together; the figures follow', async ({ page }) => {
  const side = await start(page);
  await page.getByTestId('board-grid').focus();
  await page.keyboard.press('Control+a');
  const square = await fold(side, 'Square');
  await expect(square).toContainText('204 squares chosen');
  await expect(square.getByRole('combobox', { name: 'Kind of square' })).toHaveValue('');
  await square.getByRole('textbox', { name: 'Beyond' }).fill('terra incognita');
  await square.getByRole('combobox', { name: 'Printed at the border' }).selectOption({ label: 'Nothing' });
  const figures = await fold(side, 'Board in figures');
  await expect(figures).toContainText('Printed roads and cities 0 + 0');
  await expect(figures).toContainText('Room for tokens 55');
  await expect(figures).toContainText('Rostock – Erfurt 7');
  await square.getByRole('button', { name: 'Reset: Take names off' }).click();
  await expect(figures).toContainText('Towns 0');
  await square.getByRole('button', { name: 'Reset: Beyond' }).click();
  await expect(square.getByRole('textbox', { name: 'Beyond' })).toHaveValue('');
  await square.getByRole('combobox', { name: 'Kind of square' }).selectOption({ label: 'Takes a tile' });
  await expect(figures).toContainText('Squares that take a tile 204');
  for (const _ of ['kind', 'beyond', 'names', 'print', 'beyond']) await page.keyboard.press('Control+z');
  await expect(figures).toContainText('Squares that take a tile 125');
  await expect(figures).toContainText('Printed roads and cities 10 + 6');
});

test('a real board is measured and typed in, a picture traced, and a region demands its tokens', async ({ page }) => {
  const side = await start(page);
  const measure = await fold(side, 'Measure a real board');
  await measure.getByLabel('Squares along the ruler').fill('12');
  await measure.getByLabel('Their length (mm)').fill('549,6');
  await expect(measure).toContainText('One square: 45.8 mm');
  await measure.getByRole('button', { name: 'Use these measures' }).click();
  await measure.getByLabel('Number of rows').fill('18');
  await measure.getByRole('button', { name: 'Use these counts' }).click();
  await measure.getByLabel('Row', { exact: true }).fill('18');
  await measure.getByLabel('Squares of the row').pressSequentially('   xxx~~i');
  await measure.getByLabel('Squares of the row').blur();
  const figures = await fold(side, 'Board in figures');
  await expect(figures).toContainText('Columns × rows 12 × 18');
  await expect(figures).toContainText('Squares that take a tile 129');
  await expect(figures).toContainText('55 × 82 cm');

  const trace = await fold(side, 'Picture to trace');
  await expect(trace).toContainText('stays on this computer');
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await trace.getByLabel('Choose a picture').setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: png });
  await expect(trace).toContainText('scan.png');
  await trace.getByLabel('Opacity of the picture').fill('0.3');
  await trace.getByLabel('Width').fill('20');
  await trace.getByRole('button', { name: 'Align the picture' }).click();
  const board = (await page.getByTestId('board-grid').boundingBox())!;
  await page.mouse.click(board.x + board.width * 0.4, board.y + board.height * 0.3);
  await expect(page.locator('body')).toContainText('Now a second point, far from the first.');
  await page.mouse.click(board.x + board.width * 0.7, board.y + board.height * 0.7);
  await expect(page.locator('body')).toContainText('The picture is aligned.');
  await trace.getByLabel('Lock the picture').check();
  await expect(trace.getByRole('button', { name: 'Align the picture' })).toBeDisabled();
  await trace.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(trace).not.toContainText('scan.png');

  const regions = await fold(side, 'Regions');
  await regions.getByRole('button', { name: 'Add a region' }).click();
  await regions.getByLabel('Name of Region 1').fill('North');
  await page.mouse.click(board.x + board.width / 2, board.y + board.height / 2);
  await expect(regions).toContainText('1 square');
  await regions.getByLabel('Demand tokens in North').check();
  await regions.getByLabel('At least so many tokens').fill('2');
  await regions.getByLabel('At most so many tokens').fill('3');
  await expect(side.getByRole('region', { name: 'Problems' })).toContainText('in the region from');
  await regions.getByLabel('At most so many tokens').fill('');
  await regions.getByRole('button', { name: 'Delete North' }).click();
  await expect(side.getByRole('region', { name: 'Problems' })).not.toContainText('in the region from');
});
