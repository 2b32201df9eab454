import type { FileKind } from '../../main/contract.ts';

interface PickerOptions {
  readonly suggestedName?: string;
  readonly types: readonly { readonly description: string; readonly accept: Readonly<Record<string, readonly string[]>> }[];
}
interface Pickers {
  showOpenFilePicker?(options: PickerOptions): Promise<FileSystemFileHandle[]>;
  showSaveFilePicker?(options: PickerOptions): Promise<FileSystemFileHandle>;
}
const pickers = (): Pickers => window as unknown as Pickers;

const MIME: Readonly<Record<string, string>> = {
  json: 'application/json',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  png: 'image/png',
  csv: 'text/csv',
  xml: 'text/xml',
};
export const mimeOf = (kind: FileKind): string => MIME[kind.endings.at(-1) ?? ''] ?? 'application/octet-stream';

const typesOf = (kinds: readonly FileKind[]): PickerOptions['types'] =>
  kinds.map((kind) => ({ description: kind.label, accept: { [mimeOf(kind)]: kind.endings.map((ending) => `.${ending}`) } }));

/** In the page until it is answered: an input that nothing holds is swept away, and the answer with it. */
const pickWithInput = (kinds: readonly FileKind[]): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    const end = (file?: File) => {
      input.remove();
      resolve(file);
    };
    input.type = 'file';
    input.hidden = true;
    input.accept = kinds.flatMap(({ endings }) => endings.map((ending) => `.${ending}`)).join(',');
    input.onchange = () => end(input.files?.[0]);
    input.oncancel = () => end();
    document.body.append(input);
    input.click();
  });

/** Asks which file to open: with a handle we may write to, where the browser has such, else to read only. */
export const pickToOpen = async (kinds: readonly FileKind[]): Promise<File | FileSystemFileHandle | undefined> => {
  const { showOpenFilePicker } = pickers();
  if (!showOpenFilePicker) return pickWithInput(kinds);
  return (await showOpenFilePicker.call(window, { types: typesOf(kinds) }))[0];
};

/** Asks where to save; nothing in browsers that can only download, or when the click lies so far back that the browser no longer asks. */
export const pickToSave = async (name: string, kind: FileKind): Promise<FileSystemFileHandle | undefined> => {
  try {
    return await pickers().showSaveFilePicker?.call(window, { suggestedName: name, types: typesOf([kind]) });
  } catch (error) {
    if ((error as Error).name === 'SecurityError') return undefined;
    throw error;
  }
};

/** Puts bytes into the browser's downloads. */
export const download = (name: string, content: BlobPart, mime: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: mime }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
