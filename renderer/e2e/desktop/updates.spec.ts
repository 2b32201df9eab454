import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chooseMenu, expect, test } from '../desktop-program.ts';

/** A server on this computer that has a newer version, and notes what it was asked. */
const serveVersion = async () => {
  const asked: { line: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(({ method, url, headers }, response) => {
    asked.push({ line: `${method} ${url}`, headers });
    response.setHeader('content-type', 'application/json');
    response.end('{"version": "99.0.0"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { asked, server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/version.json` };
};

test.afterEach(() => {
  delete process.env['TILEWRIGHT_UPDATE_ADDRESS'];
});

test('nobody is asked for a newer version until the person wants it; then it is one request that names nobody', async ({
  start,
  folder,
}) => {
  const { asked, server, address } = await serveVersion();
  process.env['TILEWRIGHT_UPDATE_ADDRESS'] = address;
  const first = await start();
  await chooseMenu(first.app, 'help.about');
  const about = first.page.getByRole('dialog', { name: 'About Tilewright' });
  await expect(about).toContainText(address);
  expect(asked).toEqual([]);
  await about.getByRole('button', { name: 'Look for a newer version' }).click();
  await expect(about).toContainText('Version 99.0.0 is out.');
  expect(asked.map(({ line }) => line)).toEqual(['GET /version.json']);
  for (const name of ['cookie', 'referer', 'authorization', 'origin']) expect(asked[0]!.headers).not.toHaveProperty(name);

  await about.getByRole('checkbox', { name: 'Look at each start' }).check();
  const settings = path.join(folder, 'user-data', 'settings.json');
  await expect.poll(() => existsSync(settings) && readFileSync(settings, 'utf8')).toContain('"looksForUpdates":true');
  await first.app.close();
  const second = await start();
  await expect(second.page.getByText('Version 99.0.0 is out.')).toBeVisible();
  expect(asked).toHaveLength(2);
  server.close();
});
