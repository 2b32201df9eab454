import { expect, test, vi } from 'vitest';
import { scenarios } from '../library/bundled.ts';
import { MemoryShell } from '../tests/memory-shell.ts';
import { studioFor } from '../tests/studio.ts';
import { FILE } from '../words/file-words.ts';
import { exportTo } from './elsewhere.ts';

const setUp = () => {
  const memory = new MemoryShell();
  return { memory, studio: studioFor(scenarios.get('germany-chips'), memory.shell) };
};
const textOf = (content: string | Uint8Array | undefined): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

test.each(['tiled', 'tabletop'] as const)(
  'a scenario goes to %s, is told what travels, and comes back as a new scenario',
  async (program) => {
    const { memory, studio } = setUp();
    const before = studio.scenario;
    await exportTo(program, studio);
    expect(studio.dialogs.report).toMatchObject({ title: FILE.exportedTitle });
    expect(studio.dialogs.report?.objections.map(({ rule }) => rule)).toContain('elsewhere/no-rules');
    studio.dialogs.closeReport();
    const [name = '', content] = [...memory.exported].find(([file]) => /\.(tmj|tts\.json)$/.test(file)) ?? [];
    memory.files.set(name, textOf(content));
    memory.chosen = name;
    await studio.files.open();
    await vi.waitFor(() => expect(studio.dialogs.report).toMatchObject({ title: FILE.importedTitle }));
    expect(studio.scenario).toEqual(before);
    expect(studio.document.file).toBeUndefined();
    expect(studio.editor.isModified).toBe(true);
  },
);
test('a broken map of Tiled opens nothing and is reported', async () => {
  const { memory, studio } = setUp();
  const before = studio.document;
  memory.files.set('broken.tmj', '{"type":"map"}');
  memory.chosen = 'broken.tmj';
  await studio.files.open();
  await vi.waitFor(() => expect(studio.dialogs.report?.objections[0]?.rule).toBe('elsewhere/not-tiled'));
  expect(studio.document).toBe(before);
});
