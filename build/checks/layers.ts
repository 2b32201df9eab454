import ts from 'typescript';
import { entersSystem, isTest, mayImport, roomOf, TIMELESS, TIMELESS_BUT } from './rooms.ts';
import { type Import, importsOf, nodesOf, type Source } from './source.ts';

const within = (file: string, room: string): boolean => file.startsWith(`${room}/`);

const strangerSentence = (file: string, { target }: Import): string | undefined => {
  const room = roomOf(file);
  if (!room) return `${file} stands in no room of the house: it belongs to engine/, renderer/, main/ or build/`;
  return `${file} may not import ${target}: ${room.instead}`;
};

/** Imports that go upward or sideways, as sentences that say where the line belongs. */
export const strangers = (source: Source): string[] => {
  const room = roomOf(source.file);
  return importsOf(source).flatMap((found) => {
    if (!room || !mayImport(room, found.target, found.isPackage)) return [strangerSentence(source.file, found)!];
    if (!found.isPackage && entersSystem(source.file, found.target))
      return [`${source.file} names a system (${found.target}): the core asks the lists in engine/systems/, a system is only named there`];
    return [];
  });
};

const FORBIDDEN = new Map([
  ['Date', 'the clock comes in as a parameter'],
  ['performance', 'the clock comes in as a parameter'],
  ['setTimeout', 'long work is a Task and knows no clock'],
  ['setInterval', 'long work is a Task and knows no clock'],
  ['Intl', 'customs of a country belong to engine/words'],
  ['toLocaleString', 'customs of a country belong to engine/words'],
  ['toLocaleLowerCase', 'customs of a country belong to engine/words'],
  ['toLocaleUpperCase', 'customs of a country belong to engine/words'],
  ['localeCompare', 'order by code point; customs of a country belong to engine/words'],
  ['crypto', 'randomness is engine/random.ts, by seed'],
]);
const isChance = (node: ts.Identifier): boolean =>
  node.text === 'random' && ts.isPropertyAccessExpression(node.parent) && node.parent.expression.getText() === 'Math';
/** A date made from a number that is passed in is no clock; a property of ours may be called as it likes. */
const isInnocent = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isNewExpression(parent)) return (parent.arguments?.length ?? 0) > 0;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return !/^(toLocale|localeCompare)/.test(node.text);
  return ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isTypeReferenceNode(parent);
};

/** A clock, chance or a country's customs in a room that must give the same everywhere and always. */
export const timely = ({ file, tree }: Source): string[] => {
  if (isTest(file) || !TIMELESS.some((room) => within(file, room)) || TIMELESS_BUT.some((room) => within(file, room))) return [];
  return nodesOf(tree)
    .filter(ts.isIdentifier)
    .flatMap((node) => {
      const why = isChance(node) ? 'randomness is engine/random.ts, by seed' : FORBIDDEN.get(node.text);
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      return why && (isChance(node) || !isInnocent(node)) ? [`${file}:${line + 1} mentions ${node.text}: ${why}`] : [];
    });
};

/** Files that import each other in a ring, each ring once. */
export const rings = (all: readonly Source[]): string[] => {
  const next = new Map(all.map((source) => [source.file, importsOf(source).filter(({ typeOnly, isPackage }) => !typeOnly && !isPackage)]));
  const done = new Set<string>();
  const path: string[] = [];
  const found: string[] = [];
  const walk = (file: string): void => {
    if (path.includes(file)) return void found.push(`${[...path.slice(path.indexOf(file)), file].join(' -> ')}: an import ring`);
    if (done.has(file)) return;
    path.push(file);
    for (const { target } of next.get(file) ?? []) walk(target);
    path.pop();
    done.add(file);
  };
  for (const file of next.keys()) walk(file);
  return found;
};
