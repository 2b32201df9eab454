import type { Shell } from '../../main/contract.ts';
import { joinShell } from '../files/shell-link.svelte.ts';
import { telling } from '../files/told.ts';
import { bundled, scenarios } from '../library/bundled.ts';
import { webShell } from '../web-shell/web-shell.ts';
import { Studio } from './studio.svelte.ts';
import { followLook } from './theme.svelte.ts';
import { WORKSPACES } from './workspaces.ts';

declare global {
  interface Window {
    /** The desktop shell, put there by its preload; missing in a browser. */
    readonly shell?: Shell;
  }
}
const FIRST = 'germany-chips';

/** The canvas draws with the shipped type only once it is there. */
const FACES = ['400 16px "Source Sans 3"', '700 16px "Source Sans 3"', 'italic 400 16px "Source Sans 3"'];

/** Makes the studio with the scenario that the program opens with. */
export const start = async (): Promise<Studio> => {
  const scenario = scenarios.get(FIRST);
  if (!scenario) throw new Error(`the bundled scenario ${FIRST} is missing`);
  const shell = telling(window.shell ?? webShell());
  const studio = new Studio({
    scenario,
    library: bundled,
    workspaces: WORKSPACES,
    shell,
    languages: navigator.languages,
    mac: /Mac|iP(hone|ad)/.test(navigator.platform),
    session: crypto.randomUUID(),
  });
  await Promise.all([studio.loadSettings(), ...FACES.map((face) => document.fonts.load(face))]);
  followLook(studio);
  studio.problems.judge();
  joinShell(studio, shell);
  return studio;
};
