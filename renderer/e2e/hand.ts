import { expect, type Page } from 'playwright/test';
import type { Board } from '../../engine/documents/board.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';

/** A spot of the board in squares: 4.5, 8.5 is the middle of E9. */
export type Spot = readonly [x: number, y: number];
/** The document as the journal keeps it, with its board inside. */
export type Kept = Scenario & { readonly board: Board };

const SIZE: Spot = [12, 17];
const [RULER, MARGIN, EDGE] = [18, 28, 1];

/** A person at the Germany board, all of it in sight: by pointer and by keys. */
export class Hand {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get grid() {
    return this.page.getByTestId('board-grid');
  }
  get undo() {
    return this.page.getByRole('button', { name: /^Undo/ }).first();
  }
  async open(): Promise<void> {
    await this.page.goto('/');
    await expect(this.page.getByTestId('zoom')).toBeVisible();
    await this.grid.focus();
  }
  /** Where a spot is on the page. */
  async pixels([x, y]: Spot): Promise<[number, number]> {
    const box = (await this.grid.boundingBox())!;
    const room = [box.width - RULER - MARGIN, box.height - RULER - MARGIN] as const;
    const scale = Math.floor(Math.min(room[0] / (SIZE[0] + 2 * EDGE), room[1] / (SIZE[1] + 2 * EDGE)));
    const [left, top] = [box.x + (box.width + RULER - SIZE[0] * scale) / 2, box.y + (box.height + RULER - SIZE[1] * scale) / 2];
    return [left + x * scale, top + y * scale];
  }
  async hold(way: readonly Spot[], button: 'left' | 'right' = 'left'): Promise<void> {
    await this.page.mouse.move(...(await this.pixels(way[0] as Spot)));
    await this.page.mouse.down({ button });
    for (const spot of way.slice(1)) await this.page.mouse.move(...(await this.pixels(spot)), { steps: 3 });
  }
  async drag(way: readonly Spot[], button: 'left' | 'right' = 'left'): Promise<void> {
    await this.hold(way, button);
    await this.page.mouse.up({ button });
  }
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
  /** Leads the keyboard to a square by its name; nothing is chosen then. */
  async goTo(square: string): Promise<void> {
    await this.press('Control+g');
    await this.page.getByTestId('go-to').fill(square);
    await this.press('Enter');
    await expect(this.grid).toBeFocused();
    await this.press('Escape');
  }
  /** What the document became, as soon as the journal has it. */
  async became(read: (kept: Kept) => unknown, wanted: unknown): Promise<void> {
    const kept = async (): Promise<unknown> => {
      const text = await this.page.evaluate(textInJournal);
      return text === undefined ? undefined : read(JSON.parse(text) as Kept);
    };
    await expect.poll(kept).toEqual(wanted);
  }
  /** What was done is one step: one undo takes all of it back. */
  async isOneStep(): Promise<void> {
    await expect(this.undo).toBeEnabled();
    await this.press('Control+z');
    await expect(this.undo).toBeDisabled();
  }
}

/** In the page: the text of the document that was changed last. */
const textInJournal = (): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('tilewright');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction('journal').objectStore('journal').getAll();
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        opening.result.close();
        resolve((asked.result as { text: string }[]).at(-1)?.text);
      };
    };
  });
