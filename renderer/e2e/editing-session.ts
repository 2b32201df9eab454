import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { at } from '../../build/root.mjs';
import { type Random, randomFrom } from '../../engine/random.ts';

/** The squares that hold a token, as text. */
export type Tokens = readonly string[];
interface Logged {
  readonly tokens: Tokens;
  /** When the page showed it. */
  readonly ms: number;
}

const tokensIn = (text: string): Tokens => {
  const { tokens } = JSON.parse(text) as { tokens: { placed: { at: [number, number] }[] } };
  return tokens.placed.map((token) => String(token.at)).sort();
};
export const tokensInFile = (file: string): Tokens => tokensIn(readFileSync(file, 'utf8'));
export const FIRST: Tokens = tokensInFile(at('scenarios/scenarios/germany-chips.json'));

/** What the journal on the disk holds: at most one document in this session. */
export const tokensInJournal = (userData: string): Tokens | undefined => {
  const folder = path.join(userData, 'journal');
  const [name] = readdirSync(folder).filter((file) => file.endsWith('.json') && !file.startsWith('.'));
  return name === undefined ? undefined : tokensIn((JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { text: string }).text);
};

/** A person who lays, takes back and saves at random, and writes down what the page has shown and when. */
export class EditingSession {
  readonly log: Logged[];
  /** States that a save was asked for; the last one that the page called saved. */
  readonly saves: Tokens[] = [];
  saved: Tokens | undefined;
  /** What the step now under way may lead to. */
  underWay: Tokens | undefined;
  readonly #page: Page;
  readonly #random: Random;
  /** The states of the history, and which of them is now. */
  #states: Tokens[];
  #now = 0;

  constructor(page: Page, seed: string, tokens: Tokens) {
    this.#page = page;
    this.#random = randomFrom(seed);
    this.#states = [tokens];
    this.log = [{ tokens, ms: Date.now() }];
  }

  async start(): Promise<void> {
    await this.#page.getByRole('tab', { name: 'Tokens' }).click();
    await this.#page.getByTestId('board-grid').focus();
    await this.#page.keyboard.press('Control+g');
    const place = this.#page.getByRole('dialog').locator('input');
    await place.fill('Kassel');
    await place.press('Enter');
    await expect(place).toBeHidden();
    await expect(this.#page.getByTestId('where')).toContainText('Kassel');
  }

  async step(): Promise<void> {
    const dice = this.#random.below(60);
    if (dice < 40) await this.lay();
    else if (dice < 50) await this.#go('Control+z', -1);
    else if (dice < 59) await this.#go('Control+Shift+z', 1);
    else await this.#save();
  }

  get #tokens(): Tokens {
    return this.#states[this.#now]!;
  }

  async #press(key: string): Promise<void> {
    await this.#page.getByTestId('board-grid').focus();
    await this.#page.keyboard.press(key);
  }

  async #shows(tokens: Tokens): Promise<void> {
    await expect(this.#page.getByTestId('counts')).toContainText(`${tokens.length} tokens`);
    this.log.push({ tokens, ms: Date.now() });
    this.underWay = undefined;
  }

  async lay(): Promise<void> {
    await this.#press(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'][this.#random.below(4)]!);
    const pair = (await this.#page.getByTestId('where').locator('.pair').textContent()) ?? '';
    const square = pair.replaceAll(/\s/g, '');
    if (this.#tokens.includes(square)) return;
    const next = [...this.#tokens, square].sort();
    this.underWay = next;
    await this.#press('Enter');
    const counts = await this.#page.getByTestId('counts').textContent();
    if (!counts?.includes(`${next.length} tokens`)) return this.#press('Escape');
    this.#states = [...this.#states.slice(0, this.#now + 1), next];
    this.#now += 1;
    await this.#shows(next);
  }

  async #go(key: string, by: number): Promise<void> {
    const tokens = this.#states[this.#now + by];
    if (!tokens) return;
    this.underWay = tokens;
    await this.#press(key);
    this.#now += by;
    await this.#shows(tokens);
  }

  async #save(): Promise<void> {
    this.saves.push(this.#tokens);
    await this.#press('Control+s');
    await expect(this.#page).not.toHaveTitle(/^• /);
    this.saved = this.#tokens;
  }

  /** Whether the journal on the disk holds what the page shows. */
  isInJournal(userData: string): boolean {
    return tokensInJournal(userData)?.join() === this.#tokens.join();
  }

  /** The states a recovery may show after a kill at that moment: nothing the page had shown so long before is missing. */
  allowedAfter(killedMs: number, graceMs: number): Tokens[] {
    const sure = this.log.findLastIndex(({ ms }) => ms <= killedMs - graceMs);
    const allowed = this.log.slice(Math.max(0, sure)).map(({ tokens }) => tokens);
    return this.underWay ? [...allowed, this.underWay] : allowed;
  }
}
