import type { Language } from '../../../engine/documents/common.ts';
import type { Setup } from '../../../engine/setup.ts';
import { say } from '../../../engine/words/format.ts';
import { PRINT_WORDS } from '../../../engine/words/print-words.ts';
import { RULE_SUMMARIES } from '../../../engine/words/rule-summary-words.ts';
import { type Figure, group, path, type TextFigure } from '../figure.ts';
import { PALETTES, type Palette } from '../palette.ts';
import { ellipse, rect } from '../pen.ts';
import { backGround, tileBack } from '../symbols/back.ts';
import type { Style } from '../symbols/pen-style.ts';
import { brokenLines } from '../widths.ts';
import { type PrintPiece, tilePiece } from './piece.ts';
import type { PieceOptions } from './pieces-of.ts';

const CARD = { width: 88, height: 63 } as const;
const EDGE = 5;
const WORDS = 3.1;
const LEADING = 4;
const GAP = 1.4;

/** Paragraphs one below the other, each behind a dot. */
const paragraphs = (texts: readonly string[], { ink, borderline }: Palette, language: Language): Figure[] => {
  let y = EDGE + 10;
  return texts.flatMap((text) => {
    const lines = brokenLines(text, CARD.width - 2 * EDGE - 4, WORDS);
    const words = lines.map(
      (line, i): TextFigure => ({ is: 'text', text: line, at: [EDGE + 4, y + i * LEADING], size: WORDS, fill: ink, language }),
    );
    const dot = path(ellipse([EDGE + 1, y - 1], 0.8), { fill: borderline });
    y += lines.length * LEADING + GAP;
    return [dot, ...words];
  });
};
/** A card that says how chips are taken and a meeple is upgraded. */
const upgradeCard = (language: Language, bleed: number, style: Style): PrintPiece => {
  const { palette } = style;
  const title: TextFigure = {
    is: 'text',
    text: say(PRINT_WORDS.upgrade, language),
    at: [EDGE, EDGE + 4],
    size: 5,
    weight: 'bold',
    fill: palette.borderline,
    language,
  };
  const texts = RULE_SUMMARIES['map-chips'].map(({ text }) => say(text, language));
  const ground = (fill: string): Figure => path(rect(-bleed, -bleed, CARD.width + 2 * bleed, CARD.height + 2 * bleed), { fill });
  const back: Figure = { is: 'use', symbol: tileBack(false, style), at: [(CARD.width - CARD.height) / 2, 0], size: CARD.height, turn: 0 };
  return {
    name: title.text,
    ...CARD,
    front: [ground(palette.paper), group([title, ...paragraphs(texts, palette, language)], { alt: title.text })],
    back: [ground(backGround(false, style)), back],
    cut: rect(0, 0, CARD.width, CARD.height),
  };
};

const FEWEST = 2;
/** What a set-up's systems need on the table beside tiles and tokens: a card a player for upgrades, the board of the wheel. */
export const extraPiecesOf = (
  { scenario, board, library }: Setup,
  options: PieceOptions & { readonly language: Language },
): PrintPiece[] => {
  const { bleed = 0, calibration = 1, theme = 'colour', language } = options;
  const style: Style = { palette: PALETTES[theme], detail: 'full' };
  const players = Math.max(FEWEST, scenario.players?.length ?? 0);
  const cards = scenario.systems['map-chips'] ? Array.from({ length: players }, () => upgradeCard(language, bleed, style)) : [];
  const wheel = scenario.systems['wheel-of-fortune'] ? library.tileSet('wheel-board')?.tiles[0] : undefined;
  return [...cards, ...(wheel ? [tilePiece(wheel, false, board.sizes.tile * calibration, bleed, style)] : [])];
};
