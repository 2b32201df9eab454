// Values as text between Node and the page. Runs on both sides: keep it free of outside names.
function makeCodec() {
  const toBase64 = (bytes) => {
    let text = '';
    for (let start = 0; start < bytes.length; start += 0x8000) text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
    return btoa(text);
  };
  const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const entriesTo = (object, change) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
  const pack = (value) => {
    if (value === undefined) return { $: 'undefined' };
    if (typeof value === 'number' && !Number.isFinite(value)) return { $: 'number', of: String(value) };
    if (typeof value === 'bigint') return { $: 'bigint', of: String(value) };
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(pack);
    if (value instanceof Uint8Array) return { $: 'bytes', of: toBase64(value) };
    return { $: 'object', of: entriesTo(value, pack) };
  };
  const kinds = {
    undefined: () => undefined,
    number: Number,
    bigint: BigInt,
    bytes: fromBase64,
    object: (object) => entriesTo(object, unpack),
  };
  const unpack = (value) => {
    if (value === null || typeof value !== 'object') return value;
    return Array.isArray(value) ? value.map(unpack) : kinds[value.$](value.of);
  };
  return { encode: (value) => JSON.stringify(pack(value)), decode: (text) => unpack(JSON.parse(text)) };
}
module.exports = { makeCodec };
