import { expect, test } from 'vitest';
import { jsonSchemas } from './json-schemas.ts';

const shipped = import.meta.glob<string>('../scenarios/schemas/*.schema.json', { eager: true, import: 'default', query: '?raw' });

test.each(Object.entries(jsonSchemas()))(
  'the shipped JSON Schema of %s is the one of the engine (npm run schemas writes it)',
  (kind, text) => {
    expect(shipped[`../scenarios/schemas/${kind}.schema.json`]).toBe(text);
  },
);
