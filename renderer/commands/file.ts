import type { Studio } from '../app/studio.svelte.ts';
import { NEW_BOARD } from '../board/new/words.ts';
import { FILE } from '../words/file-words.ts';
import type { Command } from './command.ts';

/** Other people's formats are loaded when they are wanted. */
const exportTo =
  (program: 'tiled' | 'tabletop') =>
  async (studio: Studio): Promise<void> =>
    (await import('../files/elsewhere.ts')).exportTo(program, studio);

export const FILE_COMMANDS: readonly Command[] = [
  {
    id: 'file.new',
    label: FILE.new,
    menu: 'file',
    group: 'open',
    icon: 'new',
    shortcut: 'Mod+Alt+N',
    run: ({ dialogs }) => dialogs.show('new'),
  },
  {
    id: 'file.new-board',
    label: NEW_BOARD.open,
    menu: 'file',
    group: 'open',
    icon: 'globe',
    run: ({ dialogs }) => dialogs.show('new-board'),
  },
  { id: 'file.open', label: FILE.open, menu: 'file', group: 'open', icon: 'open', shortcut: 'Mod+O', run: ({ files }) => files.open() },
  { id: 'file.recent', label: FILE.recent, menu: 'file', group: 'open', icon: 'history', run: ({ dialogs }) => dialogs.show('recent') },
  {
    id: 'file.save',
    label: FILE.save,
    menu: 'file',
    group: 'save',
    icon: 'save',
    shortcut: 'Mod+S',
    run: async ({ files }) => void (await files.save()),
  },
  {
    id: 'file.save-as',
    label: FILE.saveAs,
    menu: 'file',
    group: 'save',
    shortcut: 'Mod+Shift+S',
    run: async ({ files }) => void (await files.saveAs()),
  },
  { id: 'file.export-tiled', label: FILE.exportTiled, menu: 'file', group: 'export', run: exportTo('tiled') },
  { id: 'file.export-tabletop', label: FILE.exportTabletop, menu: 'file', group: 'export', run: exportTo('tabletop') },
  {
    id: 'file.reveal',
    label: FILE.reveal,
    menu: 'file',
    group: 'save',
    isPossible: ({ document, isDesktop }) => isDesktop && document.file !== undefined,
    run: ({ document, files }) => (document.file ? files.reveal(document.file.handle) : undefined),
  },
  {
    id: 'file.backups',
    label: FILE.backups,
    menu: 'file',
    group: 'back',
    isPossible: ({ document }) => document.file !== undefined,
    run: ({ dialogs }) => dialogs.show('backups'),
  },
  { id: 'file.recover', label: FILE.recover, menu: 'file', group: 'back', run: ({ journal }) => journal.recover(false) },
  {
    id: 'file.close',
    label: FILE.close,
    menu: 'file',
    group: 'close',
    shortcut: 'Mod+Alt+W',
    run: ({ files }) => files.close(),
  },
  {
    id: 'file.reopen',
    label: FILE.reopen,
    menu: 'file',
    group: 'close',
    shortcut: 'Mod+Alt+O',
    isPossible: ({ desk }) => desk.canReopen,
    run: ({ desk }) => desk.reopen(),
  },
];
