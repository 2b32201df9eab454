import type { Command } from './command.ts';

/** Every command, by the word that calls it. */
export const COMMANDS: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  board: () => import('./board.ts'),
  check: () => import('./check.ts'),
  print: () => import('./print.ts'),
  sheet: () => import('./sheet.ts'),
  layout: () => import('./layout.ts'),
  legal: () => import('./legal.ts'),
  play: () => import('./play.ts'),
  perft: () => import('./perft.ts'),
  tiles: () => import('./tiles.ts'),
  fill: () => import('./fill.ts'),
  convert: () => import('./convert.ts'),
  replay: () => import('./replay.ts'),
};
