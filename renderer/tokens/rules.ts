import type { Tokens } from '../../engine/documents/scenario.ts';
import type { Constraint } from '../../engine/layouts/constraint.ts';
import type { Facts } from '../../engine/objection.ts';
import { DEMAND_WORDS } from '../../engine/words/sheet-step-words.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { RULES } from './rules-words.ts';

/** Rules that are offered as switches, whether the scenario has them or not. */
export const OFFERED: readonly Constraint[] = [
  { demand: 'face-down' },
  { demand: 'most-on-a-square', most: 1 },
  { demand: 'not-on', site: 'large-city' },
  { demand: 'not-on', site: 'town' },
  { demand: 'not-on', site: 'island' },
  { demand: 'not-on', site: 'laid-tile' },
  { demand: 'not-beside', site: 'used-start' },
  { demand: 'not-beside', site: 'open-city-edge' },
  { demand: 'apart', metric: 'orthogonal', distance: 1 },
  { demand: 'apart', metric: 'king', distance: 1 },
];

const wordsKey = (constraint: Constraint): string => {
  if (constraint.demand === 'apart') return `apart:${constraint.metric}`;
  return 'site' in constraint ? `${constraint.demand}:${constraint.site}` : constraint.demand;
};
/** What a rule demands, whatever its source. */
export const ruleKey = ({ source: _, ...demand }: Constraint): string => JSON.stringify(demand);
const WORDS: Readonly<Record<string, Message>> = DEMAND_WORDS;
const factsOf = (constraint: Constraint): Facts =>
  Object.fromEntries(Object.entries(constraint).filter((entry): entry is [string, string | number] => typeof entry[1] !== 'object'));

/** A token rule as a sentence in the person's language. */
export const ruleText = ({ t }: Studio, constraint: Constraint): string => {
  const words = WORDS[wordsKey(constraint)];
  return words ? t(words, { least: 0, most: '∞', ...factsOf(constraint) }) : wordsKey(constraint);
};

/** One line of the list: a rule, and whether it is in force. */
export interface RuleSwitch {
  readonly constraint: Constraint;
  readonly isOn: boolean;
}
/** The rules in force, and those offered that are not. The number of tokens has a field of its own. */
export const switchesOf = ({ constraints }: Pick<Tokens, 'constraints'>): readonly RuleSwitch[] => {
  const inForce = constraints.filter(({ demand }) => demand !== 'count');
  const keys = new Set(inForce.map(ruleKey));
  return [
    ...inForce.map((constraint) => ({ constraint, isOn: true })),
    ...OFFERED.filter((offer) => !keys.has(ruleKey(offer))).map((constraint) => ({ constraint, isOn: false })),
  ];
};

const NONE: Pick<Tokens, 'constraints' | 'supply'> = { constraints: [], supply: [] };
const change = (studio: Studio, constraints: Tokens['constraints'], gesture?: symbol): void => {
  const { supply } = studio.scenario.tokens ?? NONE;
  studio.editor.apply({ message: RULES.changed }, { do: 'set-token-rules', constraints, supply }, gesture);
};
export const toggleRule = (studio: Studio, { constraint, isOn }: RuleSwitch): void => {
  const { constraints } = studio.scenario.tokens ?? NONE;
  const key = ruleKey(constraint);
  change(studio, isOn ? constraints.filter((each) => ruleKey(each) !== key) : [...constraints, constraint]);
};
/** Demands so many tokens. */
export const setNumber = (studio: Studio, count: number, gesture?: symbol): void => {
  const { constraints } = studio.scenario.tokens ?? NONE;
  const others = constraints.filter(({ demand }) => demand !== 'count');
  change(studio, [{ demand: 'count', count }, ...others], gesture);
};
export const numberOf = (tokens: Tokens | undefined): number => {
  const demanded = tokens?.constraints.find((constraint) => constraint.demand === 'count');
  return demanded?.count ?? tokens?.placed.length ?? 0;
};
