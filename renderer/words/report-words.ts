import type { Messages } from '../../engine/words/words.ts';

export const REPORT = {
  licences: { en: 'Licences', cs: 'Licence', de: 'Lizenzen', nl: 'Licenties' },
  report: { en: 'Report for a question', cs: 'Zpráva k dotazu', de: 'Bericht zu einer Frage', nl: 'Rapport bij een vraag' },
  reportHint: {
    en: 'This is all that is copied. It stays on this computer until you send it yourself.',
    cs: 'Kopíruje se jen toto. Zůstává to v tomto počítači, dokud to sami neodešlete.',
    de: 'Nur dies wird kopiert. Es bleibt auf diesem Rechner, bis ihr es selbst verschickt.',
    nl: 'Alleen dit wordt gekopieerd. Het blijft op deze computer tot je het zelf verstuurt.',
  },
  copy: { en: 'Copy report', cs: 'Kopírovat zprávu', de: 'Bericht kopieren', nl: 'Rapport kopiëren' },
  copied: { en: 'Report copied', cs: 'Zpráva zkopírována', de: 'Bericht kopiert', nl: 'Rapport gekopieerd' },
  update: { en: 'Look for a newer version', cs: 'Zjistit novější verzi', de: 'Nach neuerer Version sehen', nl: 'Nieuwere versie zoeken' },
  updateHint: {
    en: 'Only when you ask: one request for a version number, which names nobody.',
    cs: 'Jen na požádání: jeden dotaz na číslo verze, který nikoho nejmenuje.',
    de: 'Nur auf Wunsch: eine Anfrage nach der Versionsnummer, die niemanden nennt.',
    nl: 'Alleen op verzoek: één vraag om een versienummer, die niemand noemt.',
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
