import type { Message, RuleBook, RuleWords } from './words.ts';

const RULE: Message = {
  en: 'Only files that can be read and written are touched.',
  cs: 'Pracuje se jen se soubory, které lze číst a zapisovat.',
  de: 'Nur Dateien, die lesbar und schreibbar sind, werden angefasst.',
  nl: 'Alleen bestanden die te lezen en te schrijven zijn, worden aangeraakt.',
};
const file = (message: Message): RuleWords => ({ message, rule: RULE, source: 'Tilewright', standing: 'ours' });

/** What the file system may refuse. */
export const FILE_RULES: RuleBook = {
  'file/not-found': file({
    en: 'There is no such file. Check its name and folder.',
    cs: 'Takový soubor neexistuje. Zkontrolujte jeho název a složku.',
    de: 'Diese Datei gibt es nicht. Prüfen Sie Namen und Ordner.',
    nl: 'Dit bestand bestaat niet. Controleer de naam en de map.',
  }),
  'file/not-allowed': file({
    en: 'You may not read this file. Ask for the right to, or copy it to a folder of your own.',
    cs: 'Tento soubor nesmíte číst. Vyžádejte si oprávnění, nebo jej zkopírujte do vlastní složky.',
    de: 'Sie dürfen diese Datei nicht lesen. Bitten Sie um das Recht dazu oder kopieren Sie sie in einen eigenen Ordner.',
    nl: 'Je mag dit bestand niet lezen. Vraag om rechten of kopieer het naar een eigen map.',
  }),
  'file/is-a-folder': file({
    en: 'This is a folder. Name a file in it.',
    cs: 'Toto je složka. Uveďte soubor v ní.',
    de: 'Das ist ein Ordner. Nennen Sie eine Datei darin.',
    nl: 'Dit is een map. Noem een bestand erin.',
  }),
  'file/unreadable': file({
    en: 'The file cannot be read ({reason}). Try again, or copy it elsewhere.',
    cs: 'Soubor nelze přečíst ({reason}). Zkuste to znovu, nebo jej zkopírujte jinam.',
    de: 'Die Datei ist nicht lesbar ({reason}). Versuchen Sie es noch einmal oder kopieren Sie sie anderswohin.',
    nl: 'Het bestand is niet te lezen ({reason}). Probeer het opnieuw of kopieer het elders.',
  }),
  'file/not-written': file({
    en: 'The file could not be written ({reason}); what was there before is untouched. Choose another folder.',
    cs: 'Soubor nelze zapsat ({reason}); dřívější obsah zůstal beze změny. Zvolte jinou složku.',
    de: 'Die Datei ließ sich nicht schreiben ({reason}); was dort war, ist unberührt. Wählen Sie einen anderen Ordner.',
    nl: 'Het bestand kon niet worden geschreven ({reason}); wat er stond, is niet aangeraakt. Kies een andere map.',
  }),
  'file/no-playtest': file({
    en: 'This is no share of a playtest ({path}). Name files made by “play --shard 1/8 --out”.',
    cs: 'Toto není část zkušebních her ({path}). Uveďte soubory zapsané pomocí „play --shard 1/8 --out“.',
    de: 'Das ist kein Teil eines Probespiels ({path}). Nennen Sie Dateien aus „play --shard 1/8 --out“.',
    nl: 'Dit is geen deel van een proefspel ({path}). Noem bestanden gemaakt met “play --shard 1/8 --out”.',
  }),
  'file/other-kind': file({
    en: 'This file is a {kind}; {wanted} is wanted here.',
    cs: 'Tento soubor je {kind}; zde se očekává {wanted}.',
    de: 'Diese Datei ist: {kind}; hier wird gebraucht: {wanted}.',
    nl: 'Dit bestand is een {kind}; hier hoort een {wanted}.',
  }),
};
