import { checkDocument, waiverOf } from '../../engine/check.ts';
import type { Document } from '../../engine/documents/documents.ts';
import { located } from '../../engine/judge/whereabouts.ts';
import type { Objection, SpokenObjection } from '../../engine/objection.ts';
import type { Library } from '../../engine/setup.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { say } from '../../engine/words/format.ts';
import { speak } from '../../engine/words/index.ts';
import { type Command, UsageError } from './command.ts';
import { readFileDocument } from './files.ts';
import { isForeignTileFile, isSavedGame } from './foreign-files.ts';
import { FINE, type Io, OBJECTIONS, objectionLine, printJson, UNUSABLE } from './io.ts';
import { libraryWith } from './library.ts';

interface Checked {
  readonly file: string;
  readonly kind: string | null;
  readonly ok: boolean;
  readonly objections: readonly SpokenObjection[];
}

const spoken = (objection: Objection, document: Document, file: string, io: Io): SpokenObjection => {
  const waived = document.kind === 'scenario' ? waiverOf(document, objection) : undefined;
  const said = speak({ ...objection, at: { file, ...objection.at } }, io.language);
  return waived ? { ...said, waived } : said;
};

/** A list of tiles that is no document of ours: tile XML, codes, a table. Its readers are loaded only when wanted. */
const judgedForeign = async (file: string, library: Library, io: Io): Promise<Checked> => {
  const { judgeTileFile } = await import('./tile-files.ts');
  const { readable, objections } = judgeTileFile(file, library);
  const said = objections.map((each) => speak(each, io.language));
  return { file, kind: readable ? 'tile-list' : null, ok: readable && !said.some(isFault), objections: said };
};

const isFault = ({ severity, waived }: SpokenObjection): boolean => severity === 'error' && !waived;

/** `text` is what the document was read from, where its lines are those of the file. */
const judged = (file: string, { document, text }: { document: Document; text?: string }, library: Library, io: Io): Checked => {
  const found = checkDocument(document, library);
  const objections = (text === undefined ? found : located(found, document, text)).map((each) => spoken(each, document, file, io));
  return { file, kind: document.kind, ok: !objections.some(isFault), objections };
};

/** A saved game of another program, judged as the record it is to us. */
const judgedGame = async (file: string, library: Library, io: Io): Promise<Checked> => {
  const { recordIn } = await import('./record-file.ts');
  const record = recordIn(file, library);
  if (record.ok) return judged(file, { document: record.value }, library, io);
  return { file, kind: null, ok: false, objections: record.problem.map((each) => speak(each, io.language)) };
};

const asJson = (file: string): boolean => !file.toLowerCase().endsWith('.svg');
const isForeign = (file: string): boolean => isSavedGame(file) || isForeignTileFile(file);
const judgedAny = (file: string, library: Library, io: Io): Promise<Checked> =>
  isSavedGame(file) ? judgedGame(file, library, io) : judgedForeign(file, library, io);

const codeOf = (checked: readonly Checked[]): number => {
  if (checked.some(({ kind }) => kind === null)) return UNUSABLE;
  return checked.every((each) => each.ok) ? FINE : OBJECTIONS;
};

const print = (checked: readonly Checked[], io: Io): void => {
  for (const { file, kind, ok, objections } of checked) {
    for (const each of [...objections].sort((a, b) => Number(isFault(b)) - Number(isFault(a))))
      (isFault(each) ? io.err : io.out)(`${objectionLine(each)}\n`);
    if (ok && kind) io.out(`${say(COMMAND_LINE_WORDS.fine, io.language, { file, kind })}\n`);
  }
};

export const command: Command = {
  usage: 'check FILE…',
  about: {
    en: 'judges scenarios, boards, tile sets and records',
    cs: 'posoudí scénáře, mapy, sady kartiček a záznamy',
    de: 'prüft Szenarien, Maps, Plättchensätze und Aufzeichnungen',
    nl: 'beoordeelt scenario’s, landkaarten, tegelsets en verslagen',
  },
  async run({ words, json }, io) {
    if (words.length === 0) throw new UsageError(COMMAND_LINE_WORDS.someFile, { command: 'check' });
    const read = words.filter((file) => !isForeign(file)).map((file) => ({ file, result: readFileDocument(file) }));
    const library = libraryWith(read.flatMap(({ result }) => (result.ok ? [result.value.document] : [])));
    const documents = read.map(({ file, result }): Checked => {
      if (result.ok) return judged(file, asJson(file) ? result.value : { document: result.value.document }, library, io);
      return { file, kind: null, ok: false, objections: result.problem.map((each) => speak(each, io.language)) };
    });
    const foreign = await Promise.all(words.filter(isForeign).map((file) => judgedAny(file, library, io)));
    const checked = words.flatMap((word) => [...documents, ...foreign].find(({ file }) => file === word) ?? []);
    if (json) printJson(io, { files: checked });
    else print(checked, io);
    return codeOf(checked);
  },
};
