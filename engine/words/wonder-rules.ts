import type { RuleBook } from './words.ts';

const getting = { source: 'Wonders of Humanity I, Czech rules, Getting a wonder', standing: 'official' } as const;
const placing = { source: 'Wonders of Humanity I, Czech rules, step 1', standing: 'official' } as const;

/** Why a move with the Wonders is refused, and what speaks against a set-up with them. */
export const WONDER_RULES: RuleBook = {
  'wonders/name-who-takes': {
    message: {
      en: 'First name who takes a wonder.',
      cs: 'Nejprve určete, kdo získá div.',
      de: 'Bestimmen Sie zuerst, wer ein Wunder nimmt.',
      nl: 'Wijs eerst aan wie een wonder neemt.',
    },
    rule: {
      en: 'If several players are on or past the space of the pairs in the same turn, the active player names who takes a wonder.',
      cs: 'Dosáhne-li políčka s dvojicemi družiníků v jednom tahu více hráčů, rozhodne hráč na tahu, kdo získá div.',
      de: 'Sind im selben Zug mehrere auf oder über dem Feld der Paare, bestimmt wer am Zug ist, wer ein Wunder nimmt.',
      nl: 'Staan in dezelfde beurt meerdere spelers op of voorbij het veld met de paren, dan wijst de speler aan de beurt aan wie een wonder neemt.',
    },
    ...getting,
  },
  'wonders/not-on-the-space': {
    message: {
      en: 'Player {player} is not on or past {space} without a wonder.',
      cs: 'Hráč {player} není na políčku {space} ani za ním, nebo už div má.',
      de: 'Spieler {player} steht nicht auf oder über {space}, oder hat schon ein Wunder.',
      nl: 'Speler {player} staat niet op of voorbij {space}, of heeft al een wonder.',
    },
    rule: {
      en: 'A wonder goes to a player without one whose scoring meeple is on or past the space where the pairs stand: 10, then 15, 20, 25.',
      cs: 'Div získá hráč bez divu, jehož počítadlo je na políčku s dvojicemi nebo za ním: 10, pak 15, 20, 25.',
      de: 'Ein Wunder bekommt, wer noch keines hat und auf oder über dem Feld der Paare steht: 10, dann 15, 20, 25.',
      nl: 'Een wonder gaat naar een speler zonder wonder die op of voorbij het veld met de paren staat: 10, dan 15, 20, 25.',
    },
    ...getting,
  },
  'wonders/choose-one': {
    message: {
      en: 'First choose a wonder of the pool.',
      cs: 'Nejprve vyberte div z nabídky.',
      de: 'Wählen Sie zuerst ein Wunder aus dem Vorrat.',
      nl: 'Kies eerst een wonder uit de voorraad.',
    },
    rule: {
      en: 'Who takes a wonder chooses any of those lying beside the track.',
      cs: 'Kdo získá div, vybere si kterýkoli z těch, které leží u počítadla.',
      de: 'Wer ein Wunder nimmt, wählt eines von denen neben der Wertungstafel.',
      nl: 'Wie een wonder neemt, kiest er een van die naast het scorebord.',
    },
    ...getting,
  },
  'wonders/not-in-the-pool': {
    message: {
      en: 'This wonder is not in the pool ({tile}). Choose one that is.',
      cs: 'Tento div není v nabídce ({tile}). Vyberte jiný.',
      de: 'Dieses Wunder liegt nicht aus ({tile}). Wählen Sie eines, das ausliegt.',
      nl: 'Dit wonder ligt er niet ({tile}). Kies een ander.',
    },
    rule: {
      en: 'The pool holds one wonder for each player; the others are out of the game.',
      cs: 'V nabídce je jeden div na hráče; ostatní jsou mimo hru.',
      de: 'Es liegt ein Wunder je Person aus; die übrigen sind aus dem Spiel.',
      nl: 'Er ligt één wonder per speler; de andere doen niet mee.',
    },
    source: 'Wonders of Humanity I, Czech rules, Preparation',
    standing: 'official',
  },
  'wonders/must-be-placed': {
    message: {
      en: 'The wonder that was won must be placed now ({tile}).',
      cs: 'Získaný div se teď musí přiložit ({tile}).',
      de: 'Das gewonnene Wunder muss jetzt angelegt werden ({tile}).',
      nl: 'Het gewonnen wonder moet nu worden aangelegd ({tile}).',
    },
    rule: {
      en: 'With a wonder in front of you no tile is drawn: the wonder is placed as soon as it has a legal place.',
      cs: 'S divem před sebou se netáhne kartička: div se přiloží, jakmile to jde.',
      de: 'Mit einem Wunder vor sich zieht man kein Plättchen: Es wird angelegt, sobald es passt.',
      nl: 'Met een wonder voor je trek je geen tegel: het wordt aangelegd zodra het past.',
    },
    ...placing,
  },
  'wonders/beside-the-extra-tile': {
    message: {
      en: 'The wonder must share an edge with the extra tile just laid.',
      cs: 'Div musí sousedit stranou s právě přiloženou kartičkou navíc.',
      de: 'Das Wunder muss an das eben gelegte zusätzliche Plättchen grenzen.',
      nl: 'Het wonder moet een rand delen met de zojuist gelegde extra tegel.',
    },
    rule: {
      en: 'A wonder without a place needs an extra tile; it is then laid against that tile.',
      cs: 'Nelze-li div přiložit, táhne se kartička navíc a div se přiloží k ní.',
      de: 'Passt das Wunder nirgends, wird ein Plättchen gezogen, an das es dann gelegt wird.',
      nl: 'Past het wonder nergens, dan wordt een extra tegel getrokken en het wonder daaraan gelegd.',
    },
    ...placing,
  },
  'wonders/extra-tile-must-help': {
    message: {
      en: 'Laid there, this tile gives the wonder no place beside it.',
      cs: 'Tam přiložená kartička divu žádné místo vedle sebe nedá.',
      de: 'Dort gelegt, schafft dieses Plättchen dem Wunder keinen Platz neben sich.',
      nl: 'Daar gelegd geeft deze tegel het wonder geen plek ernaast.',
    },
    rule: {
      en: 'The extra tile goes where the wonder can then be laid against it; one that cannot help is removed, even if it would fit.',
      cs: 'Kartička navíc se přiloží tam, kde k ní půjde přiložit div; kartička, která nepomůže, se vyřadí, i kdyby přiložit šla.',
      de: 'Das zusätzliche Plättchen kommt dorthin, wo das Wunder dann daran passt; hilft es nicht, wird es entfernt, auch wenn es passen würde.',
      nl: 'De extra tegel komt waar het wonder er daarna aan past; helpt hij niet, dan gaat hij uit het spel, ook als hij zou passen.',
    },
    ...placing,
  },
  'wonders/too-many-players': {
    message: {
      en: 'There {wonders, plural, one {is # wonder} other {are # wonders}} for {players} players. Play with fewer, or add wonders to the list.',
      cs: 'Pro {players} hráčů {wonders, plural, one {je # div} few {jsou # divy} other {je # divů}}. Hrajte v menším počtu, nebo přidejte divy do seznamu.',
      de: 'Für {players} Personen {wonders, plural, one {gibt es # Wunder} other {gibt es # Wunder}}. Spielen Sie mit weniger Personen oder nehmen Sie Wunder in die Liste auf.',
      nl: 'Voor {players} spelers {wonders, plural, one {is er # wonder} other {zijn er # wonderen}}. Speel met minder of voeg wonderen toe.',
    },
    rule: {
      en: 'With set I alone at most four play: each player needs a wonder.',
      cs: 'Se samotnou sadou I hrají nejvýše čtyři: každý hráč potřebuje div.',
      de: 'Mit Satz I allein spielen höchstens vier: Jeder braucht ein Wunder.',
      nl: 'Met alleen set I spelen hoogstens vier: iedere speler heeft een wonder nodig.',
    },
    source: 'Wonders of Humanity I, Dutch rules, Preparation',
    standing: 'official',
  },
  'wonders/few-tiles': {
    message: {
      en: 'The list has {tiles} tiles; with wonders at least {advised} are advised.',
      cs: 'Seznam má {tiles} kartiček; s divy se doporučuje aspoň {advised}.',
      de: 'Die Liste hat {tiles} Plättchen; mit Wundern werden mindestens {advised} empfohlen.',
      nl: 'De lijst heeft {tiles} tegels; met wonderen worden er minstens {advised} aangeraden.',
    },
    rule: {
      en: 'The wonders take time: at least 90 tiles are advised.',
      cs: 'Divy potřebují čas: doporučuje se aspoň 90 kartiček.',
      de: 'Die Wunder brauchen Zeit: Empfohlen sind mindestens 90 Plättchen.',
      nl: 'De wonderen hebben tijd nodig: minstens 90 tegels worden aangeraden.',
    },
    source: 'Wonders of Humanity I, Czech rules, Preparation',
    standing: 'official',
  },
};
