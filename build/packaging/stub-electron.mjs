import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPackage } from '@electron/asar';

/** What electron-builder looks for in the binary to set the fuses: sentinel, version 1, nine fuses, all on. */
const FUSES = Buffer.concat([Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'), Buffer.from([1, 9]), Buffer.from('111111111')]);
/** Started, it runs the packaged app.asar on the stand-in, so that what was packaged can be tried too. */
const PROGRAM = `#!/bin/sh
here=$(dirname -- "$(readlink -f -- "$0")")
exec "\${ELECTRON_STAND_IN:?}/electron" --stand-in-asar="$here/resources/app.asar" "$@"
`;
const FILES = ['chrome-sandbox', 'chrome_crashpad_handler', 'icudtl.dat', 'resources.pak', 'LICENSE', 'LICENSES.chromium.html'];
const LANGUAGES = ['en-US', 'cs', 'de', 'nl', 'fr'];

/** A folder shaped like an Electron distribution, for packaging where the real one cannot be downloaded. */
export const makeStubElectron = async (folder, version) => {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['resources', 'locales', 'empty']) mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of [...FILES, ...LANGUAGES.map((language) => `locales/${language}.pak`)]) writeFileSync(path.join(folder, name), 'stub');
  writeFileSync(path.join(folder, 'version'), version);
  writeFileSync(path.join(folder, 'electron'), Buffer.concat([Buffer.from(PROGRAM), FUSES]));
  chmodSync(path.join(folder, 'electron'), 0o755);
  writeFileSync(path.join(folder, 'empty/package.json'), '{}');
  await createPackage(path.join(folder, 'empty'), path.join(folder, 'resources/default_app.asar'));
  rmSync(path.join(folder, 'empty'), { recursive: true });
};
