import PDFDocument from 'pdfkit';

/** A part of a PDF that others refer to. */
export interface KitReference {
  readonly data: Record<string, unknown>;
  compress: boolean;
  write(chunk: unknown): void;
  end(chunk?: unknown): void;
}
export interface KitElement {
  add(child: unknown): unknown;
  end(): unknown;
}
interface KitPage {
  readonly dictionary: KitReference;
  readonly xobjects: Record<string, KitReference>;
  readonly ext_gstates: Record<string, KitReference>;
}
export interface KitText {
  readonly lineBreak: boolean;
  readonly baseline: string;
  readonly features: { readonly kern: boolean; readonly liga: boolean };
  readonly stroke?: boolean;
  readonly fill?: boolean;
}
/** What we use of pdfkit, and no more. */
export interface Kit {
  on(event: 'data', listener: (chunk: Uint8Array) => void): void;
  on(event: 'end', listener: () => void): void;
  on(event: 'error', listener: (problem: Error) => void): void;
  readonly page: KitPage;
  readonly _root: { readonly data: Record<string, unknown> & { readonly ViewerPreferences: KitReference } };
  readonly outline: { addItem(title: string): unknown };
  registerFont(name: string, bytes: Uint8Array): Kit;
  addPage(options: { size: readonly [number, number]; margin: number }): Kit;
  save(): Kit;
  restore(): Kit;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): Kit;
  addContent(operators: string): Kit;
  ref(data: Record<string, unknown>): KitReference;
  addNamedEmbeddedFile(name: string, file: KitReference): void;
  font(name: string): Kit;
  fontSize(size: number): Kit;
  fillColor(colour: string): Kit;
  strokeColor(colour: string): Kit;
  lineWidth(width: number): Kit;
  text(text: string, x: number, y: number, options: KitText): Kit;
  markContent(tag: string, options?: Record<string, unknown>): Kit;
  markStructureContent(tag: string, options?: Record<string, unknown>): unknown;
  endMarkedContent(): Kit;
  struct(tag: string, options: Record<string, unknown>, children?: readonly unknown[]): KitElement;
  addStructure(element: KitElement): Kit;
  end(): void;
}

export interface KitOptions {
  readonly title: string;
  /** Over which edge the paper is turned, where both sides are printed. */
  readonly duplex?: 'long' | 'short';
  readonly author?: string;
  readonly language: string;
  /** The font a page begins with; without one a browser build looks for Helvetica. */
  readonly font: Uint8Array;
}
type Make = new (options: Record<string, unknown>) => Kit;

const DUPLEX = { long: 'DuplexFlipLongEdge', short: 'DuplexFlipShortEdge' } as const;
/** Whoever prints it is offered 100 % and paper of its size, and both sides where it has backs. */
const asMeant = (kit: Kit, duplex: KitOptions['duplex']): Kit => {
  const wishes = { PrintScaling: 'None', PickTrayByPDFSize: true, ...(duplex && { Duplex: DUPLEX[duplex] }) };
  Object.assign(kit._root.data.ViewerPreferences.data, wishes);
  return kit;
};
/** A new PDF that says the same of itself each time it is made: no clock. */
export const newKit = ({ title, author, language, font, duplex }: KitOptions): Kit => {
  const info = {
    Title: title,
    ...(author && { Author: author }),
    Creator: 'Tilewright',
    Producer: 'Tilewright',
    CreationDate: new Date(0),
  };
  const kit = new (PDFDocument as unknown as Make)({
    autoFirstPage: false,
    margin: 0,
    font,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info,
  });
  return asMeant(kit, duplex);
};

/** The bytes of a PDF, once it has ended. */
export const bytesOf = (kit: Kit): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    kit.on('data', (chunk) => chunks.push(chunk));
    kit.on('error', reject);
    kit.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, at);
        at += chunk.length;
      }
      resolve(bytes);
    });
  });
