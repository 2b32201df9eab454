import wasm from '@resvg/resvg-wasm/index_bg.wasm?url&inline';

/** The painter's WebAssembly, carried in the program itself. */
export const painterBytes = (): Uint8Array => new Uint8Array(Buffer.from(wasm.slice(wasm.indexOf(',') + 1), 'base64'));
