import { parsePlacements } from '../notation.ts';
import { objection } from '../objection.ts';
import type { SetupRule } from './rule.ts';

export const notationIsRead: SetupRule = {
  id: 'setup/notation-is-read',
  *objections({ setup }) {
    for (const [entry, words] of setup.scenario.laid.entries())
      for (const { word, offset } of parsePlacements(words).problems)
        yield objection(this.id, { path: `laid.${entry}` }, { word, position: offset + 1 });
  },
};
