import type { Messages } from '../../engine/words/words.ts';

/** Help in place: what a workspace is for and how it is worked, read beside it. */
export const HELP = {
  board: {
    en: 'Paint the squares of the map and name its towns. The kinds of squares stand above the map. Middle button or space drags the map, the wheel zooms. Everything works with the arrow keys and Enter too: F6 leads from part to part of the window, first to the map.',
    cs: 'Malujte pole mapy a pojmenujte městečka. Druhy polí jsou nad mapou. Prostřední tlačítko nebo mezerník mapu posouvá, kolečko přibližuje. Vše jde i šipkami a klávesou Enter: F6 vede od části k části okna, nejdřív na mapu.',
    de: 'Malen Sie die Felder der Map und benennen Sie die Kleinstädte. Die Arten der Felder stehen über der Map. Mittlere Taste oder Leertaste verschiebt die Map, das Rad zoomt. Alles geht auch mit Pfeiltasten und Eingabe: F6 führt von Teil zu Teil des Fensters, zuerst zur Map.',
    nl: 'Schilder de vakken van de landkaart en geef de stadjes namen. De soorten vakken staan boven de landkaart. Middelste knop of spatie verschuift de landkaart, het wiel zoomt. Alles kan ook met pijltjes en Enter: F6 leidt van deel naar deel van het venster, eerst naar de landkaart.',
  },
  tokens: {
    en: '“Scatter” deals all tokens by the seed, every legal layout equally likely. Drag a token to move it: dots show where it may lie. Lock those that shall stay. Counting tells how many legal layouts there are.',
    cs: '„Rozházet“ rozdá všechny žetony podle semínka, každé povolené rozložení je stejně pravděpodobné. Žeton přesunete tažením: tečky ukazují, kde smí ležet. Zamkněte ty, které mají zůstat. Počítání řekne, kolik povolených rozložení je.',
    de: '„Verteilen“ legt alle Chips nach dem Startwert, jede erlaubte Verteilung ist gleich wahrscheinlich. Ziehen bewegt einen Chip: Punkte zeigen, wo er liegen darf. Sperren Sie, was bleiben soll. Zählen sagt, wie viele erlaubte Verteilungen es gibt.',
    nl: '“Verspreiden” legt alle fiches volgens de startwaarde, elke toegestane verdeling even waarschijnlijk. Sleep een fiche om hem te verplaatsen: stippen tonen waar hij mag liggen. Vergrendel wat moet blijven. Tellen zegt hoeveel toegestane verdelingen er zijn.',
  },
  tiles: {
    en: 'Here stand the tiles that the scenario is played with: sets, single tiles and tiles of your own.',
    cs: 'Zde jsou kartičky, se kterými se scénář hraje: sady, jednotlivé kartičky i vlastní kartičky.',
    de: 'Hier stehen die Plättchen, mit denen das Szenario gespielt wird: Sätze, einzelne und eigene Plättchen.',
    nl: 'Hier staan de tegels waarmee het scenario wordt gespeeld: sets, losse tegels en eigen tegels.',
  },
  setup: {
    en: 'Pick a tile: green squares may take it, the number says in how many turns. Click lays it, R goes to the next legal turn. Point at any other square to read why it is refused there.',
    cs: 'Vyberte kartičku: zelená pole ji přijmou, číslo říká kolika otočeními. Kliknutím ji položíte, R otočí do další povolené polohy. Ukažte na jiné pole a přečtete si, proč tam nesmí.',
    de: 'Wählen Sie ein Plättchen: Grüne Felder nehmen es auf, die Zahl nennt die Drehungen. Klick legt es, R dreht weiter. Zeigen Sie auf ein anderes Feld, um zu lesen, warum es dort nicht liegen darf.',
    nl: 'Kies een tegel: groene vakken nemen hem, het getal zegt in hoeveel standen. Klik legt hem, R draait verder. Wijs een ander vak aan om te lezen waarom hij daar wordt geweigerd.',
  },
  play: {
    en: 'Play the scenario by hand or let it be played, step back, and see what happens on the map.',
    cs: 'Zahrajte si scénář ručně nebo jej nechte hrát, vracejte se a sledujte, co se na mapě děje.',
    de: 'Spielen Sie das Szenario von Hand oder lassen Sie es spielen, gehen Sie zurück und sehen Sie, was auf der Map geschieht.',
    nl: 'Speel het scenario met de hand of laat het spelen, stap terug en zie wat er op de landkaart gebeurt.',
  },
  sheet: {
    en: 'The sheet is made from the scenario. Choose its language and paper, then save it as PDF or print it.',
    cs: 'List vzniká ze scénáře. Zvolte jazyk a papír, pak jej uložte jako PDF nebo vytiskněte.',
    de: 'Das Blatt entsteht aus dem Szenario. Wählen Sie Sprache und Papier und speichern Sie es als PDF oder drucken Sie es.',
    nl: 'Het blad ontstaat uit het scenario. Kies taal en papier, en sla het op als pdf of druk het af.',
  },
  byKeyboard: {
    en: 'By keyboard: arrows move (with Ctrl five squares at a time), Enter acts, Shift+Enter is the right button or adds to what is chosen.',
    cs: 'Klávesnicí: šipky posouvají (s Ctrl po pěti polích), Enter provede, Shift+Enter je pravé tlačítko nebo přidává k výběru.',
    de: 'Mit der Tastatur: Pfeile bewegen (mit Strg fünf Felder weit), Eingabe handelt, Umschalt+Eingabe ist die rechte Taste oder fügt zur Auswahl hinzu.',
    nl: 'Met het toetsenbord: pijltjes verplaatsen (met Ctrl vijf vakken tegelijk), Enter voert uit, Shift+Enter is de rechterknop of voegt toe aan de keuze.',
  },
  bySides: {
    en: 'Alt and an arrow mean a side of the square.',
    cs: 'Alt se šipkou míní stranu pole.',
    de: 'Alt mit einem Pfeil meint eine Seite des Feldes.',
    nl: 'Alt met een pijltje bedoelt een zijde van het vak.',
  },
  welcome: { en: 'Welcome', cs: 'Vítejte', de: 'Willkommen', nl: 'Welkom' },
  welcomeText: {
    en: 'This is the Germany map with its chips, ready to play. Walk along the tabs: move a chip, lay a tile, print the sheet.',
    cs: 'Toto je mapa Německa se žetony, připravená ke hře. Projděte si záložky: přesuňte žeton, položte kartičku, vytiskněte list.',
    de: 'Dies ist die Deutschland-Map mit ihren Chips, spielbereit. Gehen Sie die Reiter entlang: einen Chip bewegen, ein Plättchen legen, das Blatt drucken.',
    nl: 'Dit is de landkaart van Duitsland met haar fiches, klaar om te spelen. Loop de tabbladen langs: verplaats een fiche, leg een tegel, druk het blad af.',
  },
  next: { en: 'Show me: {workspace}', cs: 'Ukázat: {workspace}', de: 'Zeigen: {workspace}', nl: 'Laat zien: {workspace}' },
  understood: { en: 'I’ll find my way', cs: 'Už si poradím', de: 'Ich finde mich zurecht', nl: 'Ik red me wel' },
  tour: { en: 'Guided tour', cs: 'Prohlídka programu', de: 'Rundgang', nl: 'Rondleiding' },
} as const satisfies Messages;
