import type { RuleBook } from './words.ts';

const ours = { source: 'Tilewright', standing: 'ours' } as const;

/** What may be wrong with a record, or with a game saved by another program. */
export const RECORD_RULES: RuleBook = {
  'record/unknown-scenario': {
    message: {
      en: 'There is no scenario {scenario}. Put the scenario itself into the record, or name a bundled one.',
      cs: 'Scénář {scenario} neexistuje. Vložte scénář přímo do záznamu, nebo uveďte některý z dodaných.',
      de: 'Es gibt kein Szenario {scenario}. Nehmen Sie das Szenario in die Aufzeichnung auf oder nennen Sie ein mitgeliefertes.',
      nl: 'Er is geen scenario {scenario}. Zet het scenario zelf in het verslag of noem een meegeleverd scenario.',
    },
    rule: {
      en: 'A record carries its scenario or names a bundled one.',
      cs: 'Záznam obsahuje svůj scénář, nebo uvádí dodaný.',
      de: 'Eine Aufzeichnung enthält ihr Szenario oder nennt ein mitgeliefertes.',
      nl: 'Een verslag bevat zijn scenario of noemt een meegeleverd scenario.',
    },
    ...ours,
  },
  'record/expectation-unmet': {
    message: {
      en: 'At the end of the record this is not so: “{expectation}”.',
      cs: 'Na konci záznamu to neplatí: „{expectation}“.',
      de: 'Am Ende der Aufzeichnung stimmt das nicht: „{expectation}“.',
      nl: 'Aan het eind van het verslag klopt dit niet: „{expectation}”.',
    },
    rule: {
      en: 'What a record expects must be true at its end.',
      cs: 'Co záznam očekává, musí na jeho konci platit.',
      de: 'Was eine Aufzeichnung erwartet, muss an ihrem Ende stimmen.',
      nl: 'Wat een verslag verwacht, moet aan het eind kloppen.',
    },
    ...ours,
  },
  'record/expectation-unknown': {
    message: {
      en: 'Nobody understands this expectation: “{expectation}”. Write “Anna has 9 points” or “Anna scored road for 3 points”.',
      cs: 'Tomuto očekávání nelze rozumět: „{expectation}“. Napište “Anna has 9 points” nebo “Anna scored road for 3 points”.',
      de: 'Diese Erwartung ist nicht zu verstehen: „{expectation}“. Schreiben Sie “Anna has 9 points” oder “Anna scored road for 3 points”.',
      nl: 'Deze verwachting is niet te begrijpen: „{expectation}”. Schrijf “Anna has 9 points” of “Anna scored road for 3 points”.',
    },
    rule: {
      en: 'Expectations are written in a few fixed sentences.',
      cs: 'Očekávání se píší několika pevnými větami.',
      de: 'Erwartungen stehen in wenigen festen Sätzen.',
      nl: 'Verwachtingen staan in enkele vaste zinnen.',
    },
    ...ours,
  },
  'jcz/not-a-game': {
    message: {
      en: 'This is no saved game of JCloisterZone: {what} is missing or wrong.',
      cs: 'Toto není uložená hra JCloisterZone: {what} chybí nebo je chybné.',
      de: 'Das ist kein gespeichertes Spiel von JCloisterZone: {what} fehlt oder ist falsch.',
      nl: 'Dit is geen opgeslagen spel van JCloisterZone: {what} ontbreekt of is onjuist.',
    },
    rule: {
      en: 'A saved game holds its set-up, its players and its replay.',
      cs: 'Uložená hra obsahuje přípravu, hráče a průběh.',
      de: 'Ein gespeichertes Spiel enthält Aufbau, Spieler und Verlauf.',
      nl: 'Een opgeslagen spel bevat opstelling, spelers en verloop.',
    },
    ...ours,
  },
  'jcz/element': {
    message: {
      en: 'This game plays with “{element}”, a rule this program does not know; read without it, its scores would be wrong.',
      cs: 'Tato hra používá „{element}“, pravidlo, které tento program nezná; bez něj by body nesouhlasily.',
      de: 'Dieses Spiel nutzt „{element}“, eine Regel, die dieses Programm nicht kennt; ohne sie wären die Punkte falsch.',
      nl: 'Dit spel gebruikt „{element}”, een regel die dit programma niet kent; zonder die regel zouden de punten niet kloppen.',
    },
    rule: {
      en: 'Games of the base set and the Wind Roses are read; tiles of other sets only where they change nothing.',
      cs: 'Čtou se hry se základní sadou a růžicemi; kartičky jiných sad jen tam, kde nic nemění.',
      de: 'Gelesen werden Spiele mit Grundspiel und Windrosen; Plättchen anderer Sätze nur, wo sie nichts ändern.',
      nl: 'Spellen met het basisspel en de windrozen worden gelezen; tegels van andere sets alleen waar ze niets veranderen.',
    },
    ...ours,
  },
  'jcz/tile': {
    message: {
      en: 'This game lays the tile {tile}, which this program does not know.',
      cs: 'V této hře se přikládá kartička {tile}, kterou tento program nezná.',
      de: 'In diesem Spiel liegt das Plättchen {tile}, das dieses Programm nicht kennt.',
      nl: 'In dit spel ligt de tegel {tile}, die dit programma niet kent.',
    },
    rule: {
      en: 'Only tiles of the bundled sets are read.',
      cs: 'Čtou se jen kartičky dodaných sad.',
      de: 'Gelesen werden nur Plättchen der mitgelieferten Sätze.',
      nl: 'Alleen tegels van de meegeleverde sets worden gelezen.',
    },
    ...ours,
  },
  'jcz/set': {
    message: {
      en: 'This game plays with the tile set “{set}”, which this program does not have.',
      cs: 'Tato hra používá sadu kartiček „{set}“, kterou tento program nemá.',
      de: 'Dieses Spiel nutzt den Plättchensatz „{set}“, den dieses Programm nicht hat.',
      nl: 'Dit spel gebruikt de tegelset „{set}”, die dit programma niet heeft.',
    },
    rule: {
      en: 'Only tiles of the bundled sets are read.',
      cs: 'Čtou se jen kartičky dodaných sad.',
      de: 'Gelesen werden nur Plättchen der mitgelieferten Sätze.',
      nl: 'Alleen tegels van de meegeleverde sets worden gelezen.',
    },
    ...ours,
  },
  'jcz/message': {
    message: {
      en: 'This game holds a move this program does not know ({type}).',
      cs: 'Tato hra obsahuje tah, který tento program nezná ({type}).',
      de: 'Dieses Spiel enthält einen Zug, den dieses Programm nicht kennt ({type}).',
      nl: 'Dit spel bevat een zet die dit programma niet kent ({type}).',
    },
    rule: {
      en: 'Laying tiles, placing meeples, passing and committing are read.',
      cs: 'Čtou se přikládání kartiček, umísťování družiníků, vynechání a potvrzení.',
      de: 'Gelesen werden Legen, Einsetzen, Passen und Bestätigen.',
      nl: 'Leggen, zetten, passen en bevestigen worden gelezen.',
    },
    ...ours,
  },
};
