import type { Messages } from './words.ts';

/** What is wrong with JSON, by the reader's names. */
export const JSON_TERMS: Messages = {
  InvalidSymbol: {
    en: 'this word means nothing in JSON',
    cs: 'toto slovo v JSON nic neznamená',
    de: 'dieses Wort bedeutet in JSON nichts',
    nl: 'dit woord betekent niets in JSON',
  },
  InvalidNumberFormat: {
    en: 'a number is written wrongly',
    cs: 'číslo je zapsáno chybně',
    de: 'eine Zahl ist falsch geschrieben',
    nl: 'een getal is verkeerd geschreven',
  },
  PropertyNameExpected: {
    en: 'the name of a field in double quotes is missing',
    cs: 'chybí název položky ve dvojitých uvozovkách',
    de: 'der Name eines Datenfelds in doppelten Anführungszeichen fehlt',
    nl: 'de naam van een gegeven tussen dubbele aanhalingstekens ontbreekt',
  },
  ValueExpected: { en: 'a value is missing', cs: 'chybí hodnota', de: 'ein Wert fehlt', nl: 'een waarde ontbreekt' },
  ColonExpected: { en: 'a colon is missing', cs: 'chybí dvojtečka', de: 'ein Doppelpunkt fehlt', nl: 'een dubbele punt ontbreekt' },
  CommaExpected: { en: 'a comma is missing', cs: 'chybí čárka', de: 'ein Komma fehlt', nl: 'een komma ontbreekt' },
  CloseBraceExpected: {
    en: 'a closing curly bracket is missing',
    cs: 'chybí uzavírací složená závorka',
    de: 'eine schließende geschweifte Klammer fehlt',
    nl: 'een afsluitende accolade ontbreekt',
  },
  CloseBracketExpected: {
    en: 'a closing square bracket is missing',
    cs: 'chybí uzavírací hranatá závorka',
    de: 'eine schließende eckige Klammer fehlt',
    nl: 'een afsluitend vierkant haakje ontbreekt',
  },
  EndOfFileExpected: {
    en: 'something follows the end of the document',
    cs: 'za koncem dokumentu něco následuje',
    de: 'nach dem Ende des Dokuments folgt noch etwas',
    nl: 'na het einde van het document volgt nog iets',
  },
  InvalidCommentToken: {
    en: 'JSON has no comments',
    cs: 'JSON nemá komentáře',
    de: 'JSON hat keine Kommentare',
    nl: 'JSON heeft geen commentaar',
  },
  UnexpectedEndOfComment: {
    en: 'JSON has no comments',
    cs: 'JSON nemá komentáře',
    de: 'JSON hat keine Kommentare',
    nl: 'JSON heeft geen commentaar',
  },
  UnexpectedEndOfString: {
    en: 'a text does not end with "',
    cs: 'text nekončí znakem "',
    de: 'ein Text endet nicht mit "',
    nl: 'een tekst eindigt niet met "',
  },
  UnexpectedEndOfNumber: {
    en: 'a number breaks off',
    cs: 'číslo je useknuté',
    de: 'eine Zahl bricht ab',
    nl: 'een getal breekt af',
  },
  InvalidUnicode: {
    en: 'four hexadecimal digits belong after \\u',
    cs: 'za \\u patří čtyři šestnáctkové číslice',
    de: 'nach \\u gehören vier Hexadezimalziffern',
    nl: 'na \\u horen vier hexadecimale cijfers',
  },
  InvalidEscapeCharacter: {
    en: 'this may not follow a \\; write \\\\ for the character itself',
    cs: 'toto nesmí následovat po \\; samotný znak se píše \\\\',
    de: 'das darf nicht auf \\ folgen; das Zeichen selbst schreibt man \\\\',
    nl: 'dit mag niet na \\ komen; het teken zelf schrijf je als \\\\',
  },
  InvalidCharacter: {
    en: 'a line break or tab stands within a text; write \\n or \\t',
    cs: 'v textu stojí zalomení řádku nebo tabulátor; pište \\n nebo \\t',
    de: 'in einem Text steht ein Zeilenumbruch oder Tabulator; schreiben Sie \\n oder \\t',
    nl: 'in een tekst staat een regeleinde of tab; schrijf \\n of \\t',
  },
};

/** What a field of a document holds, by the schema's names. */
export const VALUE_TERMS: Messages = {
  Object: { en: 'an object', cs: 'objekt', de: 'ein Objekt', nl: 'een object' },
  Array: { en: 'a list', cs: 'seznam', de: 'eine Liste', nl: 'een lijst' },
  string: { en: 'text in quotes', cs: 'text v uvozovkách', de: 'Text in Anführungszeichen', nl: 'tekst tussen aanhalingstekens' },
  number: { en: 'a number', cs: 'číslo', de: 'eine Zahl', nl: 'een getal' },
  boolean: { en: 'true or false', cs: 'true nebo false', de: 'true oder false', nl: 'true of false' },
  'at least one language': {
    en: 'at least one language',
    cs: 'aspoň jeden jazyk',
    de: 'mindestens eine Sprache',
    nl: 'minstens één taal',
  },
};

/** Why a system refuses a file, by its codes. */
export const REASON_TERMS: Messages = {
  ENOENT: { en: 'there is no such folder', cs: 'taková složka není', de: 'diesen Ordner gibt es nicht', nl: 'die map bestaat niet' },
  ENOTDIR: { en: 'there is no such folder', cs: 'taková složka není', de: 'diesen Ordner gibt es nicht', nl: 'die map bestaat niet' },
  EISDIR: { en: 'a folder has this name', cs: 'tak se jmenuje složka', de: 'ein Ordner heißt so', nl: 'een map heeft deze naam' },
  EACCES: {
    en: 'you may not write there',
    cs: 'nesmíte tam zapisovat',
    de: 'Sie dürfen dort nicht schreiben',
    nl: 'je mag daar niet schrijven',
  },
  EPERM: {
    en: 'you may not write there',
    cs: 'nesmíte tam zapisovat',
    de: 'Sie dürfen dort nicht schreiben',
    nl: 'je mag daar niet schrijven',
  },
  EROFS: { en: 'it can only be read', cs: 'lze je jen číst', de: 'es lässt sich nur lesen', nl: 'er kan alleen worden gelezen' },
  ENOSPC: { en: 'the disk is full', cs: 'disk je plný', de: 'der Datenträger ist voll', nl: 'de schijf is vol' },
  EDQUOT: { en: 'the disk is full', cs: 'disk je plný', de: 'der Datenträger ist voll', nl: 'de schijf is vol' },
  EBUSY: {
    en: 'another program holds it',
    cs: 'drží jej jiný program',
    de: 'ein anderes Programm hält sie',
    nl: 'een ander programma gebruikt het',
  },
  ENAMETOOLONG: { en: 'the name is too long', cs: 'název je příliš dlouhý', de: 'der Name ist zu lang', nl: 'de naam is te lang' },
  EIO: {
    en: 'the disk does not answer',
    cs: 'disk neodpovídá',
    de: 'der Datenträger antwortet nicht',
    nl: 'de schijf antwoordt niet',
  },
};
