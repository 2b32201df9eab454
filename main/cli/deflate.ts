import { Readable } from 'node:stream';
import { createDeflate } from 'node:zlib';

/** Node's zlib as the drawing wants it. */
export const deflate = (raw: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  Readable.from(raw, { objectMode: false }).pipe(createDeflate({ level: 6 }));
