import { readFileSync } from 'node:fs';
import { at, PACKAGE } from '../root.mjs';

/** Licences under which a tool may be used here, and a library may travel inside the program. */
const ALLOWED = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'MPL-2.0',
  'Python-2.0',
  'CC0-1.0',
  'WTFPL',
];
/** Packages whose package.json is silent; their licence file was read. */
const READ: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

interface Locked {
  readonly license?: string;
  readonly link?: boolean;
}

/** `MIT OR X` needs one that is allowed, `MIT AND X` all of them. */
export const isAllowed = (expression: string): boolean => {
  const words = expression.replaceAll(/[()]/g, '');
  if (words.includes(' OR ')) return words.split(' OR ').some(isAllowed);
  return words.split(' AND ').every((name) => ALLOWED.includes(name));
};

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Every package the lock file names, with its licence. */
export const lockedPackages = (): { readonly name: string; readonly licence: string }[] => {
  const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(([place]) => place.includes('node_modules/'))
    .map(([place, { license }]) => ({ name: nameOf(place), licence: license ?? READ[nameOf(place)] ?? 'none' }));
};

/** The licence of a package as its own package.json names it. */
export const licenceOf = (name: string): string => {
  const { license } = JSON.parse(readFileSync(at('node_modules', name, 'package.json'), 'utf8')) as Locked;
  return license ?? READ[name] ?? 'none';
};

/** The reasons in build/README.md, word by word. */
export const reasons = (): string => readFileSync(at('build/README.md'), 'utf8');
export const directDependencies = (): string[] => Object.keys(PACKAGE.devDependencies);
