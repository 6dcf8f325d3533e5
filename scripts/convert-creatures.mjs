// Converts the stat blocks of both SRDs to content: facts and figures in our schema, with our own words for traits.
//   node scripts/convert-creatures.mjs <reference folder> && npx biome check --write games/fifth-edition/content
// Writes games/fifth-edition/content/creatures-5.*/*.json, one file per type. Beasts that are forms take
// armor class, speed, attacks and traits from there, where they were checked by hand.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStatBlock } from './reference/creatures/called2024.mjs';
import { creature2014 } from './reference/creatures/edition2014.mjs';
import { creature2024 } from './reference/creatures/edition2024.mjs';

const CONTENT = fileURLToPath(new URL('../games/fifth-edition/content/', import.meta.url));
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Which reference? node scripts/convert-creatures.mjs <reference folder>\n');
  process.exit(2);
}

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const sentences = json(new URL('./reference/creatures/sentences.json', import.meta.url));
convert('2014', '5.1', (source) => creature2014(source, sentences));
convert('2024', '5.2', (source) => (isStatBlock(source) ? creature2024(source, sentences) : undefined));

function convert(edition, pack, read) {
  const forms = new Map(json(join(CONTENT, `srd-${pack}`, 'forms.json')).records.map((form) => [form.id, form]));
  const byType = new Map();
  for (const source of json(join(folder, 'data', edition, 'monsters.json'))) {
    const creature = read(source);
    if (creature === undefined) continue;
    const record = withForm(creature, forms.get(creature.id));
    const list = byType.get(record.type) ?? [];
    byType.set(record.type, [...list, record]);
  }
  const target = join(CONTENT, `creatures-${pack}`);
  mkdirSync(target, { recursive: true });
  let count = 0;
  for (const [type, records] of byType) {
    count += records.length;
    const file = { $schema: '../schema/creature.json', kind: 'creature', records: records.toSorted(byId) };
    writeFileSync(join(target, `${type}.json`), `${JSON.stringify(file, null, 2)}\n`);
  }
  process.stdout.write(`${edition}: ${count} stat blocks in ${byType.size} files\n`);
}

/** Takes the values checked by hand from the form of the same creature. */
function withForm(creature, form) {
  if (form === undefined) return creature;
  const traits = (form.traits ?? []).filter(({ id }) => id !== 'multiattack');
  const strike = form.traits?.find(({ id }) => id === 'multiattack');
  const actions = (creature.actions ?? []).map((each) =>
    each.id === 'multiattack' && strike !== undefined ? { ...each, summary: strike.summary } : each,
  );
  return {
    ...creature,
    ac: form.ac,
    speed: form.speed,
    ...(form.attacks && { attacks: form.attacks }),
    ...(actions.length > 0 && { actions }),
    ...(traits.length > 0 && { traits }),
  };
}

function byId(one, other) {
  return one.id < other.id ? -1 : 1;
}
