import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, and what its package.json says of it. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const at = (...parts) => path.join(ROOT, ...parts);
export const PACKAGE = JSON.parse(readFileSync(at('package.json'), 'utf8'));
