import type { Message, Messages } from '../../engine/words/words.ts';
import type { Slot } from './stamp-slots.svelte.ts';

export const STAMPS = {
  slots: { en: 'Kept stamps', cs: 'Uložená razítka', de: 'Aufbewahrte Stempel', nl: 'Bewaarde stempels' },
  filled: {
    en: 'Stamp {slot}: {columns} × {rows} squares. Click takes it, Shift and a click keeps what is in hand here, Delete empties it.',
    cs: 'Razítko {slot}: {columns} × {rows} polí. Kliknutím je vezmete, Shift a kliknutí sem uloží to, co držíte, Delete je vyprázdní.',
    de: 'Stempel {slot}: {columns} × {rows} Felder. Ein Klick nimmt ihn, Umschalt und Klick bewahrt hier auf, was in der Hand ist, Entf leert ihn.',
    nl: 'Stempel {slot}: {columns} × {rows} vakken. Klik om hem te pakken, Shift en klik bewaart hier wat u vasthoudt, Delete maakt hem leeg.',
  },
  empty: {
    en: 'Stamp {slot}: empty. Click keeps here what is in hand.',
    cs: 'Razítko {slot}: prázdné. Kliknutím sem uložíte to, co držíte.',
    de: 'Stempel {slot}: leer. Ein Klick bewahrt hier auf, was in der Hand ist.',
    nl: 'Stempel {slot}: leeg. Klik om hier te bewaren wat u vasthoudt.',
  },
  kept: {
    en: 'Kept as stamp {slot}',
    cs: 'Uloženo jako razítko {slot}',
    de: 'Als Stempel {slot} aufbewahrt',
    nl: 'Bewaard als stempel {slot}',
  },
  keptForNow: {
    en: 'Kept as stamp {slot} until the program is closed: it is too large to be kept longer.',
    cs: 'Uloženo jako razítko {slot} do zavření programu: na delší uložení je příliš velké.',
    de: 'Als Stempel {slot} aufbewahrt, bis das Programm geschlossen wird: Für länger ist er zu groß.',
    nl: 'Bewaard als stempel {slot} tot het programma sluit: om langer te bewaren is hij te groot.',
  },
  taken: { en: 'Stamp {slot} in hand', cs: 'V ruce razítko {slot}', de: 'Stempel {slot} in der Hand', nl: 'Stempel {slot} in de hand' },
  emptied: { en: 'Stamp {slot} is empty', cs: 'Razítko {slot} je prázdné', de: 'Stempel {slot} ist leer', nl: 'Stempel {slot} is leeg' },
  mixed: { en: 'At random', cs: 'Náhodně', de: 'Zufällig', nl: 'Willekeurig' },
  mixedWhy: {
    en: 'Each stamp of a drag is one of those kept here.',
    cs: 'Každý otisk tažení je jedno z uložených razítek.',
    de: 'Jeder Abdruck beim Ziehen ist einer der hier aufbewahrten Stempel.',
    nl: 'Elke afdruk bij het slepen is een van de hier bewaarde stempels.',
  },
} as const satisfies Messages;

/** Names of commands, one for each slot. */
export const takeStamp = (slot: Slot): Message => ({
  en: `Take stamp ${slot}`,
  cs: `Vzít razítko ${slot}`,
  de: `Stempel ${slot} nehmen`,
  nl: `Stempel ${slot} pakken`,
});
export const keepStamp = (slot: Slot): Message => ({
  en: `Keep what is in the stamp as stamp ${slot}`,
  cs: `Uložit obsah razítka jako razítko ${slot}`,
  de: `Inhalt des Stempels als Stempel ${slot} aufbewahren`,
  nl: `Wat in de stempel zit bewaren als stempel ${slot}`,
});
