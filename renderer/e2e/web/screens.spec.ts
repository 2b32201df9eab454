import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from '../web-edition.ts';

type Spot = readonly [x: number, y: number];

const open = async (page: Page): Promise<CDPSession> => {
  await page.goto('/');
  await expect(page.getByTestId('counts')).toContainText('30 tokens');
  return page.context().newCDPSession(page);
};
/** Fingers put down, moved in steps, and lifted. */
const gesture = async (protocol: CDPSession, path: readonly (readonly Spot[])[]) => {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Spot[]) =>
    protocol.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
  await send('touchStart', path[0] ?? []);
  for (const fingers of path.slice(1)) await send('touchMove', fingers);
  await send('touchEnd', []);
};
const zoom = async (page: Page) => Number.parseInt((await page.getByTestId('zoom').textContent()) as string, 10);
/** By how many pixels each canvas of the board differs from its place on the screen; a page counts in 64ths. */
const stretched = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('[data-testid=stage] canvas')].map((canvas) => {
      const { width, height } = canvas.getBoundingClientRect();
      return Math.max(Math.abs(canvas.width - width * devicePixelRatio), Math.abs(canvas.height - height * devicePixelRatio));
    }),
  );

test.use({ hasTouch: true });

test('the board is zoomed by pinching and moved by two fingers, and a second finger takes back what the first began', async ({ page }) => {
  const protocol = await open(page);
  await page.getByTestId('board-grid').focus();
  await page.keyboard.press('b');
  const box = (await page.getByTestId('board-grid').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const apart = (by: number, dx = 0): Spot[] => [
    [x - by + dx, y],
    [x + by + dx, y],
  ];
  const fitted = await zoom(page);
  await gesture(protocol, [apart(50), apart(70), apart(100), apart(150)]);
  expect((await zoom(page)) / fitted).toBeGreaterThan(2.5);
  expect((await zoom(page)) / fitted).toBeLessThan(3.5);
  const near = await zoom(page);
  await gesture(protocol, [apart(50), apart(50, 40), apart(50, 90)]);
  expect(await zoom(page)).toBe(near);
  await gesture(protocol, [apart(150), apart(100), apart(50)]);
  expect(await zoom(page)).toBeLessThan(near);
  await gesture(protocol, [[[x, y]], [[x + 30, y]], apart(60), apart(80)]);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();

  await test.step('a trackpad pinches by a wheel with Ctrl, and glides to move', async () => {
    await page.keyboard.press('Control+0');
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -12);
    await page.keyboard.up('Control');
    await expect.poll(() => zoom(page)).toBeGreaterThan(fitted * 1.5);
    const gliding = await zoom(page);
    const where = page.getByTestId('where');
    const before = await where.textContent();
    for (let i = 0; i < 8; i++) await page.mouse.wheel(20, 13);
    await page.mouse.move(x + 1, y);
    await expect(where).not.toHaveText(before as string);
    expect(await zoom(page)).toBe(gliding);
  });
});

test('the board is as crisp as the screen, on any screen and when the window comes to another', async ({ page }) => {
  const protocol = await open(page);
  for (const [width, deviceScaleFactor] of [
    [1281, 2],
    [1283, 1.5],
    [1279, 1.25],
    [1280, 1],
  ] as const) {
    await protocol.send('Emulation.setDeviceMetricsOverride', { width, height: 801, deviceScaleFactor, mobile: false });
    await expect.poll(async () => Math.max(...(await stretched(page))), { message: `ratio ${deviceScaleFactor}` }).toBeLessThan(0.05);
  }
});

test('who wants less motion sees none; where the system gives the colours, what is chosen is still seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await open(page);
  const moving = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element);
          return animationName !== 'none' || transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0);
        }).length,
    );
  expect(await moving()).toBe(0);
  const ground = (selector: string) => page.evaluate((of) => getComputedStyle(document.querySelector(of)!).backgroundColor, selector);
  expect(await ground('[role=tab][aria-selected=true]')).not.toBe(await ground('[role=tab][aria-selected=false]'));
  expect(await ground('nav.rail [aria-pressed=true]')).not.toBe(await ground('nav.rail [aria-pressed=false]'));
  await page.getByTestId('board-grid').focus();
  await page.keyboard.press('Control+,');
  const choice = page.getByRole('dialog').locator('.choice');
  expect(
    await choice
      .locator('.on')
      .first()
      .evaluate((on) => getComputedStyle(on).backgroundColor),
  ).not.toBe(
    await choice
      .locator('label:not(.on)')
      .first()
      .evaluate((off) => getComputedStyle(off).backgroundColor),
  );
});
