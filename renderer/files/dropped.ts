import type { DroppedFile } from '../../main/contract.ts';

/** What a drag brings: files to open, and the names of folders, which are not opened. */
export interface Dropped {
  readonly files: readonly DroppedFile[];
  readonly folders: readonly string[];
}

/** Whether a drag over the page carries files at all: a drag of text is none of our business. */
export const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

export const droppedIn = ({ dataTransfer }: DragEvent): Dropped => {
  const items = [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file');
  const folders = items.flatMap((item) => {
    const entry = item.webkitGetAsEntry();
    return entry?.isDirectory ? [entry.name] : [];
  });
  const files = items.flatMap((item) => (item.webkitGetAsEntry()?.isDirectory ? [] : (item.getAsFile() ?? [])));
  return { files, folders };
};
