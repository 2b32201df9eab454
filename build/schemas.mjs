// Writes the JSON Schema of every kind of document from the one schema in the engine: scenarios/schemas/*.schema.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const { jsonSchemas } = await jiti.import('./json-schemas.ts');

const folder = new URL('../scenarios/schemas/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [kind, text] of Object.entries(jsonSchemas())) writeFileSync(new URL(`${kind}.schema.json`, folder), text);
