#!/usr/bin/env node
// The pictures of the README, taken by the program itself: `npm run pictures`.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { fresh } from '../bundling/fresh.mjs';
import { at } from '../root.mjs';
import { serve } from '../serve.mjs';
import { findChromium } from '../testing/machine.mjs';

const SIZE = { width: 1440, height: 900 };
const tab = (name) => (page) => page.getByRole('tab', { name, exact: true }).click();

const countryBoard = async (page) => {
  await page.keyboard.press('Control+k');
  await page.getByTestId('palette').fill('New board…');
  await page.keyboard.press('Enter');
  await page.getByText('Country', { exact: true }).click();
  await page.getByLabel('Search a country').fill('Italy');
  await page.getByRole('checkbox', { name: 'Italy' }).check();
  await page.getByRole('radio', { name: /Proposal 2/ }).waitFor();
};

/** Each picture: its name, how the page looks, and what a person does first. */
const PICTURES = [
  { name: 'board', scheme: 'light', locale: 'en-GB', steps: [tab('Board')] },
  { name: 'tokens-dark', scheme: 'dark', locale: 'en-GB', steps: [tab('Tokens')] },
  { name: 'set-up-cs', scheme: 'light', locale: 'cs-CZ', steps: [(page) => page.getByRole('tab').nth(3).click()] },
  { name: 'new-board', scheme: 'light', locale: 'en-GB', steps: [tab('Board'), countryBoard] },
  { name: 'examples', scheme: 'light', locale: 'en-GB', steps: [(page) => page.keyboard.press('Control+Alt+n')] },
  { name: 'sheet', scheme: 'light', locale: 'en-GB', steps: [tab('Sheet')] },
];

const take = async (browser, address, { name, scheme, locale, steps }) => {
  const context = await browser.newContext({ viewport: SIZE, colorScheme: scheme, locale, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('canvas').first().waitFor();
  for (const step of steps) await step(page);
  await page.mouse.move(SIZE.width / 2, 6);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: at('build/pictures', `${name}.png`) });
  await context.close();
  console.log(`build/pictures/${name}.png`);
};

await fresh(['renderer']);
mkdirSync(at('build/pictures'), { recursive: true });
const { address, close } = await serve({ port: 0 });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
for (const picture of PICTURES) await take(browser, address, picture);
await browser.close();
close();
