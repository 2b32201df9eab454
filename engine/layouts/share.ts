import type { Square } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import { type Objection, objection } from '../objection.ts';
import { fail, ok, type Result } from '../result.ts';
import { keptTable } from './count.ts';
import { LayoutIndex } from './draw.ts';
import { planOf } from './plan.ts';
import type { ConflictGraph, LayoutProblem } from './problem.ts';
import { structureOf } from './structure.ts';

/**
 * A layout in a few letters: a word for the board and its rules, the number of tokens, and the number of the layout among all of
 * that size ("2K7QX-U-1B9C..."), or on boards too wide for numbers the squares themselves (after a dot).
 */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const written = (value: bigint): string => {
  let text = '';
  for (let rest = value; rest > 0n; rest >>= 5n) text = DIGITS[Number(rest & 31n)] + text;
  return text || '0';
};
/** Reads what people write too: small letters, O for 0, I and L for 1. */
const read = (text: string): bigint | undefined => {
  let value = 0n;
  for (const letter of text.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return undefined;
    value = (value << 5n) + BigInt(digit);
  }
  return value;
};

/** Five letters that tell graphs apart. */
const wordOf = ({ squares, conflicts, most }: ConflictGraph): string => {
  let hash = 0x811c9dc5;
  for (const char of `${most}|${squares.join(' ')}|${conflicts.join(' ')}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return written(BigInt((hash >>> 0) & 0x1ffffff)).padStart(5, '0');
};

function* indexOf(problem: LayoutProblem, count: number): Task<LayoutIndex | undefined> {
  const free: LayoutProblem = { graph: problem.graph, count, kept: [], barred: [], stuck: [] };
  const structure = planOf(free).sample === 'exact' ? yield* structureOf(free) : undefined;
  return structure && new LayoutIndex(structure, yield* keptTable(structure, free), count);
}

/** A digit for each square, the first the lowest: how many tokens lie there. */
const digitsOf = ({ squares, most }: ConflictGraph, layout: readonly Square[]): bigint => {
  const many = new Map<string, number>();
  for (const square of layout) many.set(String(square), (many.get(String(square)) ?? 0) + 1);
  return squares.reduceRight((number, square) => number * BigInt(most + 1) + BigInt(many.get(String(square)) ?? 0), 0n);
};
const squaresOfDigits = ({ squares, most }: ConflictGraph, number: bigint): Square[] => {
  let left = number;
  return squares.flatMap((square) => {
    const many = Number(left % BigInt(most + 1));
    left /= BigInt(most + 1);
    return Array.from({ length: many }, () => square);
  });
};

/** The code of a layout, undefined if the layout breaks the rules. */
export function* shareCode(problem: LayoutProblem, layout: readonly Square[]): Task<string | undefined> {
  const head = `${wordOf(problem.graph)}-${written(BigInt(layout.length))}-`;
  const index = yield* indexOf(problem, layout.length);
  if (!index) return `${head}.${written(digitsOf(problem.graph, layout))}`;
  const rank = index.rank(layout);
  return rank === undefined ? undefined : head + written(rank);
}

const refused = (rule: string, code: string): Result<never, Objection> => fail(objection(rule, {}, { code }));

/** The layout of a code; refused where the code is none, or belongs to another board or other rules. */
export function* layoutOfCode(problem: LayoutProblem, code: string): Task<Result<Square[], Objection>> {
  const [word, tokens, rest] = code.trim().split('-');
  const [count, number] = [read(tokens ?? ''), read((rest ?? '').replace('.', ''))];
  if (!word || !tokens || !rest || count === undefined || number === undefined) return refused('layout/code-is-read', code);
  if (word.toUpperCase() !== wordOf(problem.graph) || count > BigInt(problem.graph.squares.length * problem.graph.most))
    return refused('layout/code-of-this-board', code);
  if (rest.startsWith('.')) return ok(squaresOfDigits(problem.graph, number));
  const index = yield* indexOf(problem, Number(count));
  if (!index || number >= index.total) return refused('layout/code-of-this-board', code);
  return ok(index.squares(index.unrank(number)));
}
