import ts from 'typescript';
import { isTest } from './rooms.ts';
import { nodesOf, type Source } from './source.ts';

export const LONGEST_FILE = 300;
export const LONGEST_FUNCTION = 40;

/** Tables of words and figures are data: long lists, no logic. */
const DATA = /^(engine\/words\/.*-(rules|words|switches)\.ts|engine\/oracles\/.*|renderer\/words\/.*|build\/geography\/.*-data\.ts)$/;

const linesOf = (text: string): number => text.trimEnd().split('\n').length;

export const longFiles = ({ file, text }: Source): string[] =>
  linesOf(text) > LONGEST_FILE && !DATA.test(file) ? [`${file} has ${linesOf(text)} lines: split it by noun`] : [];

interface Measured {
  readonly place: string;
  readonly lines: number;
}
const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

/** Every function outside tests with its lines. */
export const functionsOf = ({ file, tree }: Source): Measured[] => {
  if (isTest(file) || DATA.test(file)) return [];
  const lineAt = (position: number): number => tree.getLineAndCharacterOfPosition(position).line;
  return nodesOf(tree)
    .filter(isFunction)
    .map((node) => {
      const first = lineAt(node.getStart());
      return { place: `${file}:${first + 1}`, lines: lineAt(node.getEnd()) - first + 1 };
    });
};

/** How many in a hundred functions have fewer lines than that. */
export const shareUnder = (functions: readonly Measured[], lines: number): number =>
  (100 * functions.filter((one) => one.lines < lines).length) / Math.max(1, functions.length);
