import type { Language } from '../../engine/documents/common.ts';
import type { Shell } from '../../main/contract.ts';
import { tidied } from '../commands/keys.ts';
import { spokenOf } from '../words/words.svelte.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const PAPERS = ['A4', 'A3', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** A printer a person prints with, and what was measured of it. */
export interface Printer {
  readonly name: string;
  /** What a length must be multiplied with to come out as long as it should be. */
  readonly factor: number;
  /** Millimetres of the paper's edge it leaves white. */
  readonly edge: number;
  /** Millimetres by which backs are moved to the right and down to meet their fronts. */
  readonly backShift: readonly [right: number, down: number];
}

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
  /** A small map in the corner of the canvas shows what part is seen. */
  readonly minimap: boolean;
  /** Names of columns and rows along the canvas. */
  readonly rulers: boolean;
  /** The rulers tell millimetres. */
  readonly rulersInMillimetres: boolean;
  readonly printers: readonly Printer[];
  /** The name of the printer in use; none of the list: one that nobody has measured. */
  readonly printer: string;
  /** Asks for the newest version at each start. Nobody is asked unless the person wants it. */
  readonly looksForUpdates: boolean;
  /** Stamps that were kept, as text, by the number of their slot. */
  readonly stamps: Readonly<Record<string, string>>;
}

const defaults = (wished: readonly string[]): Settings => ({
  language: spokenOf(wished),
  theme: 'system',
  paper: 'A4',
  shortcuts: {},
  greeted: false,
  wheelZooms: true,
  minimap: false,
  rulers: true,
  rulersInMillimetres: false,
  printers: [],
  printer: '',
  looksForUpdates: false,
  stamps: {},
});

type Kept = Partial<Settings> & { readonly version?: unknown };
const parsed = (text: string | undefined): Kept => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

/** How each version became the next; only ever added to. The first had no number. */
const MIGRATIONS: readonly ((kept: Kept) => Kept)[] = [(kept) => kept];
export const SETTINGS_VERSION = MIGRATIONS.length;

const versionOf = ({ version = 0 }: Kept): number =>
  typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : 0;
const migrated = (kept: Kept): Kept => MIGRATIONS.slice(versionOf(kept)).reduce<Kept>((value, raise) => raise(value), kept);
const known = <Value extends string>(values: readonly Value[], given: unknown, otherwise: Value): Value =>
  values.find((value) => value === given) ?? otherwise;

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;
const isPrinter = (given: unknown): given is Printer => {
  const { name, factor, edge, backShift } = (given ?? {}) as Partial<Printer>;
  const isShift = Array.isArray(backShift) && backShift.length === 2 && backShift.every((by) => isBetween(by, -20, 20));
  return typeof name === 'string' && isBetween(factor, 0.8, 1.25) && isBetween(edge, 0, 30) && isShift;
};

/** Keys that can be read; the others fall back to those their commands come with. */
const shortcutsIn = (given: unknown): Settings['shortcuts'] => {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return Object.fromEntries(entries.filter(([, keys]) => keys === '' || (typeof keys === 'string' && tidied(keys) !== undefined)));
};

const textsIn = (given: unknown): Settings['stamps'] => {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
};

/** Settings as kept by the shell: what cannot be read falls back, field by field. */
export class SettingsStore {
  #now = $state.raw<Settings>(defaults([]));
  readonly #shell: Shell | undefined;
  /** Settings of a newer version lie there: they are left as they are, and nothing of ours is kept. */
  isOfNewer = false;

  constructor(shell: Shell | undefined, wished: readonly string[] = []) {
    this.#shell = shell;
    this.#now = defaults(wished);
  }
  get now(): Settings {
    return this.#now;
  }
  async load(): Promise<void> {
    const found = parsed(await this.#shell?.readSettings());
    this.isOfNewer = versionOf(found) > SETTINGS_VERSION;
    const kept = this.isOfNewer ? {} : migrated(found);
    this.#now = {
      language: known(['en', 'cs', 'de', 'nl'], kept.language, this.#now.language),
      theme: known(THEMES, kept.theme, 'system'),
      paper: known(PAPERS, kept.paper, 'A4'),
      shortcuts: shortcutsIn(kept.shortcuts),
      greeted: kept.greeted === true,
      wheelZooms: kept.wheelZooms !== false,
      minimap: kept.minimap === true,
      rulers: kept.rulers !== false,
      rulersInMillimetres: kept.rulersInMillimetres === true,
      printers: Array.isArray(kept.printers) ? kept.printers.filter(isPrinter) : [],
      printer: typeof kept.printer === 'string' ? kept.printer : '',
      looksForUpdates: kept.looksForUpdates === true,
      stamps: textsIn(kept.stamps),
    };
  }
  change(some: Partial<Settings>): void {
    this.#now = { ...this.#now, ...some };
    if (!this.isOfNewer) void this.#shell?.writeSettings(JSON.stringify({ version: SETTINGS_VERSION, ...this.#now }));
  }
}
