import wasmUrl from '@resvg/resvg-wasm/index_bg.wasm?url';
import type { PngTools } from '../drawing/png/png.ts';
import { pageFonts } from './page-fonts.ts';

const stream = (raw: AsyncIterable<Uint8Array>): ReadableStream<BufferSource> => {
  const parts = raw[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value as Uint8Array<ArrayBuffer>);
    },
  });
};
async function* deflate(raw: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream(raw).pipeThrough(new CompressionStream('deflate')).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
/** What a PNG is painted with on the page. */
export const pagePainter = async (): Promise<PngTools> => {
  const [fonts, wasm] = await Promise.all([pageFonts(), fetch(wasmUrl).then((answer) => answer.arrayBuffer())]);
  return { fonts, wasm: new Uint8Array(wasm), deflate };
};
