import type { Scenario } from '../../../engine/documents/scenario.ts';
import type { Edit } from '../../../engine/edits/edit.ts';
import { setupOf } from '../../../engine/setup.ts';
import { ownSetsOf, unmetNeeds } from '../../../engine/systems/needs.ts';
import type { SystemId } from '../../../engine/systems/switches.ts';
import { SYSTEM_TERMS } from '../../../engine/words/game-terms.ts';
import type { SwitchWords } from '../../../engine/words/switch.ts';
import { SWITCH_WORDS } from '../../../engine/words/switches.ts';
import type { Message } from '../../../engine/words/words.ts';
import type { Studio } from '../../app/studio.svelte.ts';
import { SYSTEMS_WORDS } from './words.ts';

/** The base game's switches stand beside those of the systems. */
export type Group = SystemId | 'game';
type Position = string | number | boolean;
export interface Switch {
  readonly name: string;
  readonly words: SwitchWords;
}

const positionOf = (text: string): Position => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
};

/** All switches of a group, in the order of their words. */
export const switchesOf = (group: Group): readonly Switch[] =>
  Object.entries(SWITCH_WORDS).flatMap(([key, words]) =>
    key.startsWith(`${group}/`) ? [{ name: key.slice(group.length + 1), words }] : [],
  );
export const SYSTEM_IDS = Object.keys(SYSTEM_TERMS) as SystemId[];
export const isNumber = ({ words }: Switch): boolean => 'number' in words.options;

/** Which systems a scenario is played with, and how their switches stand. Every change is one step of the past. */
export class Systems {
  readonly #studio: Studio;

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  isOn = (system: SystemId): boolean => this.#studio.scenario.systems[system] !== undefined;
  #values(group: Group): Readonly<Record<string, Position | undefined>> {
    const { game, systems } = this.#studio.scenario;
    return (group === 'game' ? game : systems[group]) ?? {};
  }
  /** Where a switch stands, as the text of its words; undefined where the scenario says nothing. */
  position = (group: Group, name: string): string | undefined => {
    const value = this.#values(group)[name];
    return value === undefined ? undefined : String(value);
  };

  /** A system comes with the tile sets it needs, and goes with those that serve it alone. */
  toggle = (system: SystemId): void => {
    const isOn = this.isOn(system);
    const { [system]: _, ...others } = this.#studio.scenario.systems;
    const systems = isOn ? others : { ...others, [system]: {} };
    const edits: Edit[] = [
      { do: 'set-systems', systems },
      { do: 'set-tiles', tiles: this.#tilesFor(system, systems, isOn) },
    ];
    this.#apply(isOn ? SYSTEMS_WORDS.turnOff : SYSTEMS_WORDS.turnOn, { system }, { do: 'group', edits });
  };
  #tilesFor(system: SystemId, systems: Scenario['systems'], isOn: boolean): Scenario['tiles'] {
    const { scenario, library } = this.#studio;
    const { tiles } = scenario;
    if (isOn) return { ...tiles, sets: tiles.sets.filter(({ set }) => !ownSetsOf(system).includes(set) || tiles.sets.length === 1) };
    const missing = unmetNeeds(setupOf({ ...scenario, systems }, library), system);
    return { ...tiles, sets: [...tiles.sets, ...missing.map(({ set }) => ({ set }))] };
  }

  /** Sets a switch; in its usual position it is not written down. */
  set = (group: Group, { name, words }: Switch, text: string | undefined): void => {
    const { [name]: _, ...others } = this.#values(group);
    const values = text === undefined || text === words.byDefault ? others : { ...others, [name]: positionOf(text) };
    const edit =
      group === 'game'
        ? { do: 'set-game', game: values }
        : { do: 'set-systems', systems: { ...this.#studio.scenario.systems, [group]: values } };
    this.#apply(SYSTEMS_WORDS.changed, { label: this.#studio.t(words.label) }, edit as Edit);
  };
  #apply(message: Message, facts: Readonly<Record<string, string>>, edit: Edit): void {
    this.#studio.editor.apply({ message, facts }, edit);
    this.#studio.announce(message, facts);
  }
}
