import type { Page } from 'playwright/test';
import { expect, test } from '../web-edition.ts';

type Square = readonly [column: number, row: number];

const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).first();
/** What was done is one step, and one undo takes all of it back. */
const isOneStep = async (page: Page): Promise<void> => {
  await expect(undo(page)).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(undo(page)).toBeDisabled();
};

/** Where a spot of the Germany board is on the page while all of it is shown. */
const places = async (page: Page) => {
  const box = (await page.getByTestId('board-grid').boundingBox())!;
  const [columns, rows, ruler, margin, edge] = [12, 17, 18, 28, 0.6];
  const scale = Math.floor(
    Math.min((box.width - ruler - margin) / (columns + 2 * edge), (box.height - ruler - margin) / (rows + 2 * edge)),
  );
  const left = box.x + (box.width + ruler - columns * scale) / 2;
  const top = box.y + (box.height + ruler - rows * scale) / 2;
  return ([x, y]: Square): [number, number] => [left + x * scale, top + y * scale];
};
const middle = ([x, y]: Square): Square => [x + 0.5, y + 0.5];

/** Tools that change the board: a way over it that leaves one step. */
const DRAGS: readonly { readonly tool: string; readonly way: readonly Square[] }[] = [
  { tool: 'b', way: [middle([4, 8]), middle([6, 8])] },
  { tool: 'l', way: [middle([4, 8]), middle([7, 10])] },
  { tool: 'u', way: [middle([4, 8]), middle([6, 10])] },
  { tool: 'o', way: [middle([4, 8]), middle([7, 11])] },
  { tool: 'g', way: [middle([4, 8])] },
  { tool: 'e', way: [middle([4, 8]), middle([6, 8])] },
  { tool: 'm', way: [middle([4, 8]), middle([6, 9])] },
  {
    tool: 'd',
    way: [
      [0.1, 8.5],
      [0.1, 9.5],
      [0.1, 11.5],
    ],
  },
  { tool: 'c', way: [middle([5, 9])] },
  { tool: 't', way: [middle([4, 8]), middle([5, 9])] },
  { tool: 'Shift+R', way: [middle([4, 8]), middle([6, 8])] },
];

test('every tool of the Board workspace by pointer: one gesture, one step', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('zoom')).toBeVisible();
  let at = await places(page);
  const drag = async (way: readonly Square[], button: 'left' | 'right' = 'left'): Promise<void> => {
    // The strip over the canvas may take another line with another tool.
    at = await places(page);
    await page.mouse.move(...at(way[0] as Square));
    await page.mouse.down({ button });
    for (const spot of way.slice(1)) await page.mouse.move(...at(spot), { steps: 3 });
    await page.mouse.up({ button });
  };
  await page.mouse.move(...at(middle([4, 8])));
  await expect(page.getByTestId('where')).toContainText('4, 8');
  await page.keyboard.press('b');
  await page.getByRole('radio', { name: 'waves' }).check({ force: true });

  for (const { tool, way } of DRAGS) {
    await test.step(`tool ${tool}`, async () => {
      await page.keyboard.press(tool);
      await drag(way);
      await isOneStep(page);
    });
  }
  await test.step('select, lasso and wand choose what Delete clears', async () => {
    const ways: readonly [string, readonly Square[]][] = [
      ['v', [middle([4, 8]), middle([5, 9])]],
      [
        'Shift+L',
        [
          [3.9, 7.9],
          [6.1, 7.9],
          [6.1, 9.1],
          [3.9, 9.1],
        ],
      ],
      ['w', [middle([4, 8])]],
    ];
    for (const [tool, way] of ways) {
      await page.keyboard.press(tool);
      await drag(way);
      await page.keyboard.press('Delete');
      await isOneStep(page);
      await page.keyboard.press('Escape');
    }
  });
  await test.step('the stamp takes up by the right button, is turned, and is put down', async () => {
    await page.keyboard.press('s');
    await drag([middle([4, 8]), middle([5, 8])], 'right');
    await page.keyboard.press('z');
    await drag([middle([6, 9])]);
    await isOneStep(page);
  });
  await test.step('measuring says squares and millimetres and changes nothing', async () => {
    await page.keyboard.press('i');
    await drag([middle([4, 8]), middle([7, 12])]);
    await expect(page.getByText(/\d mm/).first()).toBeVisible();
    await expect(undo(page)).toBeDisabled();
  });
  await test.step('undo in the middle of a drag takes the drag back', async () => {
    await page.keyboard.press('b');
    await page.mouse.move(...at(middle([4, 8])));
    await page.mouse.down();
    await page.mouse.move(...at(middle([7, 8])), { steps: 3 });
    await page.keyboard.press('Control+z');
    await page.mouse.up();
    await expect(undo(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Redo: Stamp/ })).toBeEnabled();
  });
  await test.step('Space and a drag pan; the minimap shows the view and moves it', async () => {
    await page.keyboard.press('Control+b');
    await page.keyboard.down('Space');
    await drag([middle([4, 8]), middle([6, 8])]);
    await page.keyboard.up('Space');
    await page.mouse.move(...at(middle([6, 8])));
    await expect(page.getByTestId('where')).toContainText('4, 8');
    await expect(undo(page)).toBeDisabled();
    await page.keyboard.press('Control+k');
    await page.getByTestId('palette').fill('Minimap');
    await page.keyboard.press('Enter');
    const map = page.getByTestId('minimap');
    const frame = map.locator('.seen');
    const before = await frame.getAttribute('style');
    await map.focus();
    await page.keyboard.press('ArrowDown');
    await expect(frame).not.toHaveAttribute('style', before as string);
    await page.reload();
    await expect(map).toBeVisible();
  });
});

/** By keyboard: where to begin, and the arrows between the two Enters (none: Enter once). */
const KEYS: readonly { readonly tool: string; readonly from: string; readonly arrows: readonly string[] }[] = [
  { tool: 'b', from: 'E9', arrows: [] },
  { tool: 'l', from: 'E9', arrows: ['ArrowRight', 'ArrowDown'] },
  { tool: 'u', from: 'E9', arrows: ['ArrowRight', 'ArrowDown'] },
  { tool: 'o', from: 'E9', arrows: ['ArrowRight', 'ArrowDown'] },
  { tool: 'g', from: 'E9', arrows: [] },
  { tool: 'e', from: 'E9', arrows: [] },
  { tool: 'm', from: 'E9', arrows: ['ArrowRight'] },
  { tool: 'c', from: 'F10', arrows: [] },
  { tool: 't', from: 'E9', arrows: ['ArrowRight'] },
  { tool: 'Shift+R', from: 'E9', arrows: [] },
];
test('every tool of the Board workspace by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const grid = page.getByTestId('board-grid');
  await expect(page.getByTestId('zoom')).toBeVisible();
  const goTo = async (square: string): Promise<void> => {
    await page.keyboard.press('Control+g');
    await page.keyboard.type(square);
    await page.keyboard.press('Enter');
    await grid.focus();
  };
  await grid.focus();
  await page.keyboard.press('b');
  await page.getByRole('radio', { name: 'waves' }).check({ force: true });
  for (const { tool, from, arrows } of KEYS) {
    await test.step(`tool ${tool}`, async () => {
      await goTo(from);
      await page.keyboard.press('Escape');
      await page.keyboard.press(tool);
      await page.keyboard.press('Enter');
      for (const arrow of arrows) await page.keyboard.press(arrow);
      if (arrows.length > 0) await page.keyboard.press('Enter');
      await isOneStep(page);
    });
  }
});
