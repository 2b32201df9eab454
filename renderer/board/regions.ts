import type { Region } from '../../engine/documents/board.ts';
import { inLanguage } from '../../engine/documents/common.ts';
import type { Constraint, ConstraintOf } from '../../engine/layouts/constraint.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Tint } from '../editor/tool.ts';
import { paletteOf } from './palette.svelte.ts';
import { REGIONS } from './region-words.ts';

const COLOURS = ['#7a3fa0', '#0f7a8f', '#c25a00', '#2f6b2f', '#b3265f', '#3d4fb5'] as const;
const HEX = /^#[0-9a-f]{6}$/i;
export const colourOf = ({ colour = '' }: Region): string => (HEX.test(colour) ? colour : COLOURS[0]);

export const regionsOn = ({ setup }: Studio): readonly Region[] => setup.board.regions ?? [];
export const regionName = ({ words }: Studio, region: Region): string => inLanguage(region.name, words.language);
/** The place of the region in hand, undefined while the board has none. */
export const chosenRegion = (studio: Studio): number | undefined => {
  const last = regionsOn(studio).length - 1;
  return last < 0 ? undefined : Math.min(paletteOf(studio).region, last);
};

const set = (studio: Studio, message: Message, regions: readonly Region[], gesture?: symbol): void => {
  studio.editor.apply({ message }, { do: 'set-regions', regions }, gesture);
};
const freeNumber = (regions: readonly Region[], studio: Studio): number => {
  const names = new Set(regions.flatMap(({ name }) => Object.values(name)));
  let number = 1;
  while (names.has(studio.t(REGIONS.newName, { number }))) number++;
  return number;
};
/** Adds an empty region with a name and colour of its own, and takes it in hand. */
export const addRegion = (studio: Studio, gesture?: symbol): void => {
  const regions = regionsOn(studio);
  const number = freeNumber(regions, studio);
  const name = studio.t(REGIONS.newName, { number });
  const colour = COLOURS[regions.length % COLOURS.length] ?? COLOURS[0];
  set(studio, REGIONS.add, [...regions, { name: { [studio.words.language]: name }, colour, squares: [] }], gesture);
  paletteOf(studio).region = regions.length;
};
const changed = (studio: Studio, index: number, part: Partial<Region>): readonly Region[] =>
  regionsOn(studio).map((region, i) => (i === index ? { ...region, ...part } : region));
export const recolourRegion = (studio: Studio, index: number, colour: string, gesture: symbol): void =>
  set(studio, REGIONS.recolour, changed(studio, index, { colour }), gesture);

const isQuotaOf = (constraint: Constraint, { name }: Region): constraint is ConstraintOf<'quota'> =>
  constraint.demand === 'quota' && constraint.region !== undefined && Object.values(name).includes(constraint.region);
const setRules = (studio: Studio, constraints: readonly Constraint[], message: Message, gesture: symbol): void => {
  const supply = studio.scenario.tokens?.supply ?? [];
  studio.editor.apply({ message }, { do: 'set-token-rules', constraints, supply }, gesture);
};
/** Renames a region; token rules that speak of it follow. */
export const renameRegion = (studio: Studio, index: number, text: string, gesture: symbol): void => {
  const region = regionsOn(studio)[index];
  if (!region || text.trim() === '') return;
  const constraints = studio.scenario.tokens?.constraints ?? [];
  set(studio, REGIONS.rename, changed(studio, index, { name: { ...region.name, [studio.words.language]: text } }), gesture);
  if (!constraints.some((each) => isQuotaOf(each, region))) return;
  const followed = constraints.map((each) => (isQuotaOf(each, region) ? { ...each, region: text } : each));
  setRules(studio, followed, REGIONS.rename, gesture);
};
/** Deletes a region with the token rules that speak of it. */
export const removeRegion = (studio: Studio, index: number): void => {
  const region = regionsOn(studio)[index];
  if (!region) return;
  const gesture = Symbol('remove region');
  const constraints = studio.scenario.tokens?.constraints ?? [];
  const kept = constraints.filter((each) => !isQuotaOf(each, region));
  set(
    studio,
    REGIONS.removed,
    regionsOn(studio).filter((_, i) => i !== index),
    gesture,
  );
  if (kept.length < constraints.length) setRules(studio, kept, REGIONS.removed, gesture);
};

/** How many tokens a region must hold, undefined where no rule says so. */
export const quotaIn = (studio: Studio, region: Region): ConstraintOf<'quota'> | undefined =>
  studio.scenario.tokens?.constraints.find((each): each is ConstraintOf<'quota'> => isQuotaOf(each, region));
/** Demands so many tokens in a region; undefined drops the demand. */
export const setQuota = (
  studio: Studio,
  region: Region,
  quota: { readonly least: number; readonly most?: number } | undefined,
  gesture: symbol,
): void => {
  const others = (studio.scenario.tokens?.constraints ?? []).filter((each) => !isQuotaOf(each, region));
  const demanded: readonly Constraint[] = quota ? [{ demand: 'quota', region: regionName(studio, region), ...quota }] : [];
  setRules(studio, [...others, ...demanded], REGIONS.quota, gesture);
};

/** Regions as tints over the board, the one in hand strongest; always seen while their brush is in hand. */
export const regionTints = (studio: Studio): readonly Tint[] => {
  if (!paletteOf(studio).showsRegions && studio.workbench.tool?.id !== 'region') return [];
  const chosen = chosenRegion(studio);
  return regionsOn(studio).map((region, i) => ({
    squares: region.squares,
    colour: colourOf(region),
    text: regionName(studio, region),
    isStrong: i === chosen,
  }));
};
