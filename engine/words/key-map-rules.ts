import type { Message, RuleBook, RuleWords } from './words.ts';

const RULE: Message = {
  en: 'A key map is a JSON file that gives commands their shortcuts, such as "file.save": "Mod+S"; several are parted by a blank, none is an empty text.',
  cs: 'Mapa kláves je soubor JSON, který příkazům dává zkratky, například "file.save": "Mod+S"; více zkratek odděluje mezera, žádnou znamená prázdný text.',
  de: 'Eine Tastenbelegung ist eine JSON-Datei, die Befehlen ihre Kürzel gibt, etwa "file.save": "Mod+S"; mehrere trennt ein Leerzeichen, keines ist ein leerer Text.',
  nl: 'Een toetsenindeling is een JSON-bestand dat opdrachten hun sneltoetsen geeft, zoals "file.save": "Mod+S"; meerdere worden door een spatie gescheiden, geen is een lege tekst.',
};
const keys = (message: Message): RuleWords => ({ message, rule: RULE, source: 'Tilewright', standing: 'ours' });

/** What may be wrong with a file of shortcuts. */
export const KEY_MAP_RULES: RuleBook = {
  'keys/not-a-key-map': keys({
    en: 'This is no key map: it must begin with "kind": "key-map".',
    cs: 'Toto není mapa kláves: musí začínat "kind": "key-map".',
    de: 'Das ist keine Tastenbelegung: Sie muss mit "kind": "key-map" beginnen.',
    nl: 'Dit is geen toetsenindeling: ze moet beginnen met "kind": "key-map".',
  }),
  'keys/newer': keys({
    en: 'This key map was written by a newer Tilewright (version {version}; known up to {known}). Update the program.',
    cs: 'Tuto mapu kláves zapsal novější Tilewright (verze {version}; známé do {known}). Aktualizujte program.',
    de: 'Diese Tastenbelegung stammt aus einem neueren Tilewright (Version {version}; bekannt bis {known}). Aktualisieren Sie das Programm.',
    nl: 'Deze toetsenindeling is door een nieuwere Tilewright geschreven (versie {version}; bekend tot {known}). Werk het programma bij.',
  }),
  'keys/no-shortcuts': keys({
    en: '"shortcuts" must hold commands and their keys.',
    cs: '"shortcuts" musí obsahovat příkazy a jejich klávesy.',
    de: '"shortcuts" muss Befehle und ihre Tasten enthalten.',
    nl: '"shortcuts" moet opdrachten en hun toetsen bevatten.',
  }),
  'keys/unknown-command': keys({
    en: 'No command is called “{command}”: correct its name or take it out.',
    cs: 'Žádný příkaz se nejmenuje „{command}“: opravte jeho název, nebo jej odstraňte.',
    de: 'Kein Befehl heißt „{command}“: Namen berichtigen oder entfernen.',
    nl: 'Geen opdracht heet “{command}”: verbeter de naam of haal hem weg.',
  }),
  'keys/no-shortcut': keys({
    en: '“{keys}” is no shortcut for {command}: write one such as Mod+Shift+S, R or F2.',
    cs: '„{keys}“ není zkratka pro {command}: napište například Mod+Shift+S, R nebo F2.',
    de: '„{keys}“ ist kein Kürzel für {command}: Schreiben Sie etwa Mod+Shift+S, R oder F2.',
    nl: '“{keys}” is geen sneltoets voor {command}: schrijf er een als Mod+Shift+S, R of F2.',
  }),
  'keys/kept': keys({
    en: '“{keys}” moves the keyboard about the window and cannot be the shortcut of {command}: choose another.',
    cs: '„{keys}“ slouží k pohybu po okně a nemůže být zkratkou pro {command}: zvolte jinou.',
    de: '„{keys}“ führt die Tastatur durch das Fenster und kann nicht Kürzel von {command} sein: Wählen Sie ein anderes.',
    nl: '“{keys}” verplaatst het toetsenbord door het venster en kan geen sneltoets van {command} zijn: kies een andere.',
  }),
};
