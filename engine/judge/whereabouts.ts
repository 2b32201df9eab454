import type { Document } from '../documents/documents.ts';
import { parseJson } from '../documents/parse.ts';
import type { Scenario } from '../documents/scenario.ts';
import { type Square, sameSquare } from '../grid.ts';
import { parsePlacements } from '../notation.ts';
import type { Objection } from '../objection.ts';

const indexOr = (found: number, path: string): string => (found < 0 ? path : `${path}.${found}`);

const tokenPath = ({ tokens }: Scenario, squares: readonly Square[]): string => {
  const placed = tokens?.placed ?? [];
  const found = placed.findIndex(({ at }) => squares.some((square) => sameSquare(square, at)));
  return indexOr(found, 'tokens');
};
const laidPath = ({ laid }: Scenario, squares: readonly Square[]): string => {
  const found = laid.findIndex((words) => parsePlacements(words).placements.some(({ at }) => sameSquare(at, squares[0] as Square)));
  return found < 0 ? '' : `laid.${found}`;
};

/** Where in a scenario an objection points that names squares only. */
const pathOf = (scenario: Scenario, { rule, at }: Objection): string => {
  if (at.path !== undefined) return at.path;
  if (rule.startsWith('tokens/')) return tokenPath(scenario, at.squares ?? []).replace(/^tokens\./, 'tokens.placed.');
  return at.squares?.[0] ? laidPath(scenario, at.squares) : '';
};

/** The same objections, with path, line and column in the text the document was read from. */
export const located = (objections: readonly Objection[], document: Document, text: string): readonly Objection[] => {
  const json = objections.length > 0 ? parseJson(text) : undefined;
  return objections.map((found) => {
    const path = document.kind === 'scenario' ? pathOf(document, found) : (found.at.path ?? '');
    if (!json?.ok || path === '' || found.at.line !== undefined) return found;
    const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    return { ...found, at: { ...found.at, ...json.value.placeOf(keys), path } };
  });
};
