#!/usr/bin/env node
// Serves the built web edition on this computer only: `node build/serve.mjs [port]`.
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithParent } from './parents.mjs';
import { at } from './root.mjs';

/** The journal and the settings of a browser belong to an address, so we come back to the same one while it is free. */
const USUAL_PORT = 41_737;
const readJson = (file) => JSON.parse(readFileSync(at(file), 'utf8'));
const POLICY = Object.entries(readJson('main/content-policy.json'))
  .map((directive) => directive.join(' '))
  .join('; ');
const TYPES = readJson('main/content-types.json');

const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
const decoded = (address) => {
  try {
    return decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
};
/** The file an address stands for; nothing outside the folder. */
const fileFor = (folder, address) => {
  const wanted = decoded(address);
  if (wanted === undefined || wanted.includes('\0')) return undefined;
  const file = path.join(folder, wanted.endsWith('/') ? `${wanted}index.html` : wanted);
  return file.startsWith(folder + path.sep) && isFile(file) ? file : undefined;
};

const answer = (folder) => (request, response) => {
  const file = fileFor(folder, request.url ?? '/');
  if (!file || !['GET', 'HEAD'].includes(request.method)) return void response.writeHead(file ? 405 : 404).end();
  const hashed = file.includes(`${path.sep}assets${path.sep}`);
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': hashed ? 'max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
};

const listening = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server.address().port));
  });

/** Serves the folder; the usual port, or any free one where that is taken. */
export const serve = async ({ folder = at('dist/renderer'), port = USUAL_PORT } = {}) => {
  const server = createServer(answer(path.resolve(folder)));
  const got = await listening(server, port).catch((error) => {
    if (error.code !== 'EADDRINUSE' || port !== USUAL_PORT) throw error;
    return listening(server, 0);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${got}/`, close };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address, close } = await serve(process.argv[2] ? { port: Number(process.argv[2]) } : {});
  endWithParent(close);
  console.log(address);
}
