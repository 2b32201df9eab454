import regular from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url';
import italic from '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf?url';
import bold from '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf?url';
import type { Fonts } from '../drawing/pdf/pdf.ts';

const bytesOf = async (url: string): Promise<Uint8Array> => new Uint8Array(await (await fetch(url)).arrayBuffer());

/** The shipped font, from the files that the page itself shows. */
export const pageFonts = async (): Promise<Fonts> => {
  const [r, i, b] = await Promise.all([regular, italic, bold].map(bytesOf));
  return { regular: r as Uint8Array, italic: i as Uint8Array, bold: b as Uint8Array };
};
