import { squaresOfBoard } from '../../../engine/board.ts';
import { inLanguage } from '../../../engine/documents/common.ts';
import type { TokenKind } from '../../../engine/documents/scenario.ts';
import { type Square, sameSquare, squareName } from '../../../engine/grid.ts';
import type { SystemId } from '../../../engine/systems/switches.ts';
import { STEP_WORDS } from '../../../engine/words/sheet-step-words.ts';
import { SHEET_WORDS } from '../../../engine/words/sheet-words.ts';
import { termOf } from '../../../engine/words/terms.ts';
import type { Piece } from './piece.ts';
import { heading, item, type Sheet, speak } from './text.ts';

const isOn = ({ setup }: Sheet, system: SystemId): boolean => setup.scenario.systems[system] !== undefined;
/** "Rostock (I3)", or the bare square where it has no name. */
export const placeName = ({ setup: { board }, options: { language } }: Sheet, at: Square): string => {
  const named = [...board.starts, ...board.towns].find((place) => sameSquare(place.at, at));
  return named ? `${inLanguage(named.name, language)} (${squareName(at)})` : squareName(at);
};
export const colourName = (sheet: Sheet, colour: string): string => {
  const term = termOf('colour', colour);
  return term ? speak(sheet, term) : colour;
};
const supplyLine = (sheet: Sheet, { colour, value, count }: TokenKind): string =>
  speak(sheet, STEP_WORDS.supply, { count, colour: colourName(sheet, colour), value: value === undefined ? '' : String(value) }).trim();

const boardSteps = (sheet: Sheet): string[] => {
  const { board, scenario, laid } = sheet.setup;
  const steps =
    [...squaresOfBoard(board)].length > 0
      ? [speak(sheet, STEP_WORDS.board, { board: inLanguage(board.name, sheet.options.language) })]
      : [speak(sheet, STEP_WORDS.boardLess)];
  if (scenario.starts.length > 0) steps.push(speak(sheet, STEP_WORDS.starts, { list: scenario.starts.map((at) => placeName(sheet, at)) }));
  if (laid.length > 0) steps.push(speak(sheet, STEP_WORDS.laid, { list: laid.map(({ tile, at }) => `${tile} – ${placeName(sheet, at)}`) }));
  return steps;
};
const tileSteps = (sheet: Sheet): string[] => {
  const { catalogue, laid, scenario } = sheet.setup;
  const count = [...catalogue.copies.values()].reduce((sum, copies) => sum + copies, 0) - laid.length;
  if (scenario.tiles.order) return [speak(sheet, STEP_WORDS.orderTiles)];
  return count > 0 ? [speak(sheet, STEP_WORDS.mixTiles, { count })] : [];
};
const tokenSteps = (sheet: Sheet): string[] => {
  const { tokens } = sheet.setup.scenario;
  if (!tokens) return [];
  const count = tokens.supply.reduce((sum, kind) => sum + kind.count, 0);
  const mix = speak(sheet, STEP_WORDS.mixChips, { count, list: tokens.supply.map((kind) => supplyLine(sheet, kind)) });
  return [
    mix,
    tokens.placed.length > 0 ? speak(sheet, STEP_WORDS.layChips, { count: tokens.placed.length }) : speak(sheet, STEP_WORDS.scatterChips),
  ];
};
const meepleStep = (sheet: Sheet): string => {
  if (isOn(sheet, 'wonders')) return speak(sheet, STEP_WORDS.meeplesWonders);
  return speak(sheet, isOn(sheet, 'map-boards') ? STEP_WORDS.meeplesMap : STEP_WORDS.meeples);
};
/** The wheel lies in the middle as the start, unless a house rule or a map puts it aside. */
const wheelStep = (sheet: Sheet): string => {
  const { systems } = sheet.setup.scenario;
  const isAside = systems['wheel-of-fortune']?.aside === true || systems['map-boards'] !== undefined;
  return speak(sheet, isAside ? STEP_WORDS.wheelAside : STEP_WORDS.wheel);
};
const systemSteps = (sheet: Sheet): string[] => [
  ...(isOn(sheet, 'wheel-of-fortune') ? [wheelStep(sheet)] : []),
  ...(isOn(sheet, 'wind-roses') ? [speak(sheet, STEP_WORDS.roses)] : []),
  ...(isOn(sheet, 'wonders') ? [speak(sheet, STEP_WORDS.wonders)] : []),
];

/** What is done before the game, in order. */
export const stepsOf = (sheet: Sheet): string[] => [
  ...boardSteps(sheet),
  ...systemSteps(sheet),
  ...tokenSteps(sheet),
  ...tileSteps(sheet),
  meepleStep(sheet),
  ...(sheet.setup.scenario.starts.length > 0 && sheet.setup.laid.length > 0 ? [speak(sheet, STEP_WORDS.firstMove)] : []),
];
export const setupSection = (sheet: Sheet): Piece[] => [
  heading(sheet, SHEET_WORDS.setup),
  ...stepsOf(sheet).map((step, i) => item(sheet, `${i + 1}.`, step)),
];
