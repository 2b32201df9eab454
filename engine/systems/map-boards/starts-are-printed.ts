import { sameSquare, squareName } from '../../grid.ts';
import { objection } from '../../objection.ts';
import type { SetupRule } from '../../rules/rule.ts';

export const startsArePrinted: SetupRule = {
  id: 'setup/starts-are-printed',
  *objections({ setup: { scenario, board } }) {
    for (const [entry, start] of scenario.starts.entries())
      if (!board.starts.some(({ at }) => sameSquare(at, start)))
        yield objection(this.id, { path: `starts.${entry}`, squares: [start] }, { square: squareName(start) });
  },
};
