// Compares the content of the fifth edition with a reference folder (facts and texts of the SRDs, which are not part of the
// project): names, bases, attunement, charges, rarity and bonuses of magic items, uses of features, conditions, class tables.
//   node scripts/compare-reference.mjs <reference folder> [--json] [--edition 2024]
// scripts/reference/allowed.json lists intended differences with their reasons. Exits with 1 if there are others.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { levelDifferences } from './reference/classTables.mjs';
import { differencesOf } from './reference/differences.mjs';
import { conditionDifferences, useDifferences } from './reference/features.mjs';

const CONTENT = fileURLToPath(new URL('../games/fifth-edition/content/', import.meta.url));
const PACKS = { 2014: 'srd-5.1', 2024: 'srd-5.2' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, edition: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined || !existsSync(join(folder, 'text'))) {
  process.stderr.write(
    'Which reference? node scripts/compare-reference.mjs <reference folder> [--json] [--edition 2024]\n',
  );
  process.exit(2);
}

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { allowed } = json(new URL('reference/allowed.json', import.meta.url));
const editions = values.edition === undefined ? Object.keys(PACKS) : [values.edition];
const rows = [];
for (const edition of editions) rows.push(...(await editionDifferences(edition)));
const isMeant = (each, row) =>
  (each.edition ?? row.edition) === row.edition && each.what.includes(row.what) && each.ids.includes(row.id);
const open = rows.filter((row) => !allowed.some((each) => isMeant(each, row)));
const idle = allowed.flatMap((each) =>
  each.ids
    .filter((id) => !rows.some((row) => row.id === id && isMeant(each, row)))
    .map((id) => ({ id, what: each.what })),
);
report(open, rows.length - open.length, idle);
process.exitCode = open.length > 0 ? 1 : 0;

async function editionDifferences(edition) {
  const pack = join(CONTENT, PACKS[edition]);
  const records = filesIn(pack).flatMap(({ kind, records: own }) => own.map((record) => ({ kind, record })));
  const ofKind = (kind) => records.filter((each) => each.kind === kind).map(({ record }) => record);
  const items = ofKind('item');
  const mundane = new Map(items.filter(({ magical }) => !magical).map((item) => [item.id, item]));
  const text = (name) => json(join(folder, 'text', edition, `${name}.json`));
  const magic = items.filter(({ category, magical }) => magical || category === 'magic');
  return [
    ...differencesOf(edition, magic, text('magic-items'), mundane),
    ...conditionDifferences(edition, ofKind('condition'), text('conditions')),
    ...useDifferences(edition, records, [...text('features'), ...text('traits'), ...text('feats')]),
    ...(await levelDifferences(edition, json(join(folder, 'data', edition, 'levels.json')))),
  ];
}

function filesIn(pack) {
  const names = readdirSync(pack, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return names.map((name) => json(join(pack, name))).filter(({ records }) => records !== undefined);
}

function report(found, meant, unused) {
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ differences: found, allowed: meant, unused }, undefined, 2)}\n`);
    return;
  }
  const cell = (value) => (value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value));
  for (const { edition, id, what, ours, reference } of found)
    process.stdout.write(`${edition}  ${id.padEnd(36)} ${what.padEnd(18)} ${cell(ours)}  →  ${cell(reference)}\n`);
  for (const { id, what } of unused) process.stdout.write(`allowed, and not found any more: ${id} ${what}\n`);
  process.stdout.write(`${found.length} differences, ${meant} more that are meant\n`);
}
