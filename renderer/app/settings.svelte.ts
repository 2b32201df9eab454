import type { Language } from '../../engine/documents/common.ts';
import type { Shell } from '../../main/contract.ts';
import { spokenOf } from '../words/words.svelte.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const PAPERS = ['A4', 'A3', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** What a person has set for all documents. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly paper: Paper;
  /** Shortcuts of their own, by command; an empty one takes the key away. */
  readonly shortcuts: Readonly<Record<string, string>>;
  /** The first run's greeting has been read. */
  readonly greeted: boolean;
  /** A plain wheel zooms (else it pans). */
  readonly wheelZooms: boolean;
}

const defaults = (wished: readonly string[]): Settings => ({
  language: spokenOf(wished),
  theme: 'system',
  paper: 'A4',
  shortcuts: {},
  greeted: false,
  wheelZooms: true,
});

const parsed = (text: string | undefined): Partial<Settings> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};
const known = <Value extends string>(values: readonly Value[], given: unknown, otherwise: Value): Value =>
  values.find((value) => value === given) ?? otherwise;

/** Settings as kept by the shell: what cannot be read falls back, field by field. */
export class SettingsStore {
  #now = $state.raw<Settings>(defaults([]));
  readonly #shell: Shell | undefined;

  constructor(shell: Shell | undefined, wished: readonly string[] = []) {
    this.#shell = shell;
    this.#now = defaults(wished);
  }
  get now(): Settings {
    return this.#now;
  }
  async load(): Promise<void> {
    const kept = parsed(await this.#shell?.readSettings());
    this.#now = {
      language: known(['en', 'cs', 'de', 'nl'], kept.language, this.#now.language),
      theme: known(THEMES, kept.theme, 'system'),
      paper: known(PAPERS, kept.paper, 'A4'),
      shortcuts: typeof kept.shortcuts === 'object' && kept.shortcuts !== null ? kept.shortcuts : {},
      greeted: kept.greeted === true,
      wheelZooms: kept.wheelZooms !== false,
    };
  }
  change(some: Partial<Settings>): void {
    this.#now = { ...this.#now, ...some };
    void this.#shell?.writeSettings(JSON.stringify(this.#now));
  }
}
