import { expect, test } from 'vitest';
import { tryHostile, tryMutated } from './fuzz.ts';
import { READERS } from './readers.ts';

const SAMPLE = 1000;
const shown = (findings: ReturnType<typeof tryHostile>) =>
  findings.map(({ what, text }) => `${what} on ${JSON.stringify(text.slice(0, 200))}`);

test.each(READERS)(
  '$name: what is made to do harm is refused with a place',
  (reader) => {
    expect(shown(tryHostile(reader))).toEqual([]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  },
  600_000,
);

test.each(READERS)(
  '$name: a thousand inputs made from good ones neither throw nor hang',
  (reader) => {
    expect(shown(tryMutated(reader, SAMPLE, 'sample'))).toEqual([]);
  },
  600_000,
);
