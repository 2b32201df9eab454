const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});
const crc = (bytes: Uint8Array): number => {
  let c = 0xffffffff;
  for (const byte of bytes) c = (TABLE[(c ^ byte) & 0xff] as number) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

export const PNG_SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
/** One chunk of a PNG: length, name, data, check sum. */
export const pngChunk = (name: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = name.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc(bytes.subarray(4, data.length + 8)));
  return bytes;
};
const numbers = (...values: readonly number[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [i, value] of values.entries()) view.setUint32(i * 4, value);
  return new Uint8Array(view.buffer);
};
const RGB_8: readonly number[] = [8, 2, 0, 0, 0];
export const headerChunk = (width: number, height: number): Uint8Array =>
  pngChunk('IHDR', Uint8Array.of(...numbers(width, height), ...RGB_8));
const INCH = 0.0254;
/** Says how large the picture is meant to be: pixels a metre. */
export const densityChunk = (dpi: number): Uint8Array =>
  pngChunk('pHYs', Uint8Array.of(...numbers(Math.round(dpi / INCH), Math.round(dpi / INCH)), 1));
export const endChunk = (): Uint8Array => pngChunk('IEND', new Uint8Array());
