import type { Printer, Settings } from '../app/settings.svelte.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { EDGE } from '../drawing/print/options.ts';

/** A printer nobody has measured. */
export const PLAIN: Printer = { name: '', factor: 1, edge: EDGE, backShift: [0, 0] };
/** The factors a calibration may have; what lies outside is a slip, or “fit to page”. */
export const [LEAST_FACTOR, MOST_FACTOR] = [0.8, 1.25] as const;

export const chosenPrinter = ({ printers, printer }: Settings): Printer => printers.find(({ name }) => name === printer) ?? PLAIN;
const change = ({ settings }: Studio, some: Partial<Printer>): void => {
  const { printers, printer } = settings.now;
  settings.change({ printers: printers.map((one) => (one.name === printer ? { ...one, ...some } : one)) });
};
export const changePrinter = change;
export const choosePrinter = ({ settings }: Studio, printer: string): void => settings.change({ printer });
/** "Printer", "Printer 2", … */
const freeName = (name: string, taken: readonly Printer[]): string => {
  for (let number = 1; ; number++) {
    const wanted = number === 1 ? name : `${name} ${number}`;
    if (!taken.some((one) => one.name === wanted)) return wanted;
  }
};
export const addPrinter = ({ settings }: Studio, name: string): void => {
  const { printers } = settings.now;
  const added = { ...PLAIN, name: freeName(name, printers) };
  settings.change({ printers: [...printers, added], printer: added.name });
};
/** A name that is empty or another printer's is not taken. */
export const renamePrinter = ({ settings }: Studio, name: string): boolean => {
  const { printers, printer } = settings.now;
  if (name.trim() === '' || printers.some((one) => one.name === name)) return false;
  settings.change({ printers: printers.map((one) => (one.name === printer ? { ...one, name } : one)), printer: name });
  return true;
};
export const removePrinter = ({ settings }: Studio): void => {
  const { printers, printer } = settings.now;
  settings.change({ printers: printers.filter(({ name }) => name !== printer), printer: '' });
};
const FINE = 10_000;
/** The factor in force, corrected by what the bar of 100 mm measures on a page printed with it. */
export const factorFrom = (factor: number, measured: number): number => Math.round(((factor * 100) / measured) * FINE) / FINE;
