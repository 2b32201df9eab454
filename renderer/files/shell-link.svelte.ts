import type { FileHandle, MenuEntry, Shell } from '../../main/contract.ts';
import { logErrors } from '../app/report.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { MENUS } from '../commands/command.ts';
import { menuLabels } from '../commands/menu-labels.ts';
import { REPORT } from '../words/report-words.ts';
import { reopen } from './reopen.ts';
import { asLine } from './told.ts';

/** As the registry of the shell writes keys. */
const accelerator = (shortcut: string): string => (shortcut.split(' ')[0] as string).replace('Mod', 'Ctrl');

const entriesOf = (studio: Studio, menu: (typeof MENUS)[number]): (MenuEntry | 'line')[] => {
  const { commands } = studio;
  return commands.inMenu(menu).flatMap((command, index, all) => {
    const shortcut = commands.shortcutOf(command);
    const on = command.isOn?.(studio);
    const entry: MenuEntry = {
      label: asLine(studio.t(command.label)),
      command: command.id,
      enabled: commands.isPossible(command),
      ...(shortcut ? { shortcut: accelerator(shortcut) } : {}),
      ...(on === undefined ? {} : { checked: on }),
    };
    const before = all[index - 1];
    return before && before.group !== command.group ? ['line' as const, entry] : [entry];
  });
};
/** The menus as the desktop shows them. */
export const shellMenus = (studio: Studio): MenuEntry[] =>
  MENUS.map((menu) => ({ label: studio.t(menuLabels(studio)[menu]), entries: entriesOf(studio, menu) }));

const listen = (studio: Studio, shell: Shell): void => {
  shell.on('command', studio.commands.runById);
  shell.on('open-file', studio.files.openGiven);
  shell.on('file-changed', ({ handle, change }) => {
    void (change === 'changed' ? studio.files.outside.changed(handle) : studio.files.outside.gone(handle));
  });
  shell.on('recovered', () => {
    studio.journal.isAfterCrash = true;
  });
  shell.on('save-before-close', async () => shell.closeAnswer(await studio.files.saveAll()));
};

/** Only for those who want it; silence unless there is something newer. */
const lookForUpdate = async ({ settings, dialogs }: Studio, shell: Shell): Promise<void> => {
  if (!settings.now.looksForUpdates) return;
  const found = await shell.checkForUpdate();
  if (found.ok && found.value.newer) dialogs.tell(REPORT.newer, { version: found.value.version }, 'note');
};

/** The files of all documents, the one in front last. */
const filesOf = ({ desk }: Studio): FileHandle[] =>
  [...desk.documents.filter((document) => document !== desk.front), desk.front].flatMap(({ file }) => (file ? [file.handle] : []));

/** Joins the studio to the shell: what the window shows, the journal, and what the shell tells. */
export const joinShell = (studio: Studio, shell: Shell): void => {
  listen(studio, shell);
  logErrors(shell);
  addEventListener('pagehide', studio.journal.writeNow);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && studio.journal.writeNow());
  $effect.root(() => {
    $effect(() => {
      const { handle } = studio.document.file ?? {};
      void shell.showState({
        title: asLine(studio.title),
        unsaved: studio.desk.isModified,
        language: studio.words.language,
        theme: studio.settings.now.theme,
        ...(handle ? { handle } : {}),
        open: filesOf(studio),
      });
    });
    $effect(() => void shell.showMenu(shellMenus(studio)));
    $effect(() => {
      void studio.setup;
      return studio.problems.judgeSoon(studio.workbench.tool?.isBusy);
    });
    $effect(() => {
      const { document } = studio;
      void document.editor.scenario;
      studio.journal.writeSoon(document);
    });
  });
  void shell.about().then(({ edition }) => {
    studio.isDesktop = edition === 'desktop';
  });
  if (studio.settings.isOfNewer) studio.dialogs.tell(REPORT.newerSettings, undefined, 'error');
  void shell
    .ready()
    .then(() => studio.journal.recover(true))
    .then(() => reopen(studio, shell));
  void lookForUpdate(studio, shell);
};
