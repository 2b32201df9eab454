import type { RuleBook } from './words.ts';

/** What speaks against the systems a scenario switches on. */
export const SYSTEM_RULES: RuleBook = {
  'scenario/system-needs-set': {
    message: {
      en: '{system} is switched on, but its tiles are not in the list. Add the set “{set}”.',
      cs: '{system}: systém je zapnutý, ale jeho kartičky nejsou v seznamu. Přidejte sadu „{set}“.',
      de: '{system} ist eingeschaltet, aber die Plättchen fehlen in der Liste. Nehmen Sie den Satz „{set}“ auf.',
      nl: '{system} staat aan, maar de tegels staan niet in de lijst. Voeg de set “{set}” toe.',
    },
    rule: {
      en: 'A system is played with its own tiles.',
      cs: 'Systém se hraje s vlastními kartičkami.',
      de: 'Ein System wird mit seinen eigenen Plättchen gespielt.',
      nl: 'Een systeem wordt met zijn eigen tegels gespeeld.',
    },
    source: 'Tilewright',
    standing: 'ours',
  },
};
