// Copies the notices of the last build to the top of the repository: `npm run notices`.
import { copyFileSync } from 'node:fs';
import { at } from '../root.mjs';

copyFileSync(at('dist/renderer/THIRD-PARTY-NOTICES.txt'), at('THIRD-PARTY-NOTICES'));
