const SIGNATURES = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];
/** A PDF or a PNG, by its first bytes. */
const isPrinted = (bytes: Uint8Array): boolean => SIGNATURES.some((signature) => signature.every((byte, i) => bytes[i] === byte));

const PIECE = 32_768;
const asCharacters = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
};

/** The text of a file that is opened; a PDF or PNG as its bytes, one character each. Undefined for other bytes that are no text. */
export const textOfBytes = (bytes: Uint8Array): string | undefined => {
  if (isPrinted(bytes)) return asCharacters(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
