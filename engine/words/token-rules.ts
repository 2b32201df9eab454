import type { RuleBook } from './words.ts';

const chips = { source: 'Map Chips: Germany, preparation', standing: 'official' } as const;
const spread = {
  source: 'Map Chips: Germany, preparation; town squares: English and French text',
  standing: 'official',
} as const;
const ours = { source: 'Tilewright', standing: 'ours' } as const;

/** Why tokens may not lie as they do. */
const TOKEN_RULES_ON_SQUARES: RuleBook = {
  'tokens/on-the-board': {
    message: {
      en: '{ground, select, waves {{square} is water: no tile ever comes to lie there, so no token does.} highlight {{square} is a sight that takes no tile, so no token lies there.} other {{square} is no square of the board.}}',
      cs: '{ground, select, waves {Pole {square} jsou vlny: žádná kartička sem nepřijde, proto ani žeton.} highlight {Pole {square} je pamětihodnost bez kartičky, žeton na něm neleží.} other {{square} není pole mapy.}}',
      de: '{ground, select, waves {{square} ist Wasser: Dort liegt nie ein Plättchen, also auch kein Chip.} highlight {{square} ist eine Sehenswürdigkeit ohne Plättchen, dort liegt kein Chip.} other {{square} ist kein Feld der Map.}}',
      nl: '{ground, select, waves {{square} is water: er komt nooit een tegel te liggen, dus ook geen fiche.} highlight {{square} is een bezienswaardigheid zonder tegel, er ligt geen fiche.} other {{square} is geen vak van de landkaart.}}',
    },
    rule: {
      en: 'Tokens lie on printed squares.',
      cs: 'Žetony leží na vytištěných polích.',
      de: 'Chips liegen auf gedruckten Feldern.',
      nl: 'Fiches liggen op gedrukte vakken.',
    },
    ...chips,
  },
  'tokens/not-on': {
    message: {
      en: '{where, select, large_city {{square} is a large city: no token lies there.} town {{square} is a town: this scenario puts no tokens on towns.} start {{square} is a start space: no token lies there.} used_start {{square} is a start space in use: no token lies there.} laid_tile {{square} holds a tile when play begins, so no token lies there.} island {{square} is an island: no token lies there.} border {{square} lies at the border: no token lies there.} other {No token lies on {square}.}}',
      cs: '{where, select, large_city {Pole {square} je velké město: žeton na něm neleží.} town {Pole {square} je městečko: v tomto scénáři na městečkách žetony neleží.} start {Pole {square} je startovní: žeton na něm neleží.} used_start {Pole {square} je použité startovní pole: žeton na něm neleží.} laid_tile {Na poli {square} leží na začátku hry kartička, žeton na něm neleží.} island {Pole {square} je ostrov: žeton na něm neleží.} border {Pole {square} je na okraji mapy: žeton na něm neleží.} other {Na poli {square} žeton neleží.}}',
      de: '{where, select, large_city {{square} ist eine Großstadt: Dort liegt kein Chip.} town {{square} ist eine Kleinstadt: In diesem Szenario liegen dort keine Chips.} start {{square} ist ein Startfeld: Dort liegt kein Chip.} used_start {{square} ist ein benutztes Startfeld: Dort liegt kein Chip.} laid_tile {Auf {square} liegt bei Spielbeginn ein Plättchen, also kein Chip.} island {{square} ist eine Insel: Dort liegt kein Chip.} border {{square} liegt am Rand: Dort liegt kein Chip.} other {Auf {square} liegt kein Chip.}}',
      nl: '{where, select, large_city {{square} is een grote stad: daar ligt geen fiche.} town {{square} is een stadje: in dit scenario liggen daar geen fiches.} start {{square} is een start-vak: daar ligt geen fiche.} used_start {{square} is een gebruikt start-vak: daar ligt geen fiche.} laid_tile {Op {square} ligt bij het begin een tegel, dus geen fiche.} island {{square} is een eiland: daar ligt geen fiche.} border {{square} ligt aan de rand: daar ligt geen fiche.} other {Op {square} ligt geen fiche.}}',
    },
    rule: {
      en: 'Tokens do not lie on large cities, on squares that hold a tile, nor on any other square the scenario excludes.',
      cs: 'Žetony neleží na velkých městech, na polích s kartičkou ani na jiných polích, která scénář vylučuje.',
      de: 'Chips liegen nicht auf Großstädten, nicht auf Feldern mit Plättchen und auf keinem Feld, das das Szenario ausschließt.',
      nl: 'Fiches liggen niet op grote steden, niet op vakken met een tegel en op geen vak dat het scenario uitsluit.',
    },
    ...spread,
  },
  'tokens/not-beside': {
    message: {
      en: '{where, select, used_start {{square} lies beside a start space in use: no token there.} open_city_edge {{square} lies at an open edge of a large city: no token there.} large_city {{square} lies beside a large city: no token there.} town {{square} lies beside a town: no token there.} start {{square} lies beside a start space: no token there.} laid_tile {{square} lies beside a laid tile: no token there.} other {{square} lies beside a square the scenario keeps clear: no token there.}}',
      cs: '{where, select, used_start {Pole {square} je vedle použitého startovního pole: žeton tu neleží.} open_city_edge {Pole {square} je u volného okraje velkého města: žeton tu neleží.} large_city {Pole {square} je vedle velkého města: žeton tu neleží.} town {Pole {square} je vedle městečka: žeton tu neleží.} start {Pole {square} je vedle startovního pole: žeton tu neleží.} laid_tile {Pole {square} je vedle přiložené kartičky: žeton tu neleží.} other {Pole {square} je vedle pole, u kterého scénář žetony nedovoluje.}}',
      de: '{where, select, used_start {{square} liegt neben einem benutzten Startfeld: dort kein Chip.} open_city_edge {{square} liegt an der offenen Seite einer Großstadt: dort kein Chip.} large_city {{square} liegt neben einer Großstadt: dort kein Chip.} town {{square} liegt neben einer Kleinstadt: dort kein Chip.} start {{square} liegt neben einem Startfeld: dort kein Chip.} laid_tile {{square} liegt neben einem gelegten Plättchen: dort kein Chip.} other {{square} liegt neben einem Feld, das das Szenario freihält: dort kein Chip.}}',
      nl: '{where, select, used_start {{square} ligt naast een gebruikt start-vak: daar geen fiche.} open_city_edge {{square} ligt aan een open zijde van een grote stad: daar geen fiche.} large_city {{square} ligt naast een grote stad: daar geen fiche.} town {{square} ligt naast een stadje: daar geen fiche.} start {{square} ligt naast een start-vak: daar geen fiche.} laid_tile {{square} ligt naast een gelegde tegel: daar geen fiche.} other {{square} ligt naast een vak dat het scenario vrijhoudt: daar geen fiche.}}',
    },
    rule: {
      en: 'No token lies side by side with a start space in use, nor at an open edge of a large city. Corners do not count.',
      cs: 'Žádný žeton neleží stranou vedle použitého startovního pole ani u volného okraje velkého města. Rohy se nepočítají.',
      de: 'Kein Chip liegt Seite an Seite mit einem benutzten Startfeld oder an der offenen Seite einer Großstadt. Ecken zählen nicht.',
      nl: 'Geen fiche ligt zijde aan zijde met een gebruikt start-vak of aan een open zijde van een grote stad. Hoeken tellen niet.',
    },
    ...chips,
  },
  'tokens/apart': {
    message: {
      en: '{metric, select, king {{square} and {other} are too near each other, corners counted: two tokens must be more than {distance} apart.} euclid {{square} and {other} are too near each other: two tokens must be more than {distance} squares apart in a straight line.} other {{distance, plural, =1 {{square} and {other} lie side by side: two tokens may not.} other {{square} and {other} are too near each other: two tokens must be more than # steps apart.}}}}',
      cs: '{metric, select, king {Pole {square} a {other} jsou si i přes roh příliš blízko: dva žetony musí být od sebe dál než {distance}.} euclid {Pole {square} a {other} jsou si příliš blízko: dva žetony musí být přímou čarou dál od sebe než {distance}.} other {{distance, plural, =1 {Pole {square} a {other} jsou vedle sebe: dva žetony vedle sebe neleží.} other {Pole {square} a {other} jsou si příliš blízko: dva žetony musí být od sebe dál než # kroků.}}}}',
      de: '{metric, select, king {{square} und {other} sind, auch über Eck, zu nah: Zwei Chips müssen mehr als {distance} auseinander liegen.} euclid {{square} und {other} sind zu nah: Zwei Chips müssen in gerader Linie mehr als {distance} Felder auseinander liegen.} other {{distance, plural, =1 {{square} und {other} liegen nebeneinander: das dürfen zwei Chips nicht.} other {{square} und {other} sind zu nah: Zwei Chips müssen mehr als # Schritte auseinander liegen.}}}}',
      nl: '{metric, select, king {{square} en {other} liggen, ook schuin, te dicht bijeen: twee fiches moeten meer dan {distance} uit elkaar liggen.} euclid {{square} en {other} liggen te dicht bijeen: twee fiches moeten in rechte lijn meer dan {distance} vakken uit elkaar liggen.} other {{distance, plural, =1 {{square} en {other} liggen naast elkaar: dat mogen twee fiches niet.} other {{square} en {other} liggen te dicht bijeen: twee fiches moeten meer dan # stappen uit elkaar liggen.}}}}',
    },
    rule: {
      en: 'No two tokens lie side by side in a row or a column, or nearer than the scenario allows. Germany lets them touch at a corner.',
      cs: 'Žádné dva žetony neleží vedle sebe v řádku ani ve sloupci, ani blíže, než scénář dovoluje. V Německu se smějí dotýkat rohem.',
      de: 'Keine zwei Chips liegen in Zeile oder Spalte nebeneinander oder näher, als das Szenario erlaubt. In Deutschland dürfen sie sich an einer Ecke berühren.',
      nl: 'Geen twee fiches liggen naast elkaar in een rij of kolom, of dichter bijeen dan het scenario toestaat. In Duitsland mogen ze elkaar aan een hoek raken.',
    },
    ...chips,
  },
  'tokens/most-on-a-square': {
    message: {
      en: '{many, plural, other {# tokens lie}} on {square}; {most, plural, one {one is} other {# are}} allowed.',
      cs: 'Na poli {square} {many, plural, one {leží # žeton} few {leží # žetony} many {leží # žetonu} other {leží # žetonů}}; {most, plural, one {dovolen je jeden} few {dovoleny jsou #} many {dovoleno je #} other {dovoleno je #}}.',
      de: 'Auf {square} {many, plural, other {liegen # Chips}}; erlaubt {most, plural, one {ist einer} other {sind #}}.',
      nl: 'Op {square} {many, plural, other {liggen # fiches}}; toegestaan {most, plural, one {is er één} other {zijn er #}}.',
    },
    rule: {
      en: 'One token lies on a square, or as many as the scenario says.',
      cs: 'Na poli leží jeden žeton, nebo tolik, kolik určuje scénář.',
      de: 'Auf einem Feld liegt ein Chip oder so viele, wie das Szenario sagt.',
      nl: 'Op een vak ligt één fiche, of zoveel als het scenario zegt.',
    },
    ...chips,
  },
  'tokens/kept-free': {
    message: {
      en: '{square} is one of the squares this scenario keeps free of tokens.',
      cs: 'Pole {square} patří k polím, která scénář nechává bez žetonů.',
      de: '{square} gehört zu den Feldern, die dieses Szenario von Chips freihält.',
      nl: '{square} is een van de vakken die dit scenario vrij van fiches houdt.',
    },
    rule: {
      en: 'A designer may keep squares free of tokens.',
      cs: 'Autor scénáře může nechat pole bez žetonů.',
      de: 'Wer ein Szenario entwirft, kann Felder von Chips freihalten.',
      nl: 'Wie een scenario ontwerpt, kan vakken vrij van fiches houden.',
    },
    ...ours,
  },
};

const maps = { source: 'Map chips of other maps (facts: Great Britain, Nordics)', standing: 'official' } as const;

/** What is wrong with the tokens taken as a whole. */
const TOKEN_RULES_AS_A_WHOLE: RuleBook = {
  'tokens/only-on': {
    message: {
      en: '{where, select, chip_mark {{square} has no chip mark: tokens lie on marks only.} other {Tokens lie elsewhere: {square} is not one of the squares this scenario names.}}',
      cs: '{where, select, chip_mark {Pole {square} nemá značku žetonu: žetony leží jen na značkách.} other {Žetony leží jinde: pole {square} nepatří k polím, která scénář určuje.}}',
      de: '{where, select, chip_mark {{square} hat keine Chip-Markierung: Chips liegen nur auf Markierungen.} other {Chips liegen anderswo: {square} gehört nicht zu den Feldern, die das Szenario nennt.}}',
      nl: '{where, select, chip_mark {{square} heeft geen fichemerk: fiches liggen alleen op merken.} other {Fiches liggen elders: {square} is geen vak dat dit scenario noemt.}}',
    },
    rule: {
      en: 'On some maps tokens lie only on squares printed for them.',
      cs: 'Na některých mapách leží žetony jen na polích, která jsou pro ně vytištěna.',
      de: 'Auf manchen Maps liegen Chips nur auf dafür gedruckten Feldern.',
      nl: 'Op sommige landkaarten liggen fiches alleen op daarvoor gedrukte vakken.',
    },
    ...maps,
  },
  'tokens/each': {
    message: {
      en: '{square} should hold {demanded, plural, one {# token} other {# tokens}} and holds {many}.',
      cs: 'Na poli {square} {demanded, plural, one {má ležet # žeton} few {mají ležet # žetony} many {má ležet # žetonu} other {má ležet # žetonů}}, leží jich tam {many}.',
      de: 'Auf {square} {demanded, plural, one {soll # Chip} other {sollen # Chips}} liegen, dort liegen {many}.',
      nl: 'Op {square} {demanded, plural, one {hoort # fiche} other {horen # fiches}} te liggen, er liggen er {many}.',
    },
    rule: {
      en: 'Every marked square gets the same number of tokens: two on the Nordics map.',
      cs: 'Každé označené pole dostane stejný počet žetonů: na mapě Severu dva.',
      de: 'Jedes markierte Feld bekommt gleich viele Chips: auf der Nordics-Map zwei.',
      nl: 'Elk gemerkt vak krijgt evenveel fiches: op de landkaart Nordics twee.',
    },
    ...maps,
  },
  'tokens/colour-of-mark': {
    message: {
      en: 'The token on {square} is {colour}, but the mark there is {mark}.',
      cs: 'Barva žetonu na poli {square} je {colour}, ale značka tam je {mark}.',
      de: 'Der Chip auf {square} ist {colour}, die Markierung dort aber {mark}.',
      nl: 'De fiche op {square} is {colour}, maar het merk daar is {mark}.',
    },
    rule: {
      en: 'A coloured mark takes a token of its colour.',
      cs: 'Barevná značka nese žeton své barvy.',
      de: 'Eine farbige Markierung trägt einen Chip ihrer Farbe.',
      nl: 'Een gekleurd merk draagt een fiche van zijn kleur.',
    },
    ...maps,
  },
  'tokens/symmetric': {
    message: {
      en: 'A token lies on {square} but none on {other}, its image.',
      cs: 'Na poli {square} žeton leží, ale na jeho obrazu {other} ne.',
      de: 'Auf {square} liegt ein Chip, aber keiner auf {other}, seinem Abbild.',
      nl: 'Op {square} ligt een fiche, maar niet op {other}, zijn spiegelbeeld.',
    },
    rule: {
      en: 'This scenario wants a layout that looks the same when the board is mirrored or turned.',
      cs: 'Scénář žádá rozložení, které po zrcadlení nebo otočení mapy vypadá stejně.',
      de: 'Dieses Szenario will eine Verteilung, die gespiegelt oder gedreht gleich aussieht.',
      nl: 'Dit scenario wil een verdeling die gespiegeld of gedraaid hetzelfde is.',
    },
    ...ours,
  },
  'tokens/quota': {
    message: {
      en: '{many, plural, one {# token lies} other {# tokens lie}} in the region from {from} to {to}; it should be {least} to {most}.',
      cs: 'V oblasti od {from} po {to} {many, plural, one {leží # žeton} few {leží # žetony} many {leží # žetonu} other {leží # žetonů}}; má jich být {least} až {most}.',
      de: 'Im Bereich von {from} bis {to} {many, plural, one {liegt # Chip} other {liegen # Chips}}; es sollen {least} bis {most} sein.',
      nl: 'In het gebied van {from} tot {to} {many, plural, one {ligt # fiche} other {liggen # fiches}}; het moeten er {least} tot {most} zijn.',
    },
    rule: {
      en: 'A scenario may say how many tokens lie in a region, or that they spread by boxes.',
      cs: 'Scénář může určit, kolik žetonů leží v oblasti, nebo že se rozloží po dílech mapy.',
      de: 'Ein Szenario kann sagen, wie viele Chips in einem Bereich liegen oder dass sie sich auf Kästen verteilen.',
      nl: 'Een scenario kan zeggen hoeveel fiches in een gebied liggen, of dat ze zich over delen verspreiden.',
    },
    ...ours,
  },
  'tokens/quota-of-nothing': {
    message: {
      en: '{region, select, none {A quota asks for {least, plural, one {# token} other {# tokens}} where the board has no square.} other {A quota speaks of the region “{region}”, which the board does not have.}}',
      cs: '{region, select, none {Kvóta žádá {least, plural, one {# žeton} few {# žetony} many {# žetonu} other {# žetonů}} tam, kde mapa nemá žádné pole.} other {Kvóta mluví o oblasti „{region}“, kterou mapa nemá.}}',
      de: '{region, select, none {Eine Quote verlangt {least, plural, one {# Chip} other {# Chips}}, wo die Map kein Feld hat.} other {Eine Quote nennt den Bereich „{region}“, den die Map nicht hat.}}',
      nl: '{region, select, none {Een quotum vraagt {least, plural, one {# fiche} other {# fiches}} waar de landkaart geen vak heeft.} other {Een quotum noemt het gebied “{region}”, dat de landkaart niet heeft.}}',
    },
    rule: {
      en: 'A quota speaks of squares of the board.',
      cs: 'Kvóta se týká polí mapy.',
      de: 'Eine Quote gilt für Felder der Map.',
      nl: 'Een quotum gaat over vakken van de landkaart.',
    },
    ...ours,
  },
  'tokens/count': {
    message: {
      en: '{placed, plural, one {# token lies} other {# tokens lie}} on the board; it should be {demanded}.',
      cs: '{placed, plural, one {Na mapě leží # žeton} few {Na mapě leží # žetony} many {Na mapě leží # žetonu} other {Na mapě leží # žetonů}}; má jich být {demanded}.',
      de: 'Auf der Map {placed, plural, one {liegt # Chip} other {liegen # Chips}}; es sollen {demanded} sein.',
      nl: 'Op de landkaart {placed, plural, one {ligt # fiche} other {liggen # fiches}}; het moeten er {demanded} zijn.',
    },
    rule: {
      en: 'All tokens the scenario calls for are laid out: with Germany’s chips all 30.',
      cs: 'Rozloží se všechny žetony, které scénář žádá: u Německa všech 30.',
      de: 'Alle Chips, die das Szenario verlangt, werden ausgelegt: in Deutschland alle 30.',
      nl: 'Alle fiches die het scenario vraagt worden neergelegd: in Duitsland alle 30.',
    },
    ...chips,
  },
  'tokens/supply': {
    message: {
      en: 'The supply has {owned, plural, one {# token} other {# tokens}}, but {demanded} should lie on the board.',
      cs: 'V zásobě {owned, plural, one {je # žeton} few {jsou # žetony} many {je # žetonu} other {je # žetonů}}, ale na mapě jich má ležet {demanded}.',
      de: 'Der Vorrat hat {owned, plural, one {# Chip} other {# Chips}}, aber {demanded} sollen auf der Map liegen.',
      nl: 'De voorraad heeft {owned, plural, one {# fiche} other {# fiches}}, maar er moeten er {demanded} op de landkaart liggen.',
    },
    rule: {
      en: 'No more tokens are laid out than there are.',
      cs: 'Nerozkládá se více žetonů, než kolik jich je.',
      de: 'Es werden nicht mehr Chips ausgelegt, als es gibt.',
      nl: 'Er worden niet meer fiches neergelegd dan er zijn.',
    },
    ...ours,
  },
  'tokens/more-than-supplied': {
    message: {
      en: '{placed, plural, one {# token} other {# tokens}} ({colour} {value}) on the board, but the supply has {owned}.',
      cs: 'Na mapě {placed, plural, one {je # žeton} few {jsou # žetony} many {je # žetonu} other {je # žetonů}} ({colour} {value}), ale v zásobě jich je {owned}.',
      de: 'Auf der Map {placed, plural, one {liegt # Chip} other {liegen # Chips}} ({colour} {value}), aber der Vorrat hat {owned}.',
      nl: 'Op de landkaart {placed, plural, one {ligt # fiche} other {liggen # fiches}} ({colour} {value}), maar de voorraad heeft er {owned}.',
    },
    rule: {
      en: 'Of each colour and value there are only as many as the supply holds: 6 ones and 4 twos of each colour in the map chips.',
      cs: 'Od každé barvy a hodnoty je jen tolik žetonů, kolik má zásoba: u mapových žetonů 6 jedniček a 4 dvojky od každé barvy.',
      de: 'Von jeder Farbe und jedem Wert gibt es nur so viele, wie der Vorrat hat: bei den Map-Chips je Farbe 6 Einsen und 4 Zweien.',
      nl: 'Van elke kleur en waarde zijn er maar zoveel als de voorraad heeft: bij de landkaartfiches per kleur 6 enen en 4 tweeën.',
    },
    ...chips,
  },
  'tokens/face-down': {
    message: {
      en: 'The token on {square} lies face up; it should lie face down until it is taken.',
      cs: 'Žeton na poli {square} leží lícem nahoru; do sebrání má ležet lícem dolů.',
      de: 'Der Chip auf {square} liegt offen; er soll verdeckt liegen, bis er genommen wird.',
      nl: 'De fiche op {square} ligt open; hij hoort gedekt te liggen tot hij gepakt wordt.',
    },
    rule: {
      en: 'Tokens lie face down: colour and value stay hidden until somebody takes them.',
      cs: 'Žetony leží lícem dolů: barva a hodnota zůstávají skryté, dokud je někdo nevezme.',
      de: 'Chips liegen verdeckt: Farbe und Wert bleiben verborgen, bis jemand sie nimmt.',
      nl: 'Fiches liggen gedekt: kleur en waarde blijven verborgen tot iemand ze pakt.',
    },
    ...chips,
  },
};

/** Why no layout of tokens exists. */
const LAYOUT_RULES: RuleBook = {
  'layout/no-room': {
    message: {
      en: '{demanded} tokens do not fit. The open squares fall into {pairs, plural, =0 {} one {# pair of neighbours, } other {# pairs of neighbours, }}{larger, plural, =0 {} one {# larger group, } other {# larger groups, }}{singles, plural, one {# single square} other {# single squares}}; each holds one token at most: at most {most} in all.',
      cs: 'Tolik žetonů ({demanded}) se nevejde. Volná pole tvoří {pairs, plural, =0 {} one {# sousední dvojici, } few {# sousední dvojice, } many {# sousední dvojice, } other {# sousedních dvojic, }}{larger, plural, =0 {} one {# větší skupinu, } few {# větší skupiny, } many {# větší skupiny, } other {# větších skupin, }}{singles, plural, one {# jednotlivé pole} few {# jednotlivá pole} many {# jednotlivého pole} other {# jednotlivých polí}}; v každé části leží nejvýše jeden žeton: celkem nejvýše {most}.',
      de: '{demanded} Chips passen nicht. Die freien Felder bilden {pairs, plural, =0 {} one {# Nachbarpaar, } other {# Nachbarpaare, }}{larger, plural, =0 {} one {# größere Gruppe, } other {# größere Gruppen, }}{singles, plural, one {# Einzelfeld} other {# Einzelfelder}}; jedes Stück fasst höchstens einen Chip: zusammen höchstens {most}.',
      nl: '{demanded} fiches passen niet. De vrije vakken vormen {pairs, plural, =0 {} one {# buurpaar, } other {# buurparen, }}{larger, plural, =0 {} one {# grotere groep, } other {# grotere groepen, }}{singles, plural, one {# los vak} other {# losse vakken}}; elk deel bevat hoogstens één fiche: samen hoogstens {most}.',
    },
    rule: {
      en: 'Squares that conflict with each other hold one token between them, so the number of such groups is a limit.',
      cs: 'Na polích, která se navzájem vylučují, leží dohromady jeden žeton; počet takových skupin je tedy horní mez.',
      de: 'Felder, die einander ausschließen, fassen zusammen einen Chip; die Zahl solcher Gruppen ist eine Grenze.',
      nl: 'Vakken die elkaar uitsluiten bevatten samen één fiche; het aantal zulke groepen is een grens.',
    },
    ...ours,
  },
  'layout/no-room-in-any': {
    message: {
      en: '{demanded} tokens do not fit: all layouts were gone through, and none has more than {most}.',
      cs: 'Tolik žetonů ({demanded}) se nevejde: prošla se všechna rozložení a žádné jich nemá více než {most}.',
      de: '{demanded} Chips passen nicht: Alle Verteilungen wurden durchgegangen, keine hat mehr als {most}.',
      nl: '{demanded} fiches passen niet: alle verdelingen zijn nagegaan en geen heeft er meer dan {most}.',
    },
    rule: {
      en: 'There is a most that any layout can hold.',
      cs: 'Každá mapa má nejvyšší počet žetonů, které se na ni vejdou.',
      de: 'Jede Map fasst eine größte Zahl von Chips.',
      nl: 'Elke landkaart heeft een grootste aantal fiches dat erop past.',
    },
    ...ours,
  },
  'layout/no-such-layout': {
    message: {
      en: 'No layout of {demanded, plural, one {# token} other {# tokens}} meets all demands at once.',
      cs: 'Žádné rozložení {demanded, plural, one {# žetonu} few {# žetonů} many {# žetonu} other {# žetonů}} nesplňuje všechny požadavky najednou.',
      de: 'Keine Verteilung von {demanded, plural, one {# Chip} other {# Chips}} erfüllt alle Forderungen zugleich.',
      nl: 'Geen verdeling van {demanded, plural, one {# fiche} other {# fiches}} voldoet aan alle eisen tegelijk.',
    },
    rule: {
      en: 'Demands may each be possible and still not go together.',
      cs: 'Požadavky mohou být splnitelné jednotlivě, a přesto ne společně.',
      de: 'Forderungen können einzeln erfüllbar sein und doch nicht zusammen.',
      nl: 'Eisen kunnen elk haalbaar zijn en toch niet samengaan.',
    },
    ...ours,
  },
  'layout/too-wide': {
    message: {
      en: 'This board is too wide for symmetry or quotas to be met exactly. Loosen them, or use a smaller board.',
      cs: 'Tato mapa je příliš široká na to, aby šlo přesně splnit symetrii nebo kvóty. Uvolněte je, nebo zmenšete mapu.',
      de: 'Diese Map ist zu breit, um Symmetrie oder Quoten genau zu erfüllen. Lockern Sie sie oder nehmen Sie eine kleinere Map.',
      nl: 'Deze landkaart is te breed om symmetrie of quota exact te halen. Maak ze losser of neem een kleinere landkaart.',
    },
    rule: {
      en: 'Symmetry and quotas are met by going through all layouts, which has a limit of width.',
      cs: 'Symetrie a kvóty se plní procházením všech rozložení, což má mez šířky.',
      de: 'Symmetrie und Quoten werden erfüllt, indem alle Verteilungen durchgegangen werden; das geht nur bis zu einer Breite.',
      nl: 'Symmetrie en quota worden gehaald door alle verdelingen na te gaan; dat gaat maar tot een bepaalde breedte.',
    },
    ...ours,
  },
  'layout/code-is-read': {
    message: {
      en: '“{code}” is no layout code. A code looks like 2K7QX-U-1B9C4.',
      cs: '„{code}“ není kód rozložení. Kód vypadá jako 2K7QX-U-1B9C4.',
      de: '„{code}“ ist kein Code einer Verteilung. Ein Code sieht aus wie 2K7QX-U-1B9C4.',
      nl: '“{code}” is geen code van een verdeling. Een code ziet eruit als 2K7QX-U-1B9C4.',
    },
    rule: {
      en: 'A layout code has three parts joined by hyphens.',
      cs: 'Kód rozložení má tři části spojené spojovníkem.',
      de: 'Ein Verteilungscode hat drei Teile, durch Bindestriche verbunden.',
      nl: 'Een verdelingscode heeft drie delen, verbonden met streepjes.',
    },
    ...ours,
  },
  'layout/code-of-this-board': {
    message: {
      en: 'The code {code} belongs to another board, other starts or other token rules.',
      cs: 'Kód {code} patří k jiné mapě, jiným startovním polím nebo jiným pravidlům žetonů.',
      de: 'Der Code {code} gehört zu einer anderen Map, anderen Startfeldern oder anderen Chip-Regeln.',
      nl: 'De code {code} hoort bij een andere landkaart, andere start-vakken of andere ficheregels.',
    },
    rule: {
      en: 'A layout code holds for one board, its starts in use and its token rules.',
      cs: 'Kód rozložení platí pro jednu mapu, její použitá startovní pole a pravidla žetonů.',
      de: 'Ein Verteilungscode gilt für eine Map, seine benutzten Startfelder und seine Chip-Regeln.',
      nl: 'Een verdelingscode geldt voor één landkaart, haar gebruikte start-vakken en haar ficheregels.',
    },
    ...ours,
  },
  'layout/kept-where-none-may-lie': {
    message: {
      en: 'The token on {square} is to stay, but no token may lie there.',
      cs: 'Žeton na poli {square} má zůstat, ale žádný žeton tam ležet nesmí.',
      de: 'Der Chip auf {square} soll bleiben, aber dort darf kein Chip liegen.',
      nl: 'De fiche op {square} moet blijven, maar daar mag geen fiche liggen.',
    },
    rule: {
      en: 'Locked tokens obey the rules too.',
      cs: 'I zamčené žetony se řídí pravidly.',
      de: 'Auch gesperrte Chips folgen den Regeln.',
      nl: 'Ook vergrendelde fiches volgen de regels.',
    },
    ...ours,
  },
  'layout/kept-and-forbidden': {
    message: {
      en: '{square} is both locked and kept free.',
      cs: 'Pole {square} je zároveň zamčené a ponechané volné.',
      de: '{square} ist zugleich gesperrt und freigehalten.',
      nl: '{square} is tegelijk vergrendeld en vrijgehouden.',
    },
    rule: {
      en: 'A square cannot keep its token and be kept free.',
      cs: 'Pole si nemůže ponechat žeton a zároveň zůstat volné.',
      de: 'Ein Feld kann nicht seinen Chip behalten und frei bleiben.',
      nl: 'Een vak kan niet zijn fiche houden en vrij blijven.',
    },
    ...ours,
  },
  'layout/kept-too-many': {
    message: {
      en: '{many, plural, one {# token is} other {# tokens are}} to stay on {square}, which takes {most} at most.',
      cs: 'Na poli {square} má zůstat {many, plural, one {# žeton} few {# žetony} many {# žetonu} other {# žetonů}}, smí jich tam být nejvýše {most}.',
      de: 'Auf {square} {many, plural, one {soll # Chip} other {sollen # Chips}} bleiben, erlaubt sind dort höchstens {most}.',
      nl: 'Op {square} {many, plural, one {moet # fiche} other {moeten # fiches}} blijven, maar er mogen er hooguit {most} liggen.',
    },
    rule: {
      en: 'Locked tokens obey the rules too.',
      cs: 'I zamčené žetony se řídí pravidly.',
      de: 'Auch gesperrte Chips folgen den Regeln.',
      nl: 'Ook vergrendelde fiches volgen de regels.',
    },
    ...ours,
  },
  'layout/keeps-more': {
    message: {
      en: '{kept, plural, one {# token is} other {# tokens are}} to stay, but a layout has {demanded} in all.',
      cs: 'Zůstat má {kept, plural, one {# žeton} few {# žetony} many {# žetonu} other {# žetonů}}, rozložení jich však má celkem {demanded}.',
      de: '{kept, plural, one {# Chip soll} other {# Chips sollen}} bleiben, eine Verteilung hat aber insgesamt {demanded}.',
      nl: '{kept, plural, one {# fiche moet} other {# fiches moeten}} blijven, maar een verdeling heeft er in totaal {demanded}.',
    },
    rule: {
      en: 'A layout cannot keep more tokens than it has.',
      cs: 'Rozložení si nemůže ponechat více žetonů, než kolik jich má.',
      de: 'Eine Verteilung kann nicht mehr Chips behalten, als sie hat.',
      nl: 'Een verdeling kan niet meer fiches houden dan ze heeft.',
    },
    ...ours,
  },
  'layout/kept-too-near': {
    message: {
      en: 'The tokens on {square} and {other} are both to stay, but are too near each other.',
      cs: 'Žetony na polích {square} a {other} mají oba zůstat, ale jsou si příliš blízko.',
      de: 'Die Chips auf {square} und {other} sollen beide bleiben, sind einander aber zu nah.',
      nl: 'De fiches op {square} en {other} moeten allebei blijven, maar liggen te dicht bijeen.',
    },
    rule: {
      en: 'Locked tokens obey the rules too.',
      cs: 'I zamčené žetony se řídí pravidly.',
      de: 'Auch gesperrte Chips folgen den Regeln.',
      nl: 'Ook vergrendelde fiches volgen de regels.',
    },
    ...ours,
  },
};

/** Why tokens may not lie as they do, and why no layout exists. */
export const TOKEN_RULES: RuleBook = { ...TOKEN_RULES_ON_SQUARES, ...TOKEN_RULES_AS_A_WHOLE, ...LAYOUT_RULES };
