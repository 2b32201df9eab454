import { type Zippable, zipSync } from 'fflate';
import { setupOf } from '../../engine/setup.ts';
import { fileName, type PrintJob, printedFiles } from '../drawing/print/files.ts';
import { bundled } from '../library/bundled.ts';
import { pageTools } from './print-tools.ts';
import type { FromPrinting, MadeFile, PrintWish } from './print-wish.ts';

const post = (message: FromPrinting, moved: Transferable[] = []): void => postMessage(message, { transfer: moved });
/** The same time in every archive: no clock. */
const ALWAYS = '1980-01-01T00:00';

const filesOf = async ({ scenario, name, ...wanted }: PrintWish): Promise<MadeFile[]> => {
  const job: PrintJob = { ...wanted, setup: setupOf(scenario, bundled) };
  const files: MadeFile[] = [];
  for await (const { page, bytes } of printedFiles(job, pageTools, (done) => post({ is: 'progress', done })))
    files.push({ name: fileName(name, job.format, page), bytes: bytes as Uint8Array<ArrayBuffer> });
  return files;
};
const oneFile = (files: readonly MadeFile[], { name, format }: PrintWish): MadeFile => {
  const [first] = files;
  if (first && files.length === 1) return first;
  const inside: Zippable = Object.fromEntries(files.map((file) => [file.name, [file.bytes, { level: format === 'png' ? 0 : 6 }]]));
  return { name: `${name}-${format}.zip`, bytes: zipSync(inside, { mtime: ALWAYS }) as Uint8Array<ArrayBuffer> };
};

addEventListener('message', ({ data }: MessageEvent<PrintWish>) => {
  filesOf(data)
    .then((files) => oneFile(files, data))
    .then((file) => post({ is: 'done', file }, [file.bytes.buffer]))
    .catch((error: unknown) => post({ is: 'failed', message: error instanceof Error ? error.message : String(error) }));
});
