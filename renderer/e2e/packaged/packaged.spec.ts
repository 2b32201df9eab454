import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { _electron, expect, test } from 'playwright/test';
import { at, PACKAGE } from '../../../build/root.mjs';
import { clear, environment } from '../desktop-program.ts';

const PROGRAM = at('release/linux-unpacked/tilewright');

test('the packaged program starts from its own folder and holds the bundles and nothing else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tilewright-packaged-'));
  const env = { ...environment(folder), ELECTRON_STAND_IN: at('build/electron-stand-in') };
  const app = await _electron.launch({ executablePath: PROGRAM, cwd: folder, env });
  const page = await app.firstWindow();
  await expect(page.locator('#app > *').first()).toBeVisible();
  const says = await app.evaluate(({ app: program }) => [program.isPackaged, program.getName(), program.getVersion()]);
  expect(says).toEqual([true, 'Tilewright', PACKAGE.version]);
  await app.close();
  await clear(folder);

  const inside = listPackage(at('release/linux-unpacked/resources/app.asar'), { isPack: false });
  const strangers = inside.filter((file) => !/^\/(dist(\/(desktop|renderer)(\/.*)?)?|package\.json|LICENSE)$/.test(file));
  expect(strangers).toEqual([]);
  expect(inside).toEqual(expect.arrayContaining(['/dist/desktop/main.cjs', '/dist/desktop/preload.cjs', '/dist/renderer/index.html']));
  expect(inside.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('the fuses are set: no Node by the back door, only our own archive, checked', async () => {
  const fuses = await getCurrentFuseWire(PROGRAM);
  const on = [FuseV1Options.EnableCookieEncryption, FuseV1Options.EnableEmbeddedAsarIntegrityValidation, FuseV1Options.OnlyLoadAppFromAsar];
  const off = [
    FuseV1Options.RunAsNode,
    FuseV1Options.EnableNodeOptionsEnvironmentVariable,
    FuseV1Options.EnableNodeCliInspectArguments,
    FuseV1Options.GrantFileProtocolExtraPrivileges,
  ];
  const shown = (fuse: FuseV1Options) => String.fromCharCode(fuses[fuse]!);
  expect(on.map(shown)).toEqual(on.map(() => '1'));
  expect(off.map(shown)).toEqual(off.map(() => '0'));
});

test('the Debian package names the program, its kind of file and its icons', () => {
  const deb = readdirSync(at('release')).find((name) => name.endsWith('.deb'));
  test.skip(!deb, 'no deb was made here');
  const folder = mkdtempSync(path.join(tmpdir(), 'tilewright-deb-'));
  execFileSync('dpkg-deb', ['-x', at('release', deb!), folder]);
  const entry = readFileSync(path.join(folder, 'usr/share/applications/tilewright.desktop'), 'utf8');
  expect(entry).toContain('MimeType=application/x-tilewright');
  expect(entry).toMatch(/^Exec=.*tilewright %U$/m);
  const kinds = readFileSync(path.join(folder, 'usr/share/mime/packages/tilewright.xml'), 'utf8');
  expect(kinds).toContain('*.tilewright');
  expect(readdirSync(path.join(folder, 'usr/share/icons/hicolor'))).toContain('256x256');
  rmSync(folder, { recursive: true });
});
