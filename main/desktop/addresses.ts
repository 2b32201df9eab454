import path from 'node:path';

export const SCHEME = 'tilewright';
/** Where our page lives: a scheme of its own, with no network behind it. */
export const ORIGIN = `${SCHEME}://page`;

/** The file an address stands for; nothing outside the folder. */
export const fileFor = (folder: string, address: string): string | undefined => {
  if (!URL.canParse(address) || !address.startsWith(`${ORIGIN}/`)) return undefined;
  try {
    const file = path.join(folder, decodeURIComponent(new URL(address).pathname));
    return file.startsWith(folder + path.sep) && !file.includes('\0') ? file : undefined;
  } catch {
    return undefined;
  }
};
