import type { Command } from './command.ts';

export const FILE_COMMANDS: readonly Command[] = [];
