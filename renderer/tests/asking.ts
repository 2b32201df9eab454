import { expect } from 'vitest';
import type { Studio } from '../app/studio.svelte.ts';
import { scenarios } from '../library/bundled.ts';
import { MemoryShell } from './memory-shell.ts';
import { studioFor } from './studio.ts';

/** What a step of a test is called. */
export const NAME = { message: { en: 'step', cs: 'krok', de: 'Schritt', nl: 'stap' } };
/** A studio whose files are values. */
export const setUp = () => {
  const memory = new MemoryShell();
  const studio = studioFor(scenarios.get('germany-chips'), memory.shell);
  return { memory, studio };
};
export const retitle = ({ editor }: Studio, title: string) => editor.apply(NAME, { do: 'set-title', title: { en: title } });
/** Waits for a question of the program. */
export const asked = async (studio: Studio) => {
  for (let turn = 0; turn < 20 && !studio.dialogs.question; turn++) await Promise.resolve();
  expect(studio.dialogs.question).toBeDefined();
};
/** Waits for the question that some work asks, and answers it. */
export const answering = async (studio: Studio, answer: string | undefined, work: Promise<unknown>) => {
  await asked(studio);
  studio.dialogs.question?.answer(answer);
  await work;
};
