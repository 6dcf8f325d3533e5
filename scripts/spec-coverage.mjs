// `node scripts/spec-coverage.mjs [--check | --mutate]`: writes the page that lists the code and the test of each item of the
// specifications, from `docs/spec-coverage/*.json`. With --check it writes nothing, and exits with 1 if the page is out of date or if a
// cited file, export or test does not exist. If a sheet names the lists of items it covers, and those lists exist beside the
// repository, each of their ids must be in a row. With --mutate it tests the cited tests: see `specCoverage/`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  entriesOf,
  idsOf,
  mutationProblems,
  readMutations,
  rowKey,
  splitPlace,
  unproved,
} from './specCoverage/mutations.mjs';
import { hasTest } from './testTitles.mjs';

const KINDS = { function: 'Functions', type: 'Types', rule: 'Rules', feature: 'Features', test: 'Tests' };
const FIELDS = ['item', 'ids', 'kind', 'file', 'test', 'ruling', 'later', 'note'];
/** Parts of the project that a missing item may wait for. */
const LATER = { table: 'with the table', campaign: 'with the campaign', scale: 'with the scale-out' };
const ITEMS = '../shared/spec/items';
const SHEETS = 'docs/spec-coverage';
const PAGE = 'docs/spec-coverage.md';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
  if (process.argv.includes('--mutate')) {
    const { mutateCommand } = await import('./specCoverage/mutateCommand.mjs');
    process.exit(await mutateCommand(root, readSheets(root), process.argv.slice(2)));
  }
  process.exit(main(root, process.argv.includes('--check')));
}

/** Writes or checks the page; returns the exit code. */
export function main(root, isCheck) {
  const sheets = readSheets(root);
  const problems = sheets.flatMap((sheet) => [...problemsOf(root, sheet), ...problemsOfItems(root, sheet)]);
  if (isCheck) {
    for (const sheet of sheets)
      problems.push(...mutationProblems(root, sheet, sheet.mutations), ...unproved(sheet, sheet.mutations));
  }
  const page = pageOf(sheets);
  const file = join(root, PAGE);
  if (isCheck && (!existsSync(file) || readFileSync(file, 'utf8') !== page)) {
    problems.push(`${PAGE} is stale: run node scripts/spec-coverage.mjs`);
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  if (!isCheck) writeFileSync(file, page);
  console.log(`${PAGE}: ${sheets.flatMap(entriesOf).length} items, each where it is said to be`);
  return 0;
}

function readSheets(root) {
  const folder = join(root, SHEETS);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names
    .sort()
    .map((name) => ({ name: basename(name, '.json'), ...readJson(join(folder, name)) }))
    .map((sheet) => ({ ...sheet, mutations: readMutations(root, sheet.name) }));
}

/** Returns the problems of a sheet, one sentence each. */
export function problemsOf(root, sheet) {
  const seen = new Set();
  return entriesOf(sheet).flatMap((entry) => {
    const { item, kind } = entry;
    const problems = [];
    const key = `${kind} ${item}`;
    if (seen.has(key)) problems.push('is there twice');
    seen.add(key);
    if (!Object.hasOwn(KINDS, kind)) problems.push(`is of no known kind: ${kind}`);
    for (const field of Object.keys(entry))
      if (!FIELDS.includes(field)) problems.push(`has an unknown field: ${field}`);
    problems.push(...(needsPlaces(entry) ? problemsOfPlaces(root, sheet, entry) : problemsOfPromise(entry)));
    return problems.map((problem) => `${sheet.name}: "${item}" ${problem}`);
  });
}

/** Checks a row without a file and a test: it names the ruling that replaced the item, or the part that will add it. */
function needsPlaces({ file, test, ruling, later }) {
  return file !== undefined || test !== undefined || (ruling === undefined && later === undefined);
}

function problemsOfPlaces(root, sheet, { file, test }) {
  const problems = [
    ...problemsAt(root, sheet, file, isExported, 'exports no'),
    ...problemsAt(root, sheet, test, isTested, 'has no test'),
  ];
  if (typeof test === 'string' && !test.includes('#')) problems.push(`names no test of ${test}, only the file`);
  return problems;
}

function problemsOfPromise({ later, note }) {
  if (later === undefined) return note === undefined ? ['is replaced by a ruling and does not say how'] : [];
  return Object.hasOwn(LATER, later) ? [] : [`waits for an unknown part: ${later}`];
}

/** Returns the problems between the rows of a sheet and its lists of items; none if the lists do not exist. */
export function problemsOfItems(root, sheet) {
  const wanted = (sheet.items ?? []).flatMap((name) => {
    const file = join(root, ITEMS, `${name}.json`);
    return existsSync(file) ? readJson(file).map(({ id }) => id) : [];
  });
  if (wanted.length === 0) return [];
  const counts = new Map(wanted.map((id) => [id, 0]));
  const problems = [];
  for (const { item, ids = [] } of entriesOf(sheet)) {
    for (const id of ids.flatMap(idsOf)) {
      if (counts.has(id)) counts.set(id, counts.get(id) + 1);
      else problems.push(`${sheet.name}: "${item}" names ${id}, which no list has`);
    }
  }
  for (const [id, count] of counts) {
    if (count === 0) problems.push(`${sheet.name}: no row names ${id}`);
    if (count > 1) problems.push(`${sheet.name}: ${id} is in ${count} rows`);
  }
  return problems;
}

/** Returns the problems of `path` or `path#name`. */
function problemsAt(root, sheet, place, isThere, complaint) {
  if (typeof place !== 'string') return ['names neither a file nor a test, and needs both'];
  const { path, name } = splitPlace(sheet, place);
  if (!existsSync(join(root, path))) return [`names ${path}, which is not there`];
  if (name === undefined || isThere(join(root, path), name)) return [];
  return [`names ${path}, which ${complaint} "${name}"`];
}

/** Tells whether a source file exports this name, or a content file has a record with this id. */
function isExported(file, name) {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return text.includes(`"id": "${name}"`);
  const word = name.replace(/\$/g, '\\$');
  const declared = new RegExp(`^export (declare )?(async )?(function|const|let|class|interface|type) ${word}\\b`, 'm');
  const listed = new RegExp(`^export (type )?\\{[^}]*\\b${word}\\b[^}]*\\}`, 'm');
  return declared.test(text) || listed.test(text);
}

/**
 * Tells whether a test file has a test with this title, or a file of rule cases this case, by its name or by the number at the
 * start of its name. A file of expected sheets is searched for an id, a file of examples for a kind, a benchmark for a row id.
 */
function isTested(file, title) {
  if (file.endsWith('.bench.mjs')) return readFileSync(file, 'utf8').includes(`'${title}'`);
  if (!file.endsWith('.json')) return hasTest(readFileSync(file, 'utf8'), title);
  const { cases = [], sheets = [], examples = [] } = readJson(file);
  return (
    cases.some(({ name }) => name === title || name.startsWith(`${title}:`)) ||
    sheets.some(({ id }) => id === title) ||
    examples.some(({ kind }) => kind === title)
  );
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns the page in Markdown. */
export function pageOf(sheets) {
  const parts = [
    '# Requirements of the specifications and their implementation',
    'Made by `node scripts/spec-coverage.mjs` from the sheets in `docs/spec-coverage/`; `npm test` checks that every file, export, test title and case named here exists. The column "mutation" shows the result of breaking the behaviour on purpose (`--mutate`): the cited test failed (killed) or not (survived).',
    ...sheets.flatMap(sheetText),
  ];
  return `${parts.join('\n\n')}\n`;
}

function sheetText(sheet) {
  const { title, specification, sections } = sheet;
  const counts = Object.entries(KINDS).flatMap(([kind, name]) => {
    const count = entriesOf(sheet).filter((entry) => entry.kind === kind).length;
    return count > 0 ? [`${count} ${name.toLowerCase()}`] : [];
  });
  return [
    `## ${title}`,
    `${specification} ${entriesOf(sheet).length} items: ${counts.join(', ')}.`,
    ...sections.flatMap((section) => [`### ${section.title}`, tableText(sheet, section.entries)]),
  ];
}

function tableText(sheet, entries) {
  const outcomes = new Map(sheet.mutations?.flatMap(({ rows, outcome }) => rows.map((row) => [row, outcome])));
  const rows = entries.map(({ item, kind, file, test, later, ruling = '', note = '' }) =>
    [
      kind === 'function' || kind === 'type' ? `\`${item}\`` : item,
      kind,
      file === undefined ? (LATER[later] ?? 'replaced') : link(sheet, file),
      test === undefined ? '' : link(sheet, test),
      outcomes.get(rowKey({ kind, item })) ?? '',
      ruling,
      note,
    ].join(' | '),
  );
  return [
    '| item | kind | where | test | mutation | ruling | note |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** Returns a link from the page to a file, with the cited name. */
function link(sheet, place) {
  const { path, name } = splitPlace(sheet, place);
  const short = place.split('#')[0].replace(/^\//, '');
  const meant =
    name === undefined
      ? ''
      : ` ${path.endsWith('.json') || path.includes('.test.') ? name.replace(/\|/g, '\\|') : `\`${name}\``}`;
  return `[${short}](../${path})${meant}`;
}
