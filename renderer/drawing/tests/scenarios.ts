import type { Scenario } from '../../../engine/documents/scenario.ts';

const scenarios = import.meta.glob<Scenario>('../../../scenarios/scenarios/*.json', { eager: true, import: 'default' });
export const bundledScenarios = (): readonly Scenario[] => Object.values(scenarios);
/** The bundled scenarios, for tests. */
export const scenarioById = (id: string): Scenario => {
  const found = Object.values(scenarios).find((scenario) => scenario.id === id);
  if (!found) throw new Error(`no bundled scenario ${id}`);
  return found;
};
