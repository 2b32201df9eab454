import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WindowState } from '../contract.ts';

/** What the person answers next: save, do not save, stay. */
const answers: number[] = [];
const asked: string[] = [];
vi.mock('electron', () => ({
  app: { getName: () => 'Tilewright' },
  dialog: {
    showMessageBox: async (_window: unknown, { message }: { message: string }) => {
      asked.push(message);
      return { response: answers.shift() ?? 2 };
    },
  },
}));
const { CloseGuard } = await import('./close-guard.ts');

/** A window as far as closing goes. */
class Window extends EventEmitter {
  isClosed = false;
  title = '';
  close(): void {
    let prevented = false;
    this.emit('close', { preventDefault: () => (prevented = true) });
    this.isClosed ||= !prevented;
  }
  setTitle(title: string): void {
    this.title = title;
  }
  setDocumentEdited(): void {}
}
const STATE: WindowState = { title: 'Germany', unsaved: true, language: 'cs', theme: 'system' };
const setUp = (beforeClose: () => Promise<void> = async () => {}) => {
  const window = new Window();
  const around = { askPageToSave: vi.fn(), beforeClose: vi.fn(beforeClose), onStay: vi.fn() };
  return { window, around, guard: new CloseGuard(window as unknown as BrowserWindow, around) };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));
beforeEach(() => {
  answers.length = 0;
  asked.length = 0;
});

test('a window with nothing unsaved closes without a question, after all is put away', async () => {
  const { window, around } = setUp();
  window.close();
  await settled();
  expect([window.isClosed, asked, around.beforeClose.mock.calls.length]).toEqual([true, [], 1]);
});

test('a window with unsaved work asks in the person’s language and says what is unsaved; each answer does what it says', async () => {
  const { window, around, guard } = setUp();
  guard.show(STATE);
  expect(window.title).toBe('• Germany - Tilewright');
  window.close();
  await settled();
  expect([window.isClosed, asked, around.onStay.mock.calls.length]).toEqual([false, ['Uložit před zavřením změny v „Germany“?'], 1]);
  answers.push(0);
  window.close();
  await settled();
  expect([window.isClosed, around.askPageToSave.mock.calls.length]).toEqual([false, 1]);
  await guard.answer(false);
  expect(window.isClosed).toBe(false);
  answers.push(1);
  window.close();
  await settled();
  expect(window.isClosed).toBe(true);
});

test('a page that saved lets the window close; one that never answers cannot keep it open', async () => {
  const saved = setUp();
  saved.guard.show(STATE);
  answers.push(0);
  saved.window.close();
  await settled();
  await saved.guard.answer(true);
  expect(saved.window.isClosed).toBe(true);

  const mute = setUp();
  mute.guard.show(STATE);
  answers.push(0, 1);
  mute.window.close();
  await settled();
  mute.window.close();
  await settled();
  expect(mute.window.isClosed).toBe(true);
});

test('closing asks once, however often the button is pressed, and nothing that fails before keeps the window open', async () => {
  const { window, guard } = setUp(() => Promise.reject(new Error('disk full')));
  guard.show(STATE);
  answers.push(1);
  for (let press = 0; press < 5; press += 1) window.close();
  await settled();
  expect([asked.length, window.isClosed]).toEqual([1, true]);
});
