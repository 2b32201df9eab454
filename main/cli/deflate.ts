import { PassThrough, pipeline, Readable } from 'node:stream';
import { createDeflate } from 'node:zlib';

/** Node's zlib as the drawing wants it; what goes wrong in the making comes out where it is read. */
export const deflate = (raw: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  pipeline(Readable.from(raw, { objectMode: false }), createDeflate({ level: 6 }), new PassThrough(), () => {});
