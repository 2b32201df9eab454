import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE } from '../root.mjs';

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** Runs in the browser. The whole program is fetched once, and again only when a new edition is served. */
const worker = (EDITION, FILES) => {
  const CACHE = `tilewright-${EDITION}`;
  self.addEventListener('install', (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES))));
  self.addEventListener('activate', (event) =>
    event.waitUntil(
      caches
        .keys()
        .then((names) =>
          Promise.all(names.filter((name) => name.startsWith('tilewright-') && name !== CACHE).map((name) => caches.delete(name))),
        ),
    ),
  );
  self.addEventListener('fetch', (event) => {
    if (event.request.method !== 'GET' || event.request.url.endsWith('/version.json')) return;
    const address = event.request.mode === 'navigate' ? './' : event.request;
    event.respondWith(caches.open(CACHE).then(async (cache) => (await cache.match(address)) ?? fetch(event.request)));
  });
};

/** Makes the served web edition work without a network: a service worker that keeps every file of this build. */
export const writeServiceWorker = (folder) => {
  writeFileSync(path.join(folder, 'version.json'), `${JSON.stringify({ version: PACKAGE.version })}\n`);
  const files = filesIn(folder).filter((name) => !/(\.map|^service-worker\.js|^version\.json)$/.test(name));
  const hash = createHash('sha256');
  for (const name of files.sort()) hash.update(name).update(readFileSync(path.join(folder, name)));
  const list = ['./', ...files.map((name) => `./${name}`)];
  const edition = hash.digest('hex').slice(0, 12);
  writeFileSync(path.join(folder, 'service-worker.js'), `(${worker})(${JSON.stringify(edition)}, ${JSON.stringify(list)});\n`);
};
