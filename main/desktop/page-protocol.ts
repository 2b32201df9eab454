import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { protocol } from 'electron';
import contentPolicy from '../content-policy.json';
import contentTypes from '../content-types.json';
import { fileFor, SCHEME } from './addresses.ts';

const POLICY = Object.entries(contentPolicy)
  .map((directive) => directive.join(' '))
  .join('; ');
const TYPES: Readonly<Record<string, string>> = contentTypes;

/** To be called before the program is ready. */
export const announceScheme = (): void =>
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);

const headersFor = (file: string) => ({
  'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
});

/** Serves the page from the folder it was bundled into. */
export const servePage = (folder: string): void =>
  protocol.handle(SCHEME, async ({ url }) => {
    const file = fileFor(folder, url);
    const body = file && (await readFile(file).catch(() => undefined));
    return body ? new Response(body, { headers: headersFor(file) }) : new Response('not found', { status: 404 });
  });
