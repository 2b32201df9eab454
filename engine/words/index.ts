import type { Objection, SpokenObjection } from '../objection.ts';
import { BOARD_RULES } from './board-rules.ts';
import { CHIP_RULES } from './chip-rules.ts';
import { DOCUMENT_RULES } from './document-rules.ts';
import { ELSEWHERE_RULES } from './elsewhere-rules.ts';
import { EXCHANGE_RULES } from './exchange-rules.ts';
import { FILE_RULES } from './file-rules.ts';
import { say } from './format.ts';
import { GAME_RULES } from './game-rules.ts';
import { KEY_MAP_RULES } from './key-map-rules.ts';
import { PLACEMENT_RULES } from './placement-rules.ts';
import { RECORD_RULES } from './record-rules.ts';
import { SETUP_RULES } from './setup-rules.ts';
import { SYSTEM_RULES } from './system-rules.ts';
import { TILE_RULES } from './tile-rules.ts';
import { TOKEN_RULES } from './token-rules.ts';
import { WHEEL_RULES } from './wheel-rules.ts';
import { WONDER_RULES } from './wonder-rules.ts';
import type { Language, RuleBook, RuleWords } from './words.ts';

/** The words of every rule, each room its own file. */
export const RULES: RuleBook = {
  ...BOARD_RULES,
  ...CHIP_RULES,
  ...DOCUMENT_RULES,
  ...FILE_RULES,
  ...KEY_MAP_RULES,
  ...PLACEMENT_RULES,
  ...RECORD_RULES,
  ...SETUP_RULES,
  ...SYSTEM_RULES,
  ...TILE_RULES,
  ...EXCHANGE_RULES,
  ...ELSEWHERE_RULES,
  ...TOKEN_RULES,
  ...GAME_RULES,
  ...WHEEL_RULES,
  ...WONDER_RULES,
};

export const wordsOfRule = (rule: string): RuleWords | undefined => RULES[rule];

/** An objection in a person's language. */
export const speak = (objection: Objection, language: Language): SpokenObjection => {
  const words = RULES[objection.rule];
  return { ...objection, message: words ? say(words.message, language, objection.facts) : objection.rule };
};
