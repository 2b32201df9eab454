import { sameSquare, squareName } from '../grid.ts';
import { objection } from '../objection.ts';
import type { SetupRule } from './rule.ts';

export const startsDiffer: SetupRule = {
  id: 'setup/starts-differ',
  *objections({ setup }) {
    const { starts } = setup.scenario;
    for (const [entry, start] of starts.entries())
      if (starts.findIndex((other) => sameSquare(other, start)) < entry)
        yield objection(this.id, { path: `starts.${entry}`, squares: [start] }, { square: squareName(start) });
  },
};
