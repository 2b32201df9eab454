import { objection } from '../../objection.ts';
import type { SetupRule } from '../../rules/rule.ts';
import type { Setup } from '../../setup.ts';

/** How many starts a game uses here, where the scenario or the board says so. */
export const startsWanted = ({ scenario, board }: Setup): number | undefined =>
  scenario.systems['map-boards']?.startsInUse ?? board.useStarts;

export const startsInUse: SetupRule = {
  id: 'setup/starts-in-use',
  *objections({ setup }) {
    const wanted = startsWanted(setup);
    const { starts } = setup.scenario;
    if (wanted !== undefined && starts.length !== wanted)
      yield objection(
        this.id,
        { path: 'starts', squares: [...starts] },
        { used: starts.length, wanted, offered: setup.board.starts.length },
      );
  },
};
