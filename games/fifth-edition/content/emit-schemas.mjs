// Writes content/schema from the schemas of the built game, and content/only-in.json with the ids that only one edition
// has. Run `npx tsc -b games/fifth-edition`, then this script with Node.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { creatureSchemas, editorSchemas } from '../dist/src/content/records/schemas.js';

const folder = new URL('schema/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries({ ...editorSchemas(), ...creatureSchemas() })) {
  writeFileSync(new URL(name, folder), `${JSON.stringify(schema)}\n`);
}

const old = namesIn('srd-5.1/');
const now = namesIn('srd-5.2/');
const onlyIn = { 2014: without(old, now), 2024: without(now, old) };
writeFileSync(new URL('only-in.json', import.meta.url), `${JSON.stringify(onlyIn, null, 2)}\n`);

function namesIn(pack) {
  const root = new URL(pack, import.meta.url);
  const names = {};
  for (const file of readdirSync(root, { recursive: true })) {
    if (!file.endsWith('.json') || file === 'pack.json') continue;
    const { kind, records } = JSON.parse(readFileSync(new URL(file, root), 'utf8'));
    names[kind] = [...(names[kind] ?? []), ...records.map(({ id }) => id)];
  }
  return names;
}

function without(own, other) {
  const only = Object.entries(own).map(([kind, ids]) => [kind, ids.filter((id) => !other[kind]?.includes(id)).sort()]);
  return Object.fromEntries(only.filter(([, ids]) => ids.length > 0).sort());
}
