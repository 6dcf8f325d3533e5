// Writes content/schema from the schemas of the built game: `npx tsc -b games/war-of-the-ring`, then run this with Node.
import { mkdirSync, writeFileSync } from 'node:fs';
import { editorSchemas } from '../dist/src/cards/pack.js';

const folder = new URL('schema/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(editorSchemas())) {
  writeFileSync(new URL(name, folder), `${JSON.stringify(schema, null, 2)}\n`);
}
