// The mutations of `docs/spec-coverage/mutations/<sheet>.json`. Each breaks one behaviour on purpose, and every cited test of its rows must fail.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MUTATIONS = 'docs/spec-coverage/mutations';
const FIELDS = ['name', 'place', 'find', 'with', 'rows', 'outcome'];
/** Maximum number of items per test. A test of more items proves little about each of them. */
const ROWS_PER_TEST = 8;

/** Returns the mutations of a sheet, in the order of the file. A sheet without a file has none. */
export function readMutations(root, sheetName) {
  const file = mutationsFile(root, sheetName);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).mutations : [];
}

export function mutationsFile(root, sheetName) {
  return join(root, MUTATIONS, `${sheetName}.json`);
}

/** Returns the name of a row in mutations. Two rows of a sheet may share their item, but not also their kind. */
export function rowKey({ kind, item }) {
  return `${kind} ${item}`;
}

/** Returns a file's path from the repository root, and the name behind `#` if there is one. A leading slash means the repository root. */
export function splitPlace(sheet, place) {
  const [path, ...rest] = place.split('#');
  return {
    path: path.startsWith('/') ? path.slice(1) : `${sheet.root}/${path}`,
    name: rest.length > 0 ? rest.join('#') : undefined,
  };
}

/** Lists the problems of a sheet's mutations, one sentence each. Runs no test. */
export function mutationProblems(root, sheet, mutations) {
  const entries = entriesOf(sheet);
  const keys = new Set(entries.map(rowKey));
  const names = mutations.map(({ name }) => name);
  return [
    ...mutations.flatMap((mutation) => problemsOfOne(root, sheet, mutation, keys)),
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `mutation "${name}" is there twice`),
  ].map((problem) => `${sheet.name}: ${problem}`);
}

/** Lists the rows without a mutation, and the tests that too many rows cite. */
export function unproved(sheet, mutations) {
  const entries = entriesOf(sheet);
  const tried = new Set(mutations.flatMap(({ rows }) => rows));
  const untried = entries.filter((entry) => isTest(entry.test) && !tried.has(rowKey(entry)));
  return [...untried.map((entry) => `"${rowKey(entry)}" has no mutation`), ...crowdedTests(entries)].map(
    (problem) => `${sheet.name}: ${problem}`,
  );
}

/** Tells whether a row cites a benchmark, which no mutation can make fail. */
function isTest(cited) {
  return cited !== undefined && !cited.startsWith('/bench/');
}

/** Lists tests that too many rows cite. A row counts once per item of the specification that it covers. */
function crowdedTests(entries) {
  const counts = new Map();
  for (const { test, ids = [] } of entries) {
    if (test !== undefined) counts.set(test, (counts.get(test) ?? 0) + Math.max(1, ids.flatMap(idsOf).length));
  }
  return [...counts]
    .filter(([, count]) => count > ROWS_PER_TEST)
    .map(([test, count]) => `${count} items rest on "${test}", at most ${ROWS_PER_TEST} may`);
}

/** Expands `000-057..065` to all ids of the range. */
export function idsOf(range) {
  const [first, last] = range.split('..');
  if (last === undefined) return [first];
  const [list, from] = first.split('-');
  return Array.from({ length: Number(last) - Number(from) + 1 }, (_, more) => {
    return `${list}-${String(Number(from) + more).padStart(from.length, '0')}`;
  });
}

export function entriesOf({ sections }) {
  return sections.flatMap(({ entries }) => entries);
}

function problemsOfOne(root, sheet, mutation, keys) {
  const problems = Object.keys(mutation)
    .filter((field) => !FIELDS.includes(field))
    .map((field) => `has an unknown field: ${field}`);
  for (const row of mutation.rows) if (!keys.has(row)) problems.push(`names a row that does not exist: "${row}"`);
  if (mutation.outcome !== 'killed') {
    const outcome = mutation.outcome ?? 'never run';
    problems.push(`is ${outcome}: run node scripts/spec-coverage.mjs --mutate --only "${mutation.name}"`);
  }
  try {
    mutate(root, sheet, mutation);
  } catch (error) {
    problems.push(error.message);
  }
  return problems.map((problem) => `mutation "${mutation.name}" ${problem}`);
}

/** Returns the path of the file that a mutation changes and its mutated text. Throws if `find` does not occur exactly once at its place. */
export function mutate(root, sheet, { place, find, with: replacement }) {
  const { path, name } = splitPlace(sheet, place);
  const file = join(root, path);
  if (!existsSync(file)) throw new Error(`names ${path}, which does not exist`);
  const text = readFileSync(file, 'utf8');
  const [start, end] = name === undefined ? [0, text.length] : scopeOf(text, name, path);
  const scope = text.slice(start, end);
  const count = scope.split(find).length - 1;
  if (count !== 1) throw new Error(`finds ${JSON.stringify(find)} ${count} times in ${place} (once is needed)`);
  if (find === replacement) throw new Error('changes nothing');
  return { path, text: text.slice(0, start) + scope.replace(find, () => replacement) + text.slice(end) };
}

/**
 * Returns the start and end of a top-level declaration of a source file, or of the part with this id in a content file. An id that is
 * not unique in its file is prefixed with the id of its record: `gnome/darkvision`.
 */
function scopeOf(text, name, path) {
  const isJson = path.endsWith('.json');
  const start = isJson ? idAt(text, name.split('/')) : text.search(declarationOf(name));
  if (start < 0) throw new Error(`names ${path}, which has no "${name}"`);
  const next = text.slice(start + 1).search(isJson ? /"id": "/ : /\n[^\s)}\]]/);
  return [start, next < 0 ? text.length : start + 1 + next];
}

function declarationOf(name) {
  return new RegExp(
    `^(?:export )?(?:default )?(?:async )?(?:function\\*?|const|let|class|type|interface) ${escaped(name)}(?![\\w$])`,
    'm',
  );
}

/** Returns the position of the last of these ids; each is searched after the previous one. */
function idAt(text, ids) {
  let start = -1;
  for (const id of ids) {
    const found = text.slice(start + 1).search(new RegExp(`"(?:id|name)": "${escaped(id)}"`));
    if (found < 0) return -1;
    start += 1 + found;
  }
  return start;
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
