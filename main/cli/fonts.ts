import regular from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?inline';
import italic from '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf?inline';
import bold from '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf?inline';
import type { Fonts } from '../../renderer/drawing/pdf/pdf.ts';

const bytes = (dataUrl: string): Uint8Array => new Uint8Array(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
/** The shipped font, carried in the program itself. */
export const shippedFonts = (): Fonts => ({ regular: bytes(regular), italic: bytes(italic), bold: bytes(bold) });
