import { Hand } from '../hand.ts';
import {
  BOARD_BY_KEYS,
  BOARD_BY_POINTER,
  CHOOSING,
  ELSEWHERE_BY_KEYS,
  ELSEWHERE_BY_POINTER,
  type KeyWalk,
  newestCity,
  over,
  pressed,
} from '../tool-walks.ts';
import { expect, test } from '../web-edition.ts';

const holdWaves = async (hand: Hand): Promise<void> => {
  await hand.press('b');
  await hand.page.getByRole('radio', { name: 'waves' }).check({ force: true });
  await hand.grid.focus();
};

test('every tool by pointer: what the document became, one gesture, one step', async ({ page }) => {
  const hand = new Hand(page);
  await hand.open();
  await holdWaves(hand);
  for (const { name, tool, way, button, read, wanted } of BOARD_BY_POINTER)
    await test.step(name, async () => {
      await hand.press(tool);
      await hand.drag(way, button);
      await hand.became(read, wanted);
      await hand.isOneStep();
    });
  for (const { name, tool, way, says } of CHOOSING)
    await test.step(name, async () => {
      await hand.press(tool);
      await hand.drag(way);
      await expect(page.getByTestId('choosing')).toContainText(says);
      await hand.press('Escape');
    });
  await test.step('stamp: taken up by the right button, turned, put down', async () => {
    await hand.press('s');
    await hand.drag(over([4, 3], [5, 3]), 'right');
    await hand.press('z');
    await hand.drag(over([6, 9]));
    await hand.became(newestCity, ['6,9', '6,10']);
    await hand.isOneStep();
  });
  await test.step('stamps are kept and taken by digits, and put down along a drag', async () => {
    await hand.drag(over([4, 3], [5, 3]), 'right');
    await hand.press('Shift+Digit1');
    await hand.drag(over([2, 7]), 'right');
    await hand.press('Shift+Digit2', 'Digit1');
    await expect(page.getByRole('group', { name: 'Kept stamps' }).getByRole('button', { pressed: true })).toHaveText('1');
    await hand.drag(over([4, 4], [7, 4]));
    await hand.became(({ board }) => board.rows[4]?.slice(4, 8), 'OOOO');
    await hand.isOneStep();
  });
  await test.step('measure changes nothing', async () => {
    await hand.press('i');
    await hand.drag(over([4, 8], [7, 12]));
    await expect(page.getByText(/^3(\.0)? × 4(\.0)? squares, 5(\.0)? squares or 22[78] mm/)).toBeVisible();
    await expect(hand.undo).toBeDisabled();
  });
  for (const { workspace, name, tool, way, button, read, wanted } of ELSEWHERE_BY_POINTER)
    await test.step(name, async () => {
      await hand.press(workspace, tool);
      if (name === 'lay') await page.getByTitle('base-D', { exact: true }).click();
      await hand.drag(way, button);
      await hand.became(read, wanted);
      await hand.isOneStep();
    });
});

test('every tool by keyboard alone: what the document became, one step', async ({ page }) => {
  const hand = new Hand(page);
  await hand.open();
  await holdWaves(hand);
  const walk = async ({ tool, from, keys, read, wanted }: KeyWalk): Promise<void> => {
    await hand.goTo(from);
    await hand.press(tool, ...pressed(keys));
    await hand.became(read, wanted);
    await hand.isOneStep();
  };
  for (const each of BOARD_BY_KEYS) await test.step(each.name, () => walk(each));
  for (const { name, tool, from, keys, says } of CHOOSING)
    await test.step(name, async () => {
      await hand.goTo(from);
      await hand.press(tool, ...pressed(keys));
      await expect(page.getByTestId('choosing')).toContainText(says);
    });
  await test.step('Shift adds, Ctrl takes away, both keep what is in both', async () => {
    await hand.goTo('E9');
    await hand.press('v', ...pressed('Enter Right Right Enter Down Shift+Enter Left Enter'));
    await expect(page.getByTestId('choosing')).toContainText('5 squares chosen');
    await hand.press(...pressed('Control+Enter Right Enter'));
    await expect(page.getByTestId('choosing')).toContainText('3 squares chosen');
    await hand.press(...pressed('Up Control+Shift+Enter Left Enter'));
    await expect(page.getByTestId('choosing')).toContainText('2 squares chosen');
  });
  await test.step('stamp', async () => {
    await hand.goTo('E4');
    await hand.press('s', ...pressed('Shift+Enter Right Enter'));
    await hand.goTo('G10');
    await hand.press('z', 'Enter');
    await hand.became(newestCity, ['6,9', '6,10']);
    await hand.isOneStep();
  });
  await test.step('measure', async () => {
    await hand.goTo('E9');
    await hand.press('i', ...pressed('Enter Right Right Right Enter'));
    await expect(page.getByText(/^3(\.0)? × 0(\.0)? squares, 3(\.0)? squares or 13[67] mm/)).toBeVisible();
  });
  for (const each of ELSEWHERE_BY_KEYS)
    await test.step(each.name, async () => {
      await hand.press(each.workspace);
      if (each.name === 'lay') await page.getByTitle('base-D', { exact: true }).press('Enter');
      await walk(each);
    });
});
