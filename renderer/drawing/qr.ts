import { encode } from 'uqr';
import { type Figure, path } from './figure.ts';
import { rect } from './pen.ts';

/** The most letters of a QR code that a phone still reads from a sheet. */
export const MOST_IN_QR = 1800;
const bars = (rows: readonly (readonly boolean[])[], unit: number): string =>
  rows
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x++) {
        if (!row[x]) continue;
        const from = x;
        while (row[x + 1]) x++;
        runs.push(rect(from * unit, y * unit, (x - from + 1) * unit, unit));
      }
      return runs;
    })
    .join('');

/** A text as a QR code of this width, quiet zone included; undefined where it is too long. */
export const qrFigure = (text: string, width: number): Figure | undefined => {
  if (text.length > MOST_IN_QR) return undefined;
  const { data } = encode(text, { ecc: 'L', border: 4 });
  return {
    is: 'group',
    name: 'qr',
    figures: [path(rect(0, 0, width, width), { fill: '#ffffff' }), path(bars(data, width / data.length), { fill: '#000000' })],
  };
};
