import { ok } from '../../engine/result.ts';
import type { FileResult } from '../../main/contract.ts';
import { attempt } from './problems.ts';

const AFTER_PRINTING_MS = 600_000;

/** The PDF in a frame nobody sees, and the browser's own print dialog on it. */
export const print = (name: string, pdf: Uint8Array): Promise<FileResult<void>> =>
  attempt(name, async () => {
    const frame = document.createElement('iframe');
    frame.style.display = 'none';
    frame.title = name;
    const address = URL.createObjectURL(new Blob([pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }));
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.src = address;
    document.body.append(frame);
    await loaded;
    frame.contentWindow?.print();
    setTimeout(() => {
      frame.remove();
      URL.revokeObjectURL(address);
    }, AFTER_PRINTING_MS);
    return ok(undefined);
  });
