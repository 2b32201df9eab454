import { readKeyMap, writeKeyMap } from '../commands/key-map.ts';
import { FILE } from '../words/file-words.ts';
import { FRAME } from '../words/frame-words.ts';
import type { Studio } from './studio.svelte.ts';

/** Writes all shortcuts to a file the person chooses. */
export const exportKeyMap = async ({ shell, t, commands, settings, files }: Studio): Promise<void> => {
  const content = new TextEncoder().encode(writeKeyMap(commands.all, settings.now.shortcuts));
  const kind = { label: t(FRAME.shortcutsFile), endings: ['json'] };
  const saved = await shell?.exportBytes({ name: 'tilewright-keys.json', content, kind });
  if (!saved) return;
  if (saved.ok) files.tellSaved(saved.value.how === 'downloaded' ? FILE.downloaded : FILE.saved, saved.value);
  else files.tellProblem(saved.problem);
};

/** Takes the shortcuts of a file; one with a fault changes nothing and is told place by place. */
export const importKeyMap = async ({ commands, dialogs }: Studio, file: Pick<File, 'name' | 'text'>): Promise<void> => {
  const read = readKeyMap(await file.text(), commands.all);
  if (!read.ok) return dialogs.showReport({ file: file.name, objections: read.problem });
  commands.setAllShortcuts(read.value);
  dialogs.tell(FRAME.shortcutsImported, { file: file.name, count: Object.keys(read.value).length });
};

export const resetKeyMap = async ({ commands, dialogs, settings }: Studio): Promise<void> => {
  const answer = await dialogs.ask({
    title: FRAME.shortcutsResetTitle,
    text: FRAME.shortcutsResetText,
    facts: { count: Object.keys(settings.now.shortcuts).length },
    answers: [{ id: 'reset', label: FRAME.shortcutsResetAll, kind: 'danger' }],
  });
  if (answer === 'reset') commands.setAllShortcuts({});
};
