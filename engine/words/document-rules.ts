import type { RuleBook } from './words.ts';

const ours = { source: 'Tilewright', standing: 'ours' } as const;

/** Why a file cannot be read. */
export const DOCUMENT_RULES: RuleBook = {
  'document/empty': {
    message: {
      en: 'The file is empty. Choose another file, or restore it from a backup.',
      cs: 'Soubor je prázdný. Zvolte jiný soubor, nebo jej obnovte ze zálohy.',
      de: 'Die Datei ist leer. Wählen Sie eine andere Datei oder stellen Sie sie aus einer Sicherung wieder her.',
      nl: 'Het bestand is leeg. Kies een ander bestand of zet een reservekopie terug.',
    },
    rule: {
      en: 'A document is a text file in JSON.',
      cs: 'Dokument je textový soubor ve formátu JSON.',
      de: 'Ein Dokument ist eine Textdatei in JSON.',
      nl: 'Een document is een tekstbestand in JSON.',
    },
    ...ours,
  },
  'document/not-text': {
    message: {
      en: 'This is not a text file. Tilewright opens its own JSON documents.',
      cs: 'Toto není textový soubor. Tilewright otevírá vlastní dokumenty JSON.',
      de: 'Das ist keine Textdatei. Tilewright öffnet seine eigenen JSON-Dokumente.',
      nl: 'Dit is geen tekstbestand. Tilewright opent zijn eigen JSON-documenten.',
    },
    rule: {
      en: 'A document is a text file in UTF-8.',
      cs: 'Dokument je textový soubor v kódování UTF-8.',
      de: 'Ein Dokument ist eine Textdatei in UTF-8.',
      nl: 'Een document is een tekstbestand in UTF-8.',
    },
    ...ours,
  },
  'document/not-in-drawing': {
    message: {
      en: 'No document of ours travels in this drawing. Only an SVG, PDF or PNG saved by Tilewright with the scenario inside, and not saved anew by another program, can be opened.',
      cs: 'V této kresbě není uložen žádný náš dokument. Otevřít lze jen SVG, PDF nebo PNG, které Tilewright uložil i se scénářem a jiný program je znovu neukládal.',
      de: 'In dieser Zeichnung reist kein Dokument von uns mit. Nur SVG, PDF oder PNG, die Tilewright mit dem Szenario darin gespeichert und kein anderes Programm neu gespeichert hat, lassen sich öffnen.',
      nl: 'In deze tekening reist geen document van ons mee. Alleen een svg, pdf of png die Tilewright met het scenario erin heeft opgeslagen en geen ander programma opnieuw heeft opgeslagen, kan worden geopend.',
    },
    rule: {
      en: 'An SVG of ours carries the scenario it was drawn from.',
      cs: 'Naše SVG nese scénář, podle kterého bylo nakresleno.',
      de: 'Ein SVG von uns trägt das Szenario in sich, nach dem es gezeichnet ist.',
      nl: 'Een svg van ons draagt het scenario in zich waarnaar het is getekend.',
    },
    ...ours,
  },
  'document/too-large': {
    message: {
      en: 'The file has {megabytes} MB; documents have at most {most} MB.',
      cs: 'Soubor má {megabytes} MB; dokumenty mají nejvýše {most} MB.',
      de: 'Die Datei hat {megabytes} MB; Dokumente haben höchstens {most} MB.',
      nl: 'Het bestand is {megabytes} MB; documenten zijn hoogstens {most} MB.',
    },
    rule: {
      en: 'Very large files are refused before they are read.',
      cs: 'Příliš velké soubory se odmítají ještě před čtením.',
      de: 'Sehr große Dateien werden abgewiesen, bevor sie gelesen werden.',
      nl: 'Zeer grote bestanden worden geweigerd voordat ze worden gelezen.',
    },
    ...ours,
  },
  'document/too-deep': {
    message: {
      en: 'Brackets are nested more than {most} deep here. No document of ours is; the file is damaged.',
      cs: 'Závorky jsou zde vnořeny hlouběji než {most}. Žádný náš dokument takový není; soubor je poškozen.',
      de: 'Klammern sind hier tiefer als {most} verschachtelt. Kein Dokument von uns ist so; die Datei ist beschädigt.',
      nl: 'Haakjes zijn hier dieper dan {most} genest. Geen document van ons is zo; het bestand is beschadigd.',
    },
    rule: {
      en: 'Documents are shallow.',
      cs: 'Dokumenty jsou mělké.',
      de: 'Dokumente sind flach.',
      nl: 'Documenten zijn ondiep.',
    },
    ...ours,
  },
  'document/broken-json': {
    message: {
      en: 'The JSON is broken here: {problem}{isAtEnd, select, yes {, and the file ends} other { (“{found}”)}}. Mend this place, or restore a backup.',
      cs: 'JSON je zde porušený: {problem}{isAtEnd, select, yes { a soubor končí} other { („{found}“)}}. Opravte toto místo, nebo obnovte zálohu.',
      de: 'Das JSON ist hier fehlerhaft: {problem}{isAtEnd, select, yes {, und die Datei ist zu Ende} other { („{found}“)}}. Berichtigen Sie die Stelle oder stellen Sie eine Sicherung wieder her.',
      nl: 'De JSON is hier stuk: {problem}{isAtEnd, select, yes {, en het bestand eindigt} other { (“{found}”)}}. Herstel deze plek of zet een reservekopie terug.',
    },
    rule: {
      en: 'Documents are strict JSON: no comments, no comma after the last entry.',
      cs: 'Dokumenty jsou přísný JSON: bez komentářů a bez čárky za poslední položkou.',
      de: 'Dokumente sind strenges JSON: keine Kommentare, kein Komma nach dem letzten Eintrag.',
      nl: 'Documenten zijn strikte JSON: geen commentaar, geen komma na het laatste onderdeel.',
    },
    ...ours,
  },
  'document/field-twice': {
    message: {
      en: 'The field “{field}” stands here a second time. Keep one of the two.',
      cs: 'Položka „{field}“ je zde podruhé. Ponechte jen jednu.',
      de: 'Das Datenfeld „{field}“ steht hier ein zweites Mal. Behalten Sie nur eines.',
      nl: 'Het gegeven “{field}” staat hier voor de tweede keer. Houd er één.',
    },
    rule: {
      en: 'Each field stands once, or one of the values would be lost in silence.',
      cs: 'Každá položka je jen jednou, jinak by se jedna z hodnot tiše ztratila.',
      de: 'Jedes Datenfeld steht einmal, sonst ginge ein Wert stillschweigend verloren.',
      nl: 'Elk gegeven staat er één keer, anders ging een waarde stilzwijgend verloren.',
    },
    ...ours,
  },
  'document/forbidden-field': {
    message: {
      en: 'A field may not be called “{field}”. Take it out.',
      cs: 'Položka se nesmí jmenovat „{field}“. Odstraňte ji.',
      de: 'Ein Datenfeld darf nicht „{field}“ heißen. Entfernen Sie es.',
      nl: 'Een gegeven mag niet “{field}” heten. Haal het weg.',
    },
    rule: {
      en: 'Names that programs use for themselves are refused.',
      cs: 'Názvy, které programy používají pro sebe, se odmítají.',
      de: 'Namen, die Programme für sich selbst benutzen, werden abgewiesen.',
      nl: 'Namen die programma’s voor zichzelf gebruiken, worden geweigerd.',
    },
    ...ours,
  },
  'document/not-ours': {
    message: {
      en: 'This file does not say that it is a board, tile set, scenario or record (its kind is “{kind}”). Foreign formats are imported, not opened.',
      cs: 'Tento soubor neříká, že je mapou, sadou kartiček, scénářem ani záznamem (druh je „{kind}“). Cizí formáty se importují, neotevírají.',
      de: 'Diese Datei sagt nicht, dass sie Map, Plättchensatz, Szenario oder Aufzeichnung ist (ihre Art ist „{kind}“). Fremde Formate werden importiert, nicht geöffnet.',
      nl: 'Dit bestand zegt niet dat het een landkaart, tegelset, scenario of verslag is (de soort is “{kind}”). Vreemde formaten worden geïmporteerd, niet geopend.',
    },
    rule: {
      en: 'The first field of a document is its kind.',
      cs: 'První položkou dokumentu je jeho druh.',
      de: 'Das erste Datenfeld eines Dokuments ist seine Art.',
      nl: 'Het eerste gegeven van een document is de soort.',
    },
    ...ours,
  },
  'document/no-version': {
    message: {
      en: 'The document does not say its version. The second field should be "version" with a whole number.',
      cs: 'Dokument neuvádí svou verzi. Druhou položkou má být „version“ s celým číslem.',
      de: 'Das Dokument nennt seine Version nicht. Das zweite Datenfeld soll „version“ mit einer ganzen Zahl sein.',
      nl: 'Het document noemt zijn versie niet. Het tweede gegeven hoort “version” met een geheel getal te zijn.',
    },
    rule: {
      en: 'A document names the version of its format, so that later programs can still read it.',
      cs: 'Dokument uvádí verzi svého formátu, aby jej uměly číst i pozdější programy.',
      de: 'Ein Dokument nennt die Version seines Formats, damit spätere Programme es noch lesen können.',
      nl: 'Een document noemt de versie van zijn formaat, zodat latere programma’s het nog kunnen lezen.',
    },
    ...ours,
  },
  'document/newer': {
    message: {
      en: 'This {kind} was written by a newer Tilewright (version {version}; this program reads up to {known}). Update the program; the file is left untouched.',
      cs: 'Tento dokument ({kind}) napsal novější Tilewright (verze {version}; tento program čte nejvýše {known}). Aktualizujte program; soubor zůstal beze změny.',
      de: 'Dieses Dokument ({kind}) stammt von einem neueren Tilewright (Version {version}; dieses Programm liest bis {known}). Aktualisieren Sie das Programm; die Datei bleibt unberührt.',
      nl: 'Dit document ({kind}) is gemaakt met een nieuwere Tilewright (versie {version}; dit programma leest tot {known}). Werk het programma bij; het bestand is niet aangeraakt.',
    },
    rule: {
      en: 'Newer documents are refused rather than read wrongly.',
      cs: 'Novější dokumenty se raději odmítnou, než aby se četly chybně.',
      de: 'Neuere Dokumente werden eher abgewiesen als falsch gelesen.',
      nl: 'Nieuwere documenten worden liever geweigerd dan verkeerd gelezen.',
    },
    ...ours,
  },
  'document/unknown-field': {
    message: {
      en: 'There is no field “{field}” here. Correct its spelling or take it out.',
      cs: 'Položka „{field}“ zde neexistuje. Opravte její název, nebo ji odstraňte.',
      de: 'Ein Datenfeld „{field}“ gibt es hier nicht. Berichtigen Sie die Schreibweise oder entfernen Sie es.',
      nl: 'Een gegeven “{field}” bestaat hier niet. Verbeter de spelling of haal het weg.',
    },
    rule: {
      en: 'Unknown fields are refused: saving would lose them.',
      cs: 'Neznámé položky se odmítají: uložením by se ztratily.',
      de: 'Unbekannte Datenfelder werden abgewiesen: Beim Speichern gingen sie verloren.',
      nl: 'Onbekende gegevens worden geweigerd: bij opslaan zouden ze verloren gaan.',
    },
    ...ours,
  },
  'document/missing-field': {
    message: {
      en: 'The field “{field}” is missing here. Add it ({expected}).',
      cs: 'Zde chybí položka „{field}“. Doplňte ji ({expected}).',
      de: 'Hier fehlt das Datenfeld „{field}“. Ergänzen Sie es ({expected}).',
      nl: 'Hier ontbreekt het gegeven “{field}”. Vul het aan ({expected}).',
    },
    rule: {
      en: 'Each kind of document has fields it cannot do without.',
      cs: 'Každý druh dokumentu má položky, bez kterých se neobejde.',
      de: 'Jede Art von Dokument hat Datenfelder, ohne die es nicht geht.',
      nl: 'Elke soort document heeft gegevens waar het niet zonder kan.',
    },
    ...ours,
  },
  'document/wrong-value': {
    message: {
      en: 'The value of “{field}” cannot be read: {expected} is wanted, {received} was found.',
      cs: 'Hodnotu položky „{field}“ nelze přečíst: očekává se {expected}, nalezeno {received}.',
      de: 'Der Wert von „{field}“ ist nicht lesbar: Erwartet wird {expected}, gefunden wurde {received}.',
      nl: 'De waarde van “{field}” is niet te lezen: verwacht wordt {expected}, gevonden is {received}.',
    },
    rule: {
      en: 'Each field holds values of one type and range.',
      cs: 'Každá položka má hodnoty jednoho typu a rozsahu.',
      de: 'Jedes Datenfeld hat Werte einer Art und eines Bereichs.',
      nl: 'Elk gegeven heeft waarden van één soort en bereik.',
    },
    ...ours,
  },
  'document/control-character': {
    message: {
      en: 'The text of “{field}” holds an invisible control character. Type the text anew.',
      cs: 'Text položky „{field}“ obsahuje neviditelný řídicí znak. Napište text znovu.',
      de: 'Der Text von „{field}“ enthält ein unsichtbares Steuerzeichen. Schreiben Sie den Text neu.',
      nl: 'De tekst van “{field}” bevat een onzichtbaar stuurteken. Typ de tekst opnieuw.',
    },
    rule: {
      en: 'Texts hold letters, tabs and line ends, no controls and no marks that turn the direction of writing.',
      cs: 'Texty obsahují písmena, tabulátory a konce řádků, žádné řídicí znaky ani znaky obracející směr psaní.',
      de: 'Texte enthalten Buchstaben, Tabulatoren und Zeilenenden, keine Steuerzeichen und keine Zeichen, die die Schreibrichtung drehen.',
      nl: 'Teksten bevatten letters, tabs en regeleinden, geen stuurtekens en geen tekens die de schrijfrichting draaien.',
    },
    ...ours,
  },
  'scenario/unknown-board': {
    message: {
      en: 'The board “{board}” is not known. Bundled boards: {known}.',
      cs: 'Mapa „{board}“ není známa. Přiložené mapy: {known}.',
      de: 'Die Map „{board}“ ist nicht bekannt. Mitgelieferte Maps: {known}.',
      nl: 'De landkaart “{board}” is niet bekend. Meegeleverde landkaarten: {known}.',
    },
    rule: {
      en: 'A scenario names a bundled board or carries its own.',
      cs: 'Scénář odkazuje na přiloženou mapu, nebo nese vlastní.',
      de: 'Ein Szenario nennt eine mitgelieferte Map oder bringt eine eigene mit.',
      nl: 'Een scenario noemt een meegeleverde landkaart of bevat een eigen.',
    },
    ...ours,
  },
  'scenario/player-count': {
    message: {
      en: '{players, plural, =0 {A game needs players; there are none} other {# players are listed; the game is for 2 to 6}}.',
      cs: '{players, plural, =0 {Hra potřebuje hráče; není žádný} one {Je uveden # hráč; hra je pro 2 až 6} few {Jsou uvedeni # hráči; hra je pro 2 až 6} other {Je uvedeno # hráčů; hra je pro 2 až 6}}.',
      de: '{players, plural, =0 {Ein Spiel braucht Spieler; es gibt keine} other {# Spieler sind genannt; das Spiel ist für 2 bis 6}}.',
      nl: '{players, plural, =0 {Een spel heeft spelers nodig; er zijn er geen} other {Er zijn # spelers genoemd; het spel is voor 2 tot 6}}.',
    },
    rule: {
      en: 'The game is for two to six players.',
      cs: 'Hra je pro dva až šest hráčů.',
      de: 'Das Spiel ist für zwei bis sechs Spieler.',
      nl: 'Het spel is voor twee tot zes spelers.',
    },
    source: 'base game',
    standing: 'official',
  },
};
