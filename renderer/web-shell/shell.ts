import type { Shell } from '../../main/contract.ts';
import { webShell } from './web-shell.ts';

declare global {
  interface Window {
    /** Put there by the desktop program's preload. */
    readonly tilewrightShell?: Shell;
  }
  /** Filled in by the build. */
  const __VERSION__: string;
}

/** The desktop shell where there is one, else the browser's. Made once, when first asked for. */
export const shell = (): Shell => {
  made ??= window.tilewrightShell ?? webShell();
  return made;
};
let made: Shell | undefined;
