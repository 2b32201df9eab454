import { expect, test } from 'vitest';
import { gameSwitches } from '../../../engine/game/switches.ts';
import { systemSwitches } from '../../../engine/systems/switches.ts';
import { SWITCH_WORDS } from '../../../engine/words/switches.ts';
import { studioFor } from '../../tests/studio.ts';
import { type Switch, SYSTEM_IDS, Systems, switchesOf } from './systems.svelte.ts';

const schemas = { ...systemSwitches.entries, game: { wrapped: gameSwitches } };
const named = Object.entries(schemas).flatMap(([group, { wrapped }]) => Object.keys(wrapped.entries).map((name) => `${group}/${name}`));

test('every switch of the scenario has words, and no words stand without a switch', () => {
  expect(Object.keys(SWITCH_WORDS).sort()).toEqual([...named].sort());
});
test('a system comes with the tile sets it needs and goes with those of its own, in one step each', () => {
  const studio = studioFor();
  const systems = new Systems(studio);
  const sets = () => studio.scenario.tiles.sets.map(({ set }) => set);
  const before = studio.scenario;
  systems.toggle('wonders');
  expect([systems.isOn('wonders'), sets().includes('wonders')]).toEqual([true, true]);
  systems.toggle('wonders');
  expect([systems.isOn('wonders'), sets().includes('wonders')]).toEqual([false, false]);
  studio.editor.undo();
  studio.editor.undo();
  expect(studio.scenario).toBe(before);
});
test('a switch in its usual position is not written down', () => {
  const studio = studioFor();
  const systems = new Systems(studio);
  const two = switchesOf('game').find(({ name }) => name === 'twoTileCity') as Switch;
  systems.set('game', two, '2');
  expect(studio.scenario.game).toEqual({ twoTileCity: 2 });
  systems.set('game', two, two.words.byDefault);
  expect(studio.scenario.game).toBeUndefined();
});
test('each of the five systems can be switched on', () => {
  const studio = studioFor();
  const systems = new Systems(studio);
  for (const system of SYSTEM_IDS) if (!systems.isOn(system)) systems.toggle(system);
  expect(SYSTEM_IDS.every(systems.isOn)).toBe(true);
});
