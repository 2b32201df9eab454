import type { Figure, GroupFigure, TextFigure, UseFigure, Weight } from '../figure.ts';
import { type Matrix, matrixOf, useMatrix } from '../matrix.ts';
import type { Page } from '../page.ts';
import { num } from '../pen.ts';
import { textWidth } from '../widths.ts';
import { type Attachment, attach } from './attachment.ts';
import { bytesOf, type Kit, type KitElement, newKit } from './kit.ts';
import { clipOperators, inkedPath } from './operators.ts';
import { isWordless, SharedParts } from './symbols.ts';

/** The shipped font in its weights, as bytes. */
export type Fonts = { readonly [weight in Weight]: Uint8Array };
export interface PdfInfo {
  readonly title: string;
  readonly author?: string;
  readonly language: string;
  /** Over which edge the paper is turned, where both sides are printed. */
  readonly duplex?: 'long' | 'short';
  /** The document the pages were made from. */
  readonly attachment?: Attachment;
}
const POINTS = 72 / 25.4;
const HALO = 0.24;
const WHOLE: Matrix = [POINTS, 0, 0, POINTS, 0, 0];

interface Pen {
  readonly kit: Kit;
  readonly shared: SharedParts;
}
const startOf = ({ text, at, size, weight, anchor }: TextFigure): number => {
  const share = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0;
  return at[0] - share * textWidth(text, size, weight);
};
const plain = { lineBreak: false, baseline: 'alphabetic', features: { kern: false, liga: false } } as const;
const drawText = ({ kit, shared }: Pen, figure: TextFigure): void => {
  const { text, at, size, fill, halo, weight = 'regular', opacity } = figure;
  kit.save();
  if (opacity !== undefined) kit.addContent(`/${shared.opacity(opacity)} gs`);
  kit.font(weight).fontSize(size);
  const x = startOf(figure);
  if (halo)
    kit
      .addContent('1 J 1 j')
      .lineWidth(size * HALO)
      .strokeColor(halo)
      .text(text, x, at[1], { ...plain, stroke: true, fill: false });
  kit.fillColor(fill).text(text, x, at[1], plain);
  kit.restore();
};
const within = (pen: Pen, matrix: Matrix, opacity: number | undefined, draw: () => void): void => {
  const [a, b, c, d, e, f] = matrix;
  pen.kit.save();
  if (opacity !== undefined) pen.kit.addContent(`/${pen.shared.opacity(opacity)} gs`);
  pen.kit.transform(a, b, c, d, e, f);
  draw();
  pen.kit.restore();
};
const drawGroup = (pen: Pen, figure: GroupFigure): void =>
  within(pen, matrixOf(figure), figure.opacity, () => {
    if (figure.clip) pen.kit.addContent(clipOperators(figure.clip));
    for (const inner of figure.figures) drawFigure(pen, inner);
  });
const drawUse = (pen: Pen, figure: UseFigure): void => {
  const { symbol, opacity } = figure;
  const matrix = useMatrix(figure);
  if (isWordless(symbol.figures)) {
    const state = opacity === undefined ? '' : `/${pen.shared.opacity(opacity)} gs `;
    pen.kit.addContent(`q ${state}${matrix.map(fine).join(' ')} cm /${pen.shared.symbol(symbol)} Do Q`);
  } else
    within(pen, matrix, opacity, () => {
      for (const inner of symbol.figures) drawFigure(pen, inner);
    });
};
const FINE = 1_000_000;
const fine = (value: number): string => String(Math.round(value * FINE) / FINE + 0);
const drawFigure = (pen: Pen, figure: Figure): void => {
  if (figure.is === 'path') pen.kit.addContent(inkedPath(figure, pen.shared.opacity));
  else if (figure.is === 'text') drawText(pen, figure);
  else if (figure.is === 'group') drawGroup(pen, figure);
  else drawUse(pen, figure);
};

const wordsIn = (figures: readonly Figure[]): string[] =>
  figures.flatMap((figure) => (figure.is === 'text' ? [figure.text] : figure.is === 'group' ? wordsIn(figure.figures) : []));
/** What stands on a page by itself: words are read out, pictures by their name, everything else passed over. */
const drawTagged = (pen: Pen, section: KitElement, figure: Figure): void => {
  const alt = figure.is === 'group' ? figure.alt : undefined;
  const tag = alt !== undefined ? 'Figure' : wordsIn([figure]).length > 0 ? 'P' : undefined;
  if (tag) section.add(pen.kit.struct(tag, alt === undefined ? {} : { alt }, [pen.kit.markStructureContent(tag)]));
  else pen.kit.markContent('Artifact', { type: 'Layout' });
  drawFigure(pen, figure);
  pen.kit.endMarkedContent();
};

const drawPage = (pen: Pen, page: Page, section: KitElement): void => {
  const { kit } = pen;
  const size = [page.width * POINTS, page.height * POINTS] as const;
  kit.addPage({ size, margin: 0 });
  const { x, y, width, height } = page.trim ?? { x: 0, y: 0, width: page.width, height: page.height };
  const trim = [x, page.height - y - height, x + width, page.height - y].map((value) => Number(num(value * POINTS)));
  kit.page.dictionary.data['TrimBox'] = trim;
  kit.page.dictionary.data['BleedBox'] = [0, 0, size[0], size[1]];
  kit.save().transform(...WHOLE);
  for (const figure of page.figures) drawTagged(pen, section, figure);
  kit.restore();
  kit.outline.addItem(page.name);
};

/** Pages as one PDF: vector, the font embedded by the letters used; the same pages give the same bytes. `told` hears after each page how many there are. */
export const pagesToPdf = async (
  pages: Iterable<Page>,
  fonts: Fonts,
  info: PdfInfo,
  told: (done: number) => Promise<void> | void = () => {},
): Promise<Uint8Array> => {
  const kit = newKit({ ...info, font: fonts.regular });
  const bytes = bytesOf(kit);
  for (const [weight, font] of Object.entries(fonts)) kit.registerFont(weight, font);
  const pen = { kit, shared: new SharedParts(kit) };
  const document = kit.struct('Document', {});
  kit.addStructure(document);
  let done = 0;
  for (const page of pages) {
    const section = kit.struct('Sect', { title: page.name });
    document.add(section);
    drawPage(pen, page, section);
    section.end();
    done += 1;
    await told(done);
  }
  document.end();
  if (info.attachment) attach(kit, info.attachment);
  kit.end();
  return bytes;
};
