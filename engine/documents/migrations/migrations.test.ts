import { expect, test } from 'vitest';
import { KINDS } from '../documents.ts';

const past = Object.keys(import.meta.glob('../../../scenarios/past-versions/**/*.json'));

test.each(Object.entries(KINDS))(
  'versions of %s rise by one to the newest, and each step is crossed by a past document',
  (kind, { version, migrations }) => {
    expect(migrations.map(({ to }) => to)).toEqual(Array.from({ length: version - 1 }, (_, i) => i + 2));
    for (const { to } of migrations) expect(past.some((path) => path.includes(`/${kind}/`) && path.includes(`/v${to - 1}-`))).toBe(true);
  },
);
