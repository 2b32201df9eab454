import { boardWorkspace } from '../board/workspace.ts';
import { playWorkspace } from '../play/workspace.ts';
import { setupWorkspace } from '../setup/workspace.ts';
import { sheetWorkspace } from '../sheet/workspace.ts';
import { tilesWorkspace } from '../tiles/workspace.ts';
import { tokensWorkspace } from '../tokens/workspace.ts';
import type { Workspace } from './workspace.ts';

/** The workspaces, in the order of their tabs. */
export const WORKSPACES: readonly Workspace[] = [
  boardWorkspace,
  tokensWorkspace,
  tilesWorkspace,
  setupWorkspace,
  playWorkspace,
  sheetWorkspace,
];
