import { inLanguage, type Language } from '../../../engine/documents/common.ts';
import { squareName } from '../../../engine/grid.ts';
import type { Constraint } from '../../../engine/layouts/constraint.ts';
import type { SystemId } from '../../../engine/systems/switches.ts';
import { RULE_SUMMARIES } from '../../../engine/words/rule-summary-words.ts';
import { DEMAND_WORDS } from '../../../engine/words/sheet-step-words.ts';
import { SHEET_WORDS, SYSTEM_NAMES } from '../../../engine/words/sheet-words.ts';
import { SOURCE_WORDS, sourceIn } from '../../../engine/words/source-words.ts';
import { SWITCH_WORDS } from '../../../engine/words/switches.ts';
import type { Message } from '../../../engine/words/words.ts';
import type { Piece } from './piece.ts';
import { body, heading, item, type Sheet, small, speak, subheading } from './text.ts';

const demandKey = (constraint: Constraint): string => {
  if (constraint.demand === 'apart') return `apart:${constraint.metric}`;
  return 'site' in constraint ? `${constraint.demand}:${constraint.site}` : constraint.demand;
};
const WORDS_BY_KEY: Readonly<Record<string, Message>> = DEMAND_WORDS;
/** A token rule as a sentence. */
export const demandText = (sheet: Sheet, constraint: Constraint): string => {
  const words = WORDS_BY_KEY[demandKey(constraint)];
  const facts = {
    ...('count' in constraint && { count: constraint.count }),
    ...('most' in constraint && { most: constraint.most }),
    ...('distance' in constraint && { distance: constraint.distance }),
    ...(constraint.demand === 'each' && { tokens: constraint.tokens }),
    ...(constraint.demand === 'spread' && { columns: constraint.columns, rows: constraint.rows }),
    ...(constraint.demand === 'quota' && { least: constraint.least ?? 0, most: constraint.most ?? '∞' }),
  };
  return words ? speak(sheet, words, facts) : demandKey(constraint);
};
/** The source most demands share: named once, not on every line. */
const commonSource = (constraints: readonly Constraint[]): string | undefined => {
  const times = new Map<string, number>();
  for (const { source } of constraints) if (source) times.set(source, (times.get(source) ?? 0) + 1);
  const [most] = [...times].sort(([, a], [, b]) => b - a);
  return most && most[1] > 1 ? most[0] : undefined;
};
export const tokenRulesSection = (sheet: Sheet): Piece[] => {
  const constraints = sheet.setup.scenario.tokens?.constraints ?? [];
  if (constraints.length === 0) return [];
  const { language } = sheet.options;
  const common = commonSource(constraints);
  const tag = (source: string | undefined): string => (source && source !== common ? ` [${sourceIn(source, language)}]` : '');
  const lines = constraints.map((constraint) => item(sheet, '–', `${demandText(sheet, constraint)}${tag(constraint.source)}`));
  const source = common === undefined ? [] : [small(sheet, speak(sheet, SOURCE_WORDS.common, { source: sourceIn(common, language) }))];
  return [heading(sheet, SHEET_WORDS.tokenRules), ...lines, ...source];
};

const GROUPS: { readonly [language in Language]: string } = { en: ',', cs: '\u00a0', de: '.', nl: '.' };
/** Digits in groups of three, as the language parts them. */
export const grouped = (digits: string, language: Language): string =>
  digits.replace(/\d(?=(\d{3})+$)/g, (digit) => digit + GROUPS[language]);
/** The seed, how many layouts there are, and the squares by name for whoever cannot see the picture. */
export const layoutSection = (sheet: Sheet): Piece[] => {
  const { seed, tokens } = sheet.setup.scenario;
  const { layouts } = sheet.options;
  const lines = [
    ...(seed === undefined ? [] : [speak(sheet, SHEET_WORDS.seed, { seed: String(seed) })]),
    ...(layouts === undefined ? [] : [speak(sheet, SHEET_WORDS.layouts, { count: grouped(layouts, sheet.options.language) })]),
    ...(tokens && tokens.placed.length > 0
      ? [speak(sheet, SHEET_WORDS.chipsOn, { list: tokens.placed.map(({ at }) => squareName(at)) })]
      : []),
  ];
  return lines.length === 0 ? [] : [heading(sheet, SHEET_WORDS.layout), ...lines.map((line) => body(sheet, line))];
};

export const ownTextSection = (sheet: Sheet): Piece[] => {
  const { text } = sheet.setup.scenario;
  const words = text ? inLanguage(text, sheet.options.language) : '';
  return words.trim() === '' ? [] : [heading(sheet, SHEET_WORDS.ownText), ...words.split(/\n+/).map((line) => body(sheet, line))];
};

const systemsOn = ({ setup }: Sheet): SystemId[] =>
  (Object.keys(SYSTEM_NAMES) as SystemId[]).filter((id) => setup.scenario.systems[id] !== undefined);
const SIGNS = { official: '●', community: '◆', ours: '○' } as const;
/** The rules of the systems in force, each line marked official, community or ours. */
export const rulesSection = (sheet: Sheet): Piece[] => {
  const systems = systemsOn(sheet);
  if (systems.length === 0) return [];
  const pieces = systems.flatMap((id) => [
    subheading(sheet, speak(sheet, SYSTEM_NAMES[id])),
    ...RULE_SUMMARIES[id].map(({ text, standing }) => item(sheet, SIGNS[standing], speak(sheet, text))),
  ]);
  return [heading(sheet, SHEET_WORDS.rules), ...pieces, small(sheet, speak(sheet, SHEET_WORDS.standing))];
};

/** A switch and its position in words, with where it comes from; in its own letters where it has no words yet. */
const switchLine = (sheet: Sheet, key: string, system: string, value: unknown): string | undefined => {
  const words = SWITCH_WORDS[key];
  if (words?.byDefault === String(value)) return undefined;
  const position = words?.options[String(value)];
  const facts = { system, name: words ? speak(sheet, words.label) : key, value: position ? speak(sheet, position) : String(value) };
  return `${speak(sheet, SHEET_WORDS.switchSet, facts)}${words ? ` [${sourceIn(words.source, sheet.options.language)}]` : ''}`;
};
const switchLines = (sheet: Sheet): string[] => {
  const { systems, game } = sheet.setup.scenario;
  const ofSystems = systemsOn(sheet).flatMap((id) =>
    Object.entries(systems[id] ?? {}).map(([name, value]) => switchLine(sheet, `${id}/${name}`, speak(sheet, SYSTEM_NAMES[id]), value)),
  );
  const ofGame = Object.entries(game ?? {}).map(([name, value]) =>
    switchLine(sheet, `game/${name}`, speak(sheet, SHEET_WORDS.baseGame), value),
  );
  return [...ofGame, ...ofSystems].filter((line) => line !== undefined);
};
/** Switches that the scenario sets: what it does not set is at its default. */
export const switchesSection = (sheet: Sheet): Piece[] => {
  const lines = switchLines(sheet);
  const pieces = lines.length > 0 ? lines.map((line) => item(sheet, '–', line)) : [body(sheet, speak(sheet, SHEET_WORDS.noSwitches))];
  return [heading(sheet, SHEET_WORDS.switches), ...pieces];
};
