// `npm run notices`: bundles everything and keeps the notices of that build at the top of the repository.
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { at, ROOT } from '../root.mjs';
import { KEPT_NOTICES } from './notices.mjs';

spawnSync(process.execPath, [at('build/bundle.mjs')], { cwd: ROOT, stdio: ['ignore', 'inherit', 'ignore'] });
copyFileSync(at('dist/renderer/THIRD-PARTY-NOTICES.txt'), KEPT_NOTICES);
