import { Hand } from '../hand.ts';
import { over, pressed } from '../tool-walks.ts';
import { expect, test } from '../web-edition.ts';

test('a gesture taken back leaves nothing, what could be redone still can; Space pans, the minimap moves the view', async ({ page }) => {
  const hand = new Hand(page);
  await hand.open();
  const redo = page.getByRole('button', { name: /^Redo/ }).first();
  await hand.press('b');
  await page.getByRole('radio', { name: 'waves' }).check({ force: true });
  await hand.drag(over([4, 8]));
  await hand.isOneStep();
  await expect(redo).toBeEnabled();
  for (const [tool, back] of [
    ['b', 'Control+z'],
    ['u', 'Escape'],
    ['m', 'Control+z'],
    ['d', 'Escape'],
    ['c', 'Control+z'],
    ['Shift+R', 'Escape'],
  ] as const)
    await test.step(`tool ${tool}, taken back by ${back}`, async () => {
      await hand.press(tool);
      await hand.hold(over([4, 8], [7, 8]));
      await hand.press(back);
      await page.mouse.up();
      await expect(hand.undo).toBeDisabled();
      await expect(redo).toBeEnabled();
      await expect(page.getByRole('button', { name: /^Redo: Paint squares/ })).toBeEnabled();
    });
  await test.step('live symmetry paints the other half too; a half is repeated over the other', async () => {
    await hand.press('b');
    await page.getByLabel('Symmetry').selectOption('Left and right');
    await hand.drag(over([3, 12]));
    await hand.became(({ board }) => board.rows[12], '.##~####~#..');
    await hand.isOneStep();
    await page.getByLabel('Part to repeat').selectOption('Left part');
    await page.getByRole('button', { name: 'Repeat', exact: true }).click();
    await hand.became(({ board }) => board.rows.slice(0, 4), ['....#..#....', '....####....', '....####....', '..##OOOO##..']);
    await hand.isOneStep();
    await page.getByLabel('Symmetry').selectOption('None');
  });
  await test.step('Space and a drag pan', async () => {
    await hand.grid.focus();
    await page.keyboard.down('Space');
    await hand.drag(over([4, 8], [6, 8]));
    await page.keyboard.up('Space');
    await page.mouse.move(...(await hand.pixels([6.5, 8.5])));
    await expect(page.getByTestId('where')).toContainText('4, 8');
    await expect(hand.undo).toBeDisabled();
  });
  await test.step('the minimap shows the view and moves it, and is remembered; so are rulers in millimetres', async () => {
    await hand.press('Control+k');
    await page.getByTestId('palette').fill('Rulers in millimetres');
    await hand.press('Enter');
    await hand.press('Control+k');
    await page.getByTestId('palette').fill('Minimap');
    await hand.press('Enter');
    const map = page.getByTestId('minimap');
    const frame = map.locator('.seen');
    const before = await frame.getAttribute('style');
    await map.focus();
    await hand.press('ArrowDown');
    await expect(frame).not.toHaveAttribute('style', before as string);
    await page.reload();
    await expect(map).toBeVisible();
    await page.locator('[data-menu=view]').click();
    await expect(page.getByRole('menuitemcheckbox', { name: 'Rulers in millimetres' })).toBeChecked();
  });
});

/** Squares beside the two tiles that lie at the start. */
const BESIDE = ['H3', 'J3', 'I4', 'E13', 'D14', 'F14', 'E15'] as const;
const squareOf = (name: string): [number, number] => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];

test('a picture is brought to the squares and a game is played, by pointer and by keyboard', async ({ page }) => {
  const hand = new Hand(page);
  await hand.open();
  await test.step('a picture to trace: two points by pointer, two by keyboard', async () => {
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } });
    await page.getByRole('button', { name: 'Picture to trace' }).click();
    await page.getByLabel('Choose a picture').setInputFiles({ name: 'old-map.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByText('old-map.png')).toBeVisible();
    await hand.grid.focus();
    await hand.press('Shift+P');
    const isSecond = page.getByText('Now a second point, far from the first.');
    const isAligned = page.getByText('The picture is aligned.');
    await hand.drag(over([1, 1], [2, 1]));
    await expect(isSecond).toHaveCount(1);
    await hand.drag(over([8, 8], [9, 9]));
    await expect(isAligned).toHaveCount(1);
    await hand.goTo('B10');
    await hand.press('Shift+P', ...pressed('Enter Right Enter'));
    await expect(isSecond).toHaveCount(2);
    await hand.press(...pressed('Down Down Right Enter Right Enter'));
    await expect(isAligned).toHaveCount(2);
    await expect(hand.undo).toBeDisabled();
  });
  const turn = page.getByTestId('play-turn');
  /** Draws and lays on the first square that takes what is drawn. */
  const layByEach = async (touch: (square: string) => Promise<void>): Promise<void> => {
    for (const square of [...BESIDE, ...BESIDE]) {
      if ((await turn.textContent())?.includes('placing a meeple')) break;
      await touch(square);
    }
    await expect(turn).toContainText('placing a meeple');
  };
  await test.step('play: a tile is drawn and laid by pointer, taken back, and laid by keyboard', async () => {
    await hand.press('Control+5');
    await turn.getByRole('button', { name: 'New game' }).click();
    await layByEach(async (square) => hand.drag(over(squareOf(square))));
    await hand.press('b');
    await expect(turn).toContainText('placing the tile');
    await layByEach(async (square) => {
      await hand.goTo(square);
      await hand.press('Enter');
    });
    await expect(hand.undo).toBeDisabled();
  });
  await test.step('squares are chosen in Tokens, Set-up and Play too', async () => {
    for (const workspace of ['Control+2', 'Control+4', 'Control+5']) {
      await hand.press(workspace, 'v');
      await hand.drag(over([4, 8], [5, 9]));
      await expect(page.getByTestId('choosing')).toContainText('4 squares chosen');
      await hand.goTo('E9');
      await hand.press('v', ...pressed('Enter Right Enter'));
      await expect(page.getByTestId('choosing')).toContainText('2 squares chosen');
      await hand.press('Escape');
    }
  });
});
