import { readFileSync } from 'node:fs';
import type { Fonts } from '../pdf/pdf.ts';

const family = new URL('../../../node_modules/@expo-google-fonts/source-sans-3/', import.meta.url);
const bytes = (file: string): Uint8Array => new Uint8Array(readFileSync(new URL(file, family)));
/** The shipped font, for tests. */
export const testFonts = (): Fonts => ({
  regular: bytes('400Regular/SourceSans3_400Regular.ttf'),
  italic: bytes('400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
  bold: bytes('700Bold/SourceSans3_700Bold.ttf'),
});
