import type { Language } from '../../engine/documents/common.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Paper } from '../drawing/page.ts';
import { DEFAULT_SECTIONS, SECTIONS, type Section, type SheetOptions } from '../drawing/sheet/options.ts';
import { SHEET } from './words.ts';

/** The sheet of the scenario in front: its options, its pages, and ways to take it out. */
export class SheetDesk {
  readonly #studio: Studio;
  readonly count;
  readonly code;
  theme = $state<SheetOptions['theme']>('colour');
  picture = $state<SheetOptions['picture']>('small');
  /** Numbered copies, when more than one. */
  copies = $state(1);
  sections = $state.raw<readonly Section[]>(DEFAULT_SECTIONS);

  constructor(studio: Studio) {
    this.#studio = studio;
    this.count = studio.work('count-layouts');
    this.code = studio.work('layout-code');
  }
  get language(): Language {
    return this.#studio.scenario.sheet?.language ?? this.#studio.words.language;
  }
  get paper(): Paper {
    return this.#studio.scenario.sheet?.paper ?? this.#studio.settings.now.paper;
  }
  choose(some: { readonly language?: Language; readonly paper?: Paper }): void {
    const sheet = { ...this.#studio.scenario.sheet, ...some };
    this.#studio.editor.apply({ message: SHEET.changed }, { do: 'set-sheet', sheet });
  }
  toggle(section: Section): void {
    const wanted = this.sections.includes(section) ? this.sections.filter((one) => one !== section) : [...this.sections, section];
    this.sections = SECTIONS.filter((one) => wanted.includes(one));
  }
  /** Counts the layouts for the sheet, where there are tokens to lay. */
  countSoon(): () => void {
    const { scenario } = this.#studio;
    if (!scenario.tokens) return () => {};
    const waiting = setTimeout(() => {
      const order = { scenario: this.#studio.closed };
      void this.count.start(order);
      void this.code.start(order);
    }, 300);
    return () => clearTimeout(waiting);
  }
  get options(): SheetOptions {
    const counted = this.count.result?.ok ? { layouts: this.count.result.value.count } : {};
    const code = this.code.result?.ok ? this.code.result.value : undefined;
    const { language, paper, theme, picture, sections, copies } = this;
    return { language, paper, theme, picture, sections, copies, ...counted, ...(code !== undefined && { shareCode: code }) };
  }
}

const desks = new WeakMap<Studio, SheetDesk>();
/** The sheet desk of a studio: the same for page, panels and commands. */
export const sheetDesk = (studio: Studio): SheetDesk => {
  const desk = desks.get(studio) ?? new SheetDesk(studio);
  desks.set(studio, desk);
  return desk;
};
