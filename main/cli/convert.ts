import type { Objection } from '../../engine/objection.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { speak } from '../../engine/words/index.ts';
import { type Args, type Command, textOption, UsageError } from './command.ts';
import { formatOf, isCarried, readAny, WRITTEN, writeAny } from './elsewhere.ts';
import { isForeignTileFile } from './foreign-files.ts';
import { FINE, type Io, objectionLine, printJson, UNUSABLE } from './io.ts';
import { libraryWith } from './library.ts';
import { refuse } from './scenario-file.ts';
import { command as tiles } from './tiles.ts';
import { keepsInput, writeBeside } from './write-beside.ts';

/** What travelled and what did not, in words; notes say the one, warnings the other. */
const report = (remarks: readonly Objection[], out: string, args: Args, io: Io): void => {
  const said = remarks.map((each) => speak({ ...each, at: { file: out, ...each.at } }, io.language));
  const [stays, goes] = [said.filter(({ severity }) => severity === 'note'), said.filter(({ severity }) => severity !== 'note')];
  if (args.json) printJson(io, { ok: true, out, kept: stays, lost: goes });
  else {
    for (const { message } of stays) io.out(`✓ ${message}\n`);
    for (const { message } of goes) io.out(`– ${message}\n`);
  }
};

const save = (text: string, remarks: readonly Objection[], out: string, args: Args, io: Io): number => {
  const saved = writeBeside(out, text);
  if (saved.ok) report(remarks, out, args, io);
  else io.err(`${objectionLine(speak(saved.problem, io.language))}\n`);
  return saved.ok ? FINE : UNUSABLE;
};

/** A drawing is printed as a poster, the document in it. */
const draw = async (from: string, out: string, args: Args, io: Io): Promise<number> => {
  const { command: print } = await import('./print.ts');
  return print.run({ words: [from], options: { what: 'board', poster: true, out }, json: args.json }, io);
};

const convert = async (from: string, out: string, args: Args, io: Io): Promise<number> => {
  const format = formatOf(out);
  if (format === undefined) throw new UsageError(COMMAND_LINE_WORDS.ending, { command: 'convert', choices: WRITTEN, given: out });
  if (isForeignTileFile(from) || format === 'tiles')
    return tiles.run({ ...args, words: ['convert', from], options: { ...args.options, out } }, io);
  const library = libraryWith();
  const read = readAny(from, library);
  if (!read.ok) {
    refuse(read.problem, args, io);
    return UNUSABLE;
  }
  const { document, remarks } = read.value;
  if (format === 'drawing' && isCarried(document)) return draw(from, out, args, io);
  const written = writeAny(document, format, library, textOption(args, 'images') ?? '');
  if ('text' in written) return save(written.text, format === 'document' ? remarks : written.remarks, out, args, io);
  refuse([{ ...written, at: { file: from } }], args, io);
  return UNUSABLE;
};

/** The file to write is named by the second word here. */
const { out: _, ...OF_TILES } = tiles.options ?? {};
export const command: Command = {
  usage: 'convert IN OUT [--images ADDRESS] [--set ID] [--sets A,B] [--choose CODE=TILE,…]',
  about: {
    en: 'from one format to another by the ending of the name: maps and scenarios to and from Tiled (.tmj), Tabletop Simulator (.tts.json) and SVG; tiles to and from JCloisterZone XML, codes (.txt) and a table (.csv). Says what travels and what does not',
    cs: 'z formátu do formátu podle přípony: mapy a scénáře z a do Tiled (.tmj), Tabletop Simulatoru (.tts.json) a SVG; kartičky z a do XML JCloisterZone, kódů (.txt) a tabulky (.csv). Řekne, co se přenese a co ne',
    de: 'von Format zu Format nach der Endung: Maps und Szenarien von und nach Tiled (.tmj), Tabletop Simulator (.tts.json) und SVG; Plättchen von und nach JCloisterZone-XML, Codes (.txt) und Tabelle (.csv). Sagt, was mitkommt und was nicht',
    nl: 'van indeling naar indeling volgens de uitgang: landkaarten en scenario’s van en naar Tiled (.tmj), Tabletop Simulator (.tts.json) en SVG; tegels van en naar JCloisterZone-XML, codes (.txt) en een tabel (.csv). Zegt wat meegaat en wat niet',
  },
  options: { ...OF_TILES, images: { type: 'string' } },
  run(args, io) {
    const [from, to, ...more] = args.words;
    if (from === undefined || to === undefined || more.length > 0)
      throw new UsageError(COMMAND_LINE_WORDS.twoFiles, { command: 'convert', usage: 'IN OUT' });
    keepsInput(from, to);
    return convert(from, to, args, io);
  },
};
