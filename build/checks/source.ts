import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../root.mjs';

/** One source file, parsed; of a Svelte file its scripts. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

const SCRIPTS = /<script[^>]*>([\s\S]*?)<\/script>/g;
const scriptOf = (file: string, text: string): string =>
  file.endsWith('.svelte') ? [...text.matchAll(SCRIPTS)].map((script) => script[1]).join('\n') : text;

export const sourceFrom = (file: string, text: string): Source => ({
  file,
  text,
  tree: ts.createSourceFile(file, scriptOf(file, text), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS),
});

/** Every file of the project, committed or about to be. */
export const projectFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(path.join(ROOT, file)));

const CODE = /^(engine|renderer|main|build)\/.*\.(ts|mjs|cjs|svelte)$/;

/** All our code. */
export const sources = (): Source[] =>
  projectFiles()
    .filter((file) => CODE.test(file) && !file.endsWith('.d.mts'))
    .map((file) => sourceFrom(file, readFileSync(path.join(ROOT, file), 'utf8')));

export interface Import {
  readonly target: string;
  readonly isPackage: boolean;
  /** Gone after compiling: cannot make a cycle. */
  readonly typeOnly: boolean;
}

const ENDINGS = ['', '.ts', '.svelte.ts', '/index.ts'];
const isFile = (file: string): boolean => statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile() ?? false;
const resolved = (file: string, target: string): string => {
  const plain = path.posix.join(path.posix.dirname(file), target.replace(/\?.*$/, ''));
  return ENDINGS.map((ending) => plain + ending).find(isFile) ?? plain;
};

const importOf = (file: string, target: string, typeOnly: boolean): Import => {
  const isPackage = !target.startsWith('.');
  return { target: isPackage ? target : resolved(file, target), isPackage, typeOnly };
};

const staticTarget = (node: ts.Node): [ts.Expression, boolean] | undefined => {
  if (ts.isImportDeclaration(node)) return [node.moduleSpecifier, node.importClause?.isTypeOnly ?? false];
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) return [node.moduleSpecifier, node.isTypeOnly];
  return undefined;
};
const dynamicTarget = (node: ts.Node): ts.Expression | undefined =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined;
const typeTarget = (node: ts.Node): ts.Expression | undefined =>
  ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? (node.argument.literal as ts.Expression) : undefined;

/** Every node of a tree. */
export const nodesOf = (root: ts.Node): ts.Node[] => {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
};

const known = new WeakMap<Source, Import[]>();

/** What a file imports, in whichever way. */
export const importsOf = (source: Source): Import[] => {
  const found = known.get(source) ?? findImports(source);
  known.set(source, found);
  return found;
};

const findImports = ({ file, tree }: Source): Import[] => {
  const found: Import[] = [];
  const note = (target: ts.Expression | undefined, typeOnly: boolean) => {
    if (target && ts.isStringLiteralLike(target)) found.push(importOf(file, target.text, typeOnly));
  };
  for (const node of nodesOf(tree)) {
    const [target, typeOnly] = staticTarget(node) ?? [];
    note(target, typeOnly ?? false);
    note(dynamicTarget(node), true);
    note(typeTarget(node), true);
  }
  return found;
};
