import { extname } from 'node:path';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { type Command, UsageError } from './command.ts';
import { command as tiles } from './tiles.ts';

const ENDINGS: readonly string[] = ['.json', '.xml', '.txt', '.csv'];

export const command: Command = {
  usage: 'convert IN OUT [--set ID] [--sets A,B] [--choose CODE=TILE,…]',
  about: {
    en: 'tiles from one format to another by the ending of the name: our JSON, JCloisterZone XML, codes (.txt), a table (.csv); says what is lost',
    cs: 'kartičky z formátu do formátu podle přípony: náš JSON, XML JCloisterZone, kódy (.txt), tabulka (.csv); řekne, co se ztratí',
    de: 'Plättchen von Format zu Format nach der Endung: unser JSON, JCloisterZone-XML, Codes (.txt), Tabelle (.csv); sagt, was verloren geht',
    nl: 'tegels van indeling naar indeling volgens de uitgang: onze JSON, JCloisterZone-XML, codes (.txt), tabel (.csv); zegt wat verloren gaat',
  },
  options: { ...tiles.options },
  run(args, io) {
    const [from, to, ...more] = args.words;
    if (from === undefined || to === undefined || more.length > 0)
      throw new UsageError(COMMAND_LINE_WORDS.twoFiles, { command: 'convert', usage: 'IN OUT' });
    if (!ENDINGS.includes(extname(to).toLowerCase()))
      throw new UsageError(COMMAND_LINE_WORDS.ending, { command: 'convert', choices: ENDINGS, given: extname(to) });
    return tiles.run({ ...args, words: ['convert', from], options: { ...args.options, out: to } }, io);
  },
};
