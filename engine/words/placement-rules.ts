import type { RuleBook } from './words.ts';

const base = { source: 'base game, placing a tile', standing: 'official' } as const;
const maps = { source: 'Carcassonne Maps, basic rules', standing: 'official' } as const;
const ours = { source: 'Tilewright', standing: 'ours' } as const;

/** Why a tile may not lie on a square. */
export const PLACEMENT_RULES: RuleBook = {
  'placement/known-tile': {
    message: {
      en: 'No tile list of this scenario has a tile {tile}. Choose a tile of the list, or add its set.',
      cs: 'Žádný seznam kartiček tohoto scénáře nemá kartičku {tile}. Zvolte kartičku ze seznamu, nebo přidejte její sadu.',
      de: 'Keine Plättchenliste dieses Szenarios enthält ein Plättchen {tile}. Wählen Sie ein Plättchen der Liste oder fügen Sie seinen Satz hinzu.',
      nl: 'Geen tegellijst van dit scenario bevat een tegel {tile}. Kies een tegel uit de lijst of voeg de set toe.',
    },
    rule: {
      en: 'Only tiles of the scenario’s list are laid.',
      cs: 'Přikládají se jen kartičky ze seznamu scénáře.',
      de: 'Nur Plättchen aus der Liste des Szenarios werden gelegt.',
      nl: 'Alleen tegels uit de lijst van het scenario worden aangelegd.',
    },
    ...ours,
  },
  'placement/square-is-free': {
    message: {
      en: 'On square {square} lies {tile} already.',
      cs: 'Na poli {square} už leží {tile}.',
      de: 'Auf Feld {square} liegt schon {tile}.',
      nl: 'Op vak {square} ligt al {tile}.',
    },
    rule: {
      en: 'A tile is laid on free squares only.',
      cs: 'Kartička se přikládá jen na volná pole.',
      de: 'Ein Plättchen wird nur auf freie Felder gelegt.',
      nl: 'Een tegel wordt alleen op vrije vakken gelegd.',
    },
    ...base,
  },
  'placement/touches-a-tile': {
    message: {
      en: 'On square {square} the tile would lie beside no other tile.',
      cs: 'Na poli {square} by kartička neležela vedle žádné jiné kartičky.',
      de: 'Auf Feld {square} läge das Plättchen neben keinem anderen Plättchen.',
      nl: 'Op vak {square} zou de tegel naast geen andere tegel liggen.',
    },
    rule: {
      en: 'A tile lies side by side with a tile laid before, or on a start space in use.',
      cs: 'Kartička leží stranou vedle dříve přiložené kartičky, nebo na použitém startovním poli.',
      de: 'Ein Plättchen liegt Seite an Seite mit einem schon gelegten Plättchen oder auf einem benutzten Startfeld.',
      nl: 'Een tegel ligt zijde aan zijde met een eerder gelegde tegel, of op een gebruikt start-vak.',
    },
    ...base,
  },
  'placement/edges-match': {
    message: {
      en: 'Between {square} and {other} (side: {side}) the edges do not match: {mine} against {theirs} of {tile}.',
      cs: 'Mezi poli {square} a {other} (strana: {side}) okraje nenavazují: {mine} proti {theirs} na kartičce {tile}.',
      de: 'Zwischen {square} und {other} (Seite: {side}) passen die Kanten nicht: {mine} gegen {theirs} von {tile}.',
      nl: 'Tussen {square} en {other} (zijde: {side}) passen de randen niet: {mine} tegen {theirs} van {tile}.',
    },
    rule: {
      en: 'Field meets field, road meets road, city meets city, on all sides where a tile lies.',
      cs: 'Louka navazuje na louku, cesta na cestu, město na město, na všech stranách, kde leží kartička.',
      de: 'Wiese passt an Wiese, Straße an Straße, Stadt an Stadt, auf allen Seiten, an denen ein Plättchen liegt.',
      nl: 'Weide sluit aan op weide, weg op weg, stad op stad, aan alle zijden waar een tegel ligt.',
    },
    ...base,
  },
  'placement/on-the-board': {
    message: {
      en: 'Square {square} is not on the map.',
      cs: 'Pole {square} není na mapě.',
      de: 'Feld {square} liegt nicht auf der Map.',
      nl: 'Vak {square} ligt niet op de landkaart.',
    },
    rule: {
      en: 'Tiles are laid on printed squares of the map only.',
      cs: 'Kartičky se přikládají jen na vytištěná pole mapy.',
      de: 'Plättchen werden nur auf aufgedruckte Felder der Map gelegt.',
      nl: 'Tegels worden alleen op gedrukte vakken van de landkaart gelegd.',
    },
    ...maps,
  },
  'placement/not-on-a-large-city': {
    message: {
      en: 'On square {square} a large city is printed ({city}); it takes no tile.',
      cs: 'Na poli {square} je vytištěno velké město ({city}); kartička sem nepatří.',
      de: 'Auf Feld {square} ist eine Großstadt aufgedruckt ({city}); dort liegt kein Plättchen.',
      nl: 'Op vak {square} is een grote stad gedrukt ({city}); daar komt geen tegel.',
    },
    rule: {
      en: 'A square with a printed large city is never covered.',
      cs: 'Pole s vytištěným velkým městem se nikdy nezakrývá.',
      de: 'Ein Feld mit aufgedruckter Großstadt wird nie überdeckt.',
      nl: 'Een vak met een gedrukte grote stad wordt nooit bedekt.',
    },
    ...maps,
  },
  'placement/not-on-waves': {
    message: {
      en: 'Square {square} never takes a tile ({ground, select, waves {waves} other {highlight}}).',
      cs: 'Na pole {square} se kartička nikdy nepřikládá ({ground, select, waves {vlny} other {pamětihodnost}}).',
      de: 'Auf Feld {square} kommt nie ein Plättchen ({ground, select, waves {Wellen} other {Sehenswürdigkeit}}).',
      nl: 'Op vak {square} komt nooit een tegel ({ground, select, waves {golven} other {bezienswaardigheid}}).',
    },
    rule: {
      en: 'Squares with waves and highlights take no tile.',
      cs: 'Pole s vlnami a pamětihodnostmi zůstávají bez kartičky.',
      de: 'Felder mit Wellen und Sehenswürdigkeiten bleiben ohne Plättchen.',
      nl: 'Vakken met golven en bezienswaardigheden blijven zonder tegel.',
    },
    source: 'Map chips Benelux, Nordics',
    standing: 'official',
  },
  'placement/city-is-awake': {
    message: {
      en: 'Beside {square} lies only {city}, and no tile has reached this large city yet.',
      cs: 'Vedle pole {square} leží jen {city} a k tomuto velkému městu ještě nevede žádná kartička.',
      de: 'Neben {square} liegt nur {city}, und diese Großstadt hat noch kein Plättchen erreicht.',
      nl: 'Naast {square} ligt alleen {city}, en nog geen tegel heeft deze grote stad bereikt.',
    },
    rule: {
      en: 'A large city sleeps until a tile is laid beside it; from then on all may lay tiles beside it.',
      cs: 'Velké město spí, dokud vedle něj neleží kartička; potom k němu smějí přikládat všichni.',
      de: 'Eine Großstadt schläft, bis ein Plättchen neben ihr liegt; von da an dürfen alle an sie anlegen.',
      nl: 'Een grote stad slaapt tot er een tegel naast ligt; vanaf dan mag iedereen eraan aanleggen.',
    },
    source: 'Carcassonne Maps, large cities',
    standing: 'inferred',
  },
  'placement/island-is-reached': {
    message: {
      en: '{ferries, plural, =0 {Square {square} is an island square, and no ferry leads there.} other {Square {square} is an island square, and no ferry to it has been reached yet.}}',
      cs: '{ferries, plural, =0 {Pole {square} je ostrovní a nevede k němu žádný přívoz.} one {Pole {square} je ostrovní a žádný přívoz k němu ještě nebyl dosažen.} few {Pole {square} je ostrovní a žádný přívoz k němu ještě nebyl dosažen.} many {Pole {square} je ostrovní a žádný přívoz k němu ještě nebyl dosažen.} other {Pole {square} je ostrovní a žádný přívoz k němu ještě nebyl dosažen.}}',
      de: '{ferries, plural, =0 {Feld {square} ist ein Inselfeld, und keine Fähre führt dorthin.} other {Feld {square} ist ein Inselfeld, und noch keine Fähre dorthin ist erreicht.}}',
      nl: '{ferries, plural, =0 {Vak {square} is een eilandvak, en er vaart geen veer naartoe.} other {Vak {square} is een eilandvak, en nog geen veer daarheen is bereikt.}}',
    },
    rule: {
      en: 'Island squares take tiles once a ferry joins them to the mainland: by default when a road reaches its other end.',
      cs: 'Ostrovní pole přijímají kartičky, jakmile je s pevninou spojí přívoz: standardně když jeho druhého konce dosáhne cesta.',
      de: 'Inselfelder nehmen Plättchen auf, sobald eine Fähre sie mit dem Festland verbindet: gewöhnlich, wenn eine Straße ihr anderes Ende erreicht.',
      nl: 'Eilandvakken nemen tegels op zodra een veer ze met het vasteland verbindt: standaard wanneer een weg het andere einde bereikt.',
    },
    source: 'Carcassonne Maps, ferries; how a ferry opens is not known, see the switch',
    standing: 'inferred',
  },
  'placement/large-city-edge': {
    message: {
      en: 'Between {square} and {city} on {other} (side: {side}) the edges do not match: {mine} against printed {theirs}.',
      cs: 'Mezi polem {square} a městem {city} na {other} (strana: {side}) okraje nenavazují: {mine} proti vytištěnému: {theirs}.',
      de: 'Zwischen {square} und {city} auf {other} (Seite: {side}) passen die Kanten nicht: {mine} gegen aufgedruckt: {theirs}.',
      nl: 'Tussen {square} en {city} op {other} (zijde: {side}) passen de randen niet: {mine} tegen gedrukt: {theirs}.',
    },
    rule: {
      en: 'The printed squares of a large city have edges like a tile, and a tile beside them must match.',
      cs: 'Vytištěná pole velkého města mají okraje jako kartička a kartička vedle nich musí navazovat.',
      de: 'Die aufgedruckten Felder einer Großstadt haben Kanten wie ein Plättchen, und ein Plättchen daneben muss passen.',
      nl: 'De gedrukte vakken van een grote stad hebben randen als een tegel, en een tegel ernaast moet passen.',
    },
    ...maps,
  },
  'placement/large-city-side-closed': {
    message: {
      en: 'No tile may lie on {square}: this side of {city} ({other}) is closed.',
      cs: 'Na pole {square} nesmí žádná kartička: tato strana města {city} ({other}) je uzavřená.',
      de: 'Auf {square} darf kein Plättchen liegen: Diese Seite von {city} ({other}) ist gesperrt.',
      nl: 'Op {square} mag geen tegel liggen: deze zijde van {city} ({other}) is gesloten.',
    },
    rule: {
      en: 'A board may close a side of a large city to tiles altogether.',
      cs: 'Mapa může stranu velkého města pro kartičky zcela uzavřít.',
      de: 'Eine Map kann eine Seite einer Großstadt für Plättchen ganz sperren.',
      nl: 'Een landkaart kan een zijde van een grote stad geheel voor tegels sluiten.',
    },
    ...ours,
  },
  'placement/border-print': {
    message: {
      en: 'At the border of {square} (side: {side}) the map shows: {theirs}; the tile shows: {mine}.',
      cs: 'Na okraji mapy u pole {square} (strana: {side}) je vytištěno: {theirs}; kartička má: {mine}.',
      de: 'Am Rand der Map bei {square} (Seite: {side}) ist aufgedruckt: {theirs}; das Plättchen zeigt: {mine}.',
      nl: 'Aan de rand van de landkaart bij {square} (zijde: {side}) staat gedrukt: {theirs}; de tegel toont: {mine}.',
    },
    rule: {
      en: 'A tile at a border with a printed road or city must match it; a border without print accepts anything.',
      cs: 'Kartička u okraje s vytištěnou cestou nebo městem musí navazovat; okraj bez potisku přijme cokoli.',
      de: 'Ein Plättchen am Rand mit aufgedruckter Straße oder Stadt muss dazu passen; ein Rand ohne Druck nimmt alles an.',
      nl: 'Een tegel aan een rand met gedrukte weg of stad moet daarop aansluiten; een rand zonder opdruk neemt alles aan.',
    },
    ...maps,
  },
  'placement/no-enclosed-holes': {
    message: {
      en: 'On {square} the tile would shut in {size, plural, one {the free square} other {# free squares:}} {holes}.',
      cs: 'Na poli {square} by kartička uzavřela {size, plural, one {volné pole} few {# volná pole:} many {# volného pole:} other {# volných polí:}} {holes}.',
      de: 'Auf {square} schlösse das Plättchen {size, plural, one {das freie Feld} other {# freie Felder ein:}} {holes}{size, plural, one { ein} other {}}.',
      nl: 'Op {square} zou de tegel {size, plural, one {het vrije vak} other {# vrije vakken insluiten:}} {holes}{size, plural, one { insluiten} other {}}.',
    },
    rule: {
      en: 'An optional rule: no tile may shut in free squares on all sides.',
      cs: 'Nepovinné pravidlo: žádná kartička nesmí ze všech stran uzavřít volná pole.',
      de: 'Eine wählbare Regel: Kein Plättchen darf freie Felder ringsum einschließen.',
      nl: 'Een optionele regel: geen tegel mag vrije vakken aan alle zijden insluiten.',
    },
    source: 'house rule',
    standing: 'community',
  },
};
