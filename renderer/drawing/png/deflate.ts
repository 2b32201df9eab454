import { Zlib } from 'fflate';

/** Compresses as zlib does, with the same bytes in Node and in a browser. */
export async function* deflated(raw: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zlib = new Zlib({ level: 6 }, (part) => parts.push(part));
  for await (const piece of raw) {
    zlib.push(piece);
    yield* parts.splice(0);
  }
  zlib.push(new Uint8Array(0), true);
  yield* parts;
}
