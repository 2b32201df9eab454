import type { Language } from '../../../engine/documents/common.ts';
import type { SystemId } from '../../../engine/systems/switches.ts';
import { say } from '../../../engine/words/format.ts';
import { RULE_SUMMARIES } from '../../../engine/words/rule-summary-words.ts';
import type { Message } from '../../../engine/words/words.ts';
import { type Figure, group, path, type TextFigure } from '../figure.ts';
import type { Palette } from '../palette.ts';
import { ellipse, rect } from '../pen.ts';
import { backGround, tileBack } from '../symbols/back.ts';
import type { Style } from '../symbols/pen-style.ts';
import { brokenLines, fitted } from '../widths.ts';
import type { PrintPiece } from './piece.ts';

const CARD = { width: 88, height: 63 } as const;
const EDGE = 5;
const HEAD = 14;
const LEADING = 1.29;
const GAP = 0.45;
const SIZES = [3.1, 2.9, 2.7, 2.5, 2.3] as const;

interface Block {
  readonly lines: readonly string[];
  readonly y: number;
}
/** Paragraphs one below the other, as large as the card lets them be. */
const blocksIn = (texts: readonly string[], size: number): { readonly blocks: readonly Block[]; readonly bottom: number } => {
  let y = HEAD + size;
  const blocks = texts.map((text): Block => {
    const block = { lines: brokenLines(text, CARD.width - 2 * EDGE - 4, size), y };
    y += block.lines.length * size * LEADING + size * GAP;
    return block;
  });
  return { blocks, bottom: y - size };
};
const paragraphs = (texts: readonly string[], { ink, borderline }: Palette, language: Language): Figure[] => {
  const size = SIZES.find((one) => blocksIn(texts, one).bottom <= CARD.height - EDGE + 1) ?? SIZES[SIZES.length - 1] ?? 2.3;
  return blocksIn(texts, size).blocks.flatMap(({ lines, y }): Figure[] => [
    path(ellipse([EDGE + 1, y - size * 0.33], 0.8), { fill: borderline }),
    ...lines.map((text, i): TextFigure => ({ is: 'text', text, at: [EDGE + 4, y + i * size * LEADING], size, fill: ink, language })),
  ]);
};

/** A card that says the rules of a system in short, with the back of the tiles. */
export const referenceCard = (system: SystemId, title: Message, language: Language, bleed: number, style: Style): PrintPiece => {
  const { palette } = style;
  const name = say(title, language);
  const head: TextFigure = { is: 'text', text: name, at: [EDGE, EDGE + 5], size: 5, weight: 'bold', fill: palette.borderline, language };
  const texts = RULE_SUMMARIES[system].map(({ text }) => say(text, language));
  const whole = { x: -bleed, y: -bleed, width: CARD.width + 2 * bleed, height: CARD.height + 2 * bleed };
  const ground = (fill: string): Figure => path(rect(whole.x, whole.y, whole.width, whole.height), { fill });
  const back: Figure = { is: 'use', symbol: tileBack(false, style), at: [0, (CARD.height - CARD.width) / 2], size: CARD.width, turn: 0 };
  return {
    name,
    ...CARD,
    front: [ground(palette.paper), group([fitted(head, CARD.width - 2 * EDGE), ...paragraphs(texts, palette, language)], { alt: name })],
    back: [ground(backGround(false, style)), group([back], { clip: whole })],
    cut: rect(0, 0, CARD.width, CARD.height),
  };
};
