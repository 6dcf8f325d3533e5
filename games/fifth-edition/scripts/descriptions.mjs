// `node games/fifth-edition/scripts/descriptions.mjs [2014|2024] [file] [--fill-prose] [--json] [--all]
// [--source=folder]` reports how much of an edition is described, missing descriptions, and problems. A file is a path
// below `descriptions/<edition>/`. With the source texts beside the repository or in the given folder, common phrases
// are reported. --fill-prose lists numbers that only the text has; run it after reading them. Requires `npx tsc -b
// games/fifth-edition`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DescriptionFile, describablesIn } from '../dist/src/descriptions/description.js';
import { measureDescriptions, numbersIn, phrasesOf } from '../dist/src/descriptions/measure.js';

const home = fileURLToPath(new URL('..', import.meta.url));
const PACKS = { 2014: 'srd-5.1', 2024: 'srd-5.2' };
const [flags, words] = [process.argv.slice(2).filter(isFlag), process.argv.slice(2).filter((word) => !isFlag(word))];
const SOURCES =
  flags.find((flag) => flag.startsWith('--source='))?.slice('--source='.length) ??
  join(home, '../../../shared/reference/fifth-edition/text');
const editions = words.filter((word) => Object.hasOwn(PACKS, word));
const only = words.find((word) => !Object.hasOwn(PACKS, word));
const phrases = phrasesOfSources();
const reports = (editions.length > 0 ? editions : Object.keys(PACKS)).map(report);
if (flags.includes('--json')) console.log(JSON.stringify(reports, null, 2));
else for (const one of reports) print(one);
process.exitCode = reports.some(({ findings }) => findings.length > 0) ? 1 : 0;

function isFlag(word) {
  return word.startsWith('--');
}

function report(edition) {
  const files = jsonFiles(join(home, 'content', PACKS[edition])).filter((file) => only === undefined || file === only);
  const wanted = [];
  const found = new Map();
  for (const file of files) {
    const content = JSON.parse(readFileSync(join(home, 'content', PACKS[edition], file), 'utf8'));
    const things = describablesIn(content.kind, content.records ?? []);
    wanted.push(...things);
    const place = join(home, 'descriptions', edition, file);
    if (!existsSync(place)) continue;
    const body = DescriptionFile.parse(JSON.parse(readFileSync(place, 'utf8')));
    if (flags.includes('--fill-prose')) fillProse(place, body, things);
    for (const [key, description] of Object.entries(body.descriptions)) found.set(key, description);
  }
  const findings = measureDescriptions(wanted, found, phrases);
  return { edition, wanted: wanted.length, described: found.size, findings };
}

function fillProse(place, body, things) {
  const data = new Map(things.map((thing) => [thing.key, new Set(numbersIn(JSON.stringify(thing.data)))]));
  for (const [key, description] of Object.entries(body.descriptions)) {
    const said = new Set(numbersIn(`${description.text}\n${description.higher ?? ''}`));
    const prose = [...said].filter((number) => !data.get(key)?.has(number));
    if (prose.length > 0) description.prose = prose;
    else delete description.prose;
  }
  writeFileSync(place, `${JSON.stringify(body, null, 2)}\n`);
}

function phrasesOfSources() {
  const all = new Set();
  if (!existsSync(SOURCES)) return all;
  for (const file of jsonFiles(SOURCES)) {
    for (const { text = '', higher = '' } of JSON.parse(readFileSync(join(SOURCES, file), 'utf8'))) {
      for (const phrase of phrasesOf(`${text}\n${higher}`)) all.add(phrase);
    }
  }
  return all;
}

function jsonFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

function print({ edition, wanted, described, findings }) {
  const count = (code) => findings.filter((finding) => finding.code === code).length;
  console.log(
    `${edition}: ${described} of ${wanted} described; missing ${count('missing')}, stubs ${count('stub')}, ` +
      `common phrases ${phrases.size === 0 ? 'not measured' : count('phrase')}, unknown numbers ${count('number')}, ` +
      `dice without a roll ${count('dice')}, dice that no text names ${count('unsaid-dice')}, ` +
      `other ${count('surplus') + count('needless-prose') + count('needless-reason')}`,
  );
  const shown = flags.includes('--all') ? findings : findings.slice(0, 40);
  for (const { key, code, what } of shown) console.log(`  ${key}: ${code}${what === undefined ? '' : ` ${what}`}`);
  if (shown.length < findings.length) console.log(`  and ${findings.length - shown.length} more: --all`);
}
