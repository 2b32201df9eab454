import type { FileHandle, Shell } from '../../main/contract.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { FILE } from '../words/file-words.ts';

/** Opens again what was open before the page was loaded anew. Where the browser wants the person's yes first, they are asked. */
export const reopen = async ({ desk, files, dialogs }: Studio, shell: Pick<Shell, 'openBefore' | 'openAgain'>): Promise<void> => {
  const denied: { readonly handle: FileHandle; readonly name: string }[] = [];
  for (const handle of await shell.openBefore()) {
    if (desk.documents.some(({ file }) => file?.handle === handle)) continue;
    const opened = await shell.openAgain(handle);
    if (!opened.ok && opened.problem.problem === 'denied') denied.push({ handle, name: opened.problem.file });
    else files.openGiven(opened);
  }
  if (denied.length === 0) return;
  const answer = await dialogs.ask({
    title: FILE.openBeforeTitle,
    text: FILE.openBeforeText,
    facts: { count: denied.length, files: denied.map(({ name }) => name).join(', ') },
    answers: [{ id: 'open', label: FILE.openThem, kind: 'main' }],
  });
  if (answer === 'open') for (const { handle } of denied) await files.openAgain(handle);
};
