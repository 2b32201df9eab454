import type { Language } from '../../engine/documents/common.ts';
import { tilewright } from './tilewright.ts';

/** The command line run in this process, with what it wrote: for tests. */
export const run = async (...argv: string[]): Promise<{ code: number; out: string; err: string; json: () => unknown }> => runIn('en', argv);

export const runIn = async (language: Language, argv: readonly string[]) => {
  let out = '';
  let err = '';
  const io = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
    language,
  };
  const code = await tilewright(argv, io);
  return { code, out, err, json: (): unknown => JSON.parse(out) };
};
