import { statSync } from 'node:fs';
import path from 'node:path';

const ENDINGS = ['.tilewright', '.json', '.jcz', '.xml', '.svg'];

/** The files named on a command line, as the system starts us for a double click. */
export const filesIn = (argv: readonly string[], folder: string): string[] =>
  argv
    .slice(1)
    .filter((word) => !word.startsWith('-') && ENDINGS.includes(path.extname(word).toLowerCase()))
    .map((word) => path.resolve(folder, word))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
