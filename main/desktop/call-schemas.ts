import * as v from 'valibot';
import type { FileHandle, MenuEntry, ShellCalls } from '../contract.ts';
import { JOURNAL_ID } from './journal.ts';

const LONGEST_TEXT = 64 * 1024 * 1024;

const line = v.pipe(v.string(), v.maxLength(1000));
const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
const bytes = v.pipe(
  v.instance(Uint8Array),
  v.check((content) => content.byteLength <= 4 * LONGEST_TEXT),
);
const handle = v.pipe(
  v.string(),
  v.uuid(),
  v.transform((name) => name as FileHandle),
);
const journalId = v.pipe(v.string(), v.regex(JOURNAL_ID));
/** Never a path: a name for the dialog to start from. */
const fileName = v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^[^/\\]+$/));
const kind = v.strictObject({ label: line, endings: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w.]{1,20}$/))), v.maxLength(20)) });
const newFile = <Content extends v.GenericSchema>(content: Content) => v.strictObject({ name: fileName, content, kind });

const menuEntry: v.GenericSchema<unknown, MenuEntry> = v.strictObject({
  label: line,
  command: v.exactOptional(line),
  shortcut: v.exactOptional(line),
  enabled: v.exactOptional(v.boolean()),
  checked: v.exactOptional(v.boolean()),
  entries: v.exactOptional(v.pipe(v.array(v.union([v.literal('line'), v.lazy(() => menuEntry)])), v.maxLength(200))),
});

type Arguments = { readonly [Call in keyof ShellCalls]: v.GenericSchema<unknown, Parameters<ShellCalls[Call]>> };

const nothing = v.strictTuple([]);
const oneHandle = v.strictTuple([handle]);
const oneLine = v.strictTuple([line]);

/** What each call may be given; anything else is refused before it reaches the shell. */
export const ARGUMENTS: Arguments = {
  ready: nothing,
  about: nothing,
  open: v.strictTuple([v.pipe(v.array(kind), v.maxLength(20))]),
  openAgain: oneHandle,
  openBefore: nothing,
  save: v.strictTuple([v.strictObject({ handle, text, overwrite: v.exactOptional(v.boolean()), inPlace: v.exactOptional(v.boolean()) })]),
  saveAs: v.strictTuple([newFile(text)]),
  exportBytes: v.strictTuple([newFile(bytes)]),
  print: v.strictTuple([fileName, bytes]),
  reveal: oneHandle,
  recentFiles: nothing,
  forgetRecent: oneHandle,
  backups: oneHandle,
  readBackup: v.strictTuple([handle, line]),
  journalWrite: v.strictTuple([
    v.strictObject({ id: journalId, moment: v.pipe(v.number(), v.safeInteger()), title: line, handle: v.exactOptional(handle), text }),
  ]),
  journalRead: nothing,
  journalClear: v.strictTuple([journalId]),
  readSettings: nothing,
  writeSettings: v.strictTuple([v.pipe(v.string(), v.maxLength(1_000_000))]),
  showState: v.strictTuple([
    v.strictObject({
      title: line,
      unsaved: v.boolean(),
      handle: v.exactOptional(handle),
      open: v.exactOptional(v.pipe(v.array(handle), v.maxLength(1000))),
      language: v.picklist(['en', 'cs', 'de', 'nl']),
      theme: v.picklist(['system', 'light', 'dark']),
    }),
  ]),
  showMenu: v.strictTuple([v.pipe(v.array(menuEntry), v.maxLength(40))]),
  closeAnswer: v.strictTuple([v.boolean()]),
  closeWindow: nothing,
  openLink: oneLine,
  log: v.strictTuple([v.pipe(v.string(), v.maxLength(10_000))]),
  readLog: nothing,
  checkForUpdate: nothing,
};

/** The arguments of a call, checked; throws with the place that is wrong. */
export const checkedArguments = <Call extends keyof ShellCalls>(call: Call, given: readonly unknown[]): Parameters<ShellCalls[Call]> => {
  const checked = v.safeParse(ARGUMENTS[call], given);
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  throw new Error(`refused ${call}: ${v.getDotPath(issue) ?? 'arguments'}: ${issue.message.slice(0, 200)}`);
};
