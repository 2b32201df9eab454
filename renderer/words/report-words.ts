import type { Messages } from '../../engine/words/words.ts';

export const REPORT = {
  licences: { en: 'Licences', cs: 'Licence', de: 'Lizenzen', nl: 'Licenties' },
  report: { en: 'Report for a question', cs: 'Zpráva k dotazu', de: 'Bericht zu einer Frage', nl: 'Rapport bij een vraag' },
  reportHint: {
    en: 'This is all that is copied. It stays on this computer until you send it yourself.',
    cs: 'Kopíruje se jen toto. Zůstává to v tomto počítači, dokud to sami neodešlete.',
    de: 'Nur dies wird kopiert. Es bleibt auf diesem Rechner, bis Sie es selbst verschicken.',
    nl: 'Alleen dit wordt gekopieerd. Het blijft op deze computer tot je het zelf verstuurt.',
  },
  copy: { en: 'Copy report', cs: 'Kopírovat zprávu', de: 'Bericht kopieren', nl: 'Rapport kopiëren' },
  copied: { en: 'Report copied', cs: 'Zpráva zkopírována', de: 'Bericht kopiert', nl: 'Rapport gekopieerd' },
  update: { en: 'Look for a newer version', cs: 'Zjistit novější verzi', de: 'Nach neuerer Version sehen', nl: 'Nieuwere versie zoeken' },
  updateHint: {
    en: 'One plain request for {address}, which names nobody and sends nothing of yours.',
    cs: 'Jediný prostý dotaz na {address}, který nikoho nejmenuje a nic vašeho neposílá.',
    de: 'Eine einzige schlichte Anfrage an {address}, die niemanden nennt und nichts von Ihnen sendet.',
    nl: 'Eén kale vraag aan {address}, die niemand noemt en niets van jou verstuurt.',
  },
  noServer: {
    en: 'There is no public server yet, so today nobody answers.',
    cs: 'Veřejný server zatím není, takže dnes nikdo neodpoví.',
    de: 'Noch gibt es keinen öffentlichen Server, heute antwortet also niemand.',
    nl: 'Er is nog geen openbare server, dus vandaag antwoordt niemand.',
  },
  looksAtStart: {
    en: 'Look at each start',
    cs: 'Zjišťovat při každém spuštění',
    de: 'Bei jedem Start nachsehen',
    nl: 'Bij elke start kijken',
  },
  newerSettings: {
    en: 'The settings were written by a newer version. They are left alone: what you set now holds until you close the program.',
    cs: 'Nastavení zapsala novější verze. Zůstane nedotčené: co nastavíte teď, platí do zavření programu.',
    de: 'Die Einstellungen stammen von einer neueren Version. Sie bleiben unberührt: Was Sie jetzt einstellen, gilt bis zum Schließen.',
    nl: 'De instellingen zijn door een nieuwere versie geschreven. Ze blijven zoals ze zijn: wat je nu instelt geldt tot je het programma sluit.',
  },
  newest: {
    en: 'This is the newest version.',
    cs: 'Toto je nejnovější verze.',
    de: 'Das ist die neueste Version.',
    nl: 'Dit is de nieuwste versie.',
  },
  newer: { en: 'Version {version} is out.', cs: 'Vyšla verze {version}.', de: 'Version {version} ist da.', nl: 'Versie {version} is uit.' },
  noAnswer: {
    en: 'No answer: there is no network, or nobody at the other end.',
    cs: 'Bez odpovědi: není síť, nebo se na druhé straně nikdo nehlásí.',
    de: 'Keine Antwort: kein Netz, oder niemand am anderen Ende.',
    nl: 'Geen antwoord: er is geen netwerk, of niemand aan de andere kant.',
  },
} as const satisfies Messages;
