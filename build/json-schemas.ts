import { toJsonSchema } from '@valibot/to-json-schema';
import { KINDS } from '../engine/documents/documents.ts';

/** The JSON Schema of each kind of document, as text. Checks that JSON Schema cannot say are left to the reader. */
export const jsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(KINDS).map(([kind, { schema, version }]) => {
      const title = `Tilewright ${kind}, version ${version}`;
      return [kind, `${JSON.stringify({ title, ...toJsonSchema(schema as never, { errorMode: 'ignore' }) }, undefined, 2)}\n`];
    }),
  );
