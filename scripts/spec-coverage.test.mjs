import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main, pageOf, problemsOf, problemsOfItems } from './spec-coverage.mjs';
import { mutate } from './specCoverage/mutations.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spec-coverage-'));
  write(
    'game/src/dice.ts',
    'export function roll() {}\nfunction hidden() {}\nexport { type Die, six } from "./six.ts";\n',
  );
  write('game/src/dice.test.ts', "it('rolls the dice of the seed', () => {});\n");
  write(
    'game/cases/dice.json',
    JSON.stringify({ cases: [{ name: 'D1: a six is a six' }, { name: 'No die shows a seven' }] }),
  );
  write('game/cases/sheets.json', JSON.stringify({ sheets: [{ id: 'C1' }] }));
  write('shared/graph.ts', 'export function order() {}\n');
  write('bench/dice.bench.mjs', "export const ids = ['dice.roll'];\n");
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const there = {
  item: 'roll',
  kind: 'function',
  file: 'src/dice.ts#roll',
  test: 'src/dice.test.ts#rolls the dice of the seed',
};

function sheet(...entries) {
  return {
    name: 'game',
    title: 'Game',
    specification: 'The rules.',
    root: 'game',
    sections: [{ title: 'Dice', entries }],
  };
}

test.each([
  [there],
  [{ ...there, file: 'src/dice.ts' }],
  [{ ...there, file: 'src/dice.ts#six' }],
  [{ ...there, file: 'src/dice.ts#Die', kind: 'type' }],
  [{ ...there, test: 'cases/dice.json#D1' }],
  [{ ...there, test: 'cases/sheets.json#C1' }],
  [{ ...there, test: '/bench/dice.bench.mjs#dice.roll' }],
  [{ ...there, file: '/shared/graph.ts#order' }],
  [{ ...there, test: 'cases/dice.json#No die shows a seven', ruling: 'A1', note: 'why' }],
])('problemsOf accepts %j', (entry) => {
  expect(problemsOf(root, sheet(entry))).toEqual([]);
});

test.each([
  [{ file: 'src/cards.ts' }, 'names game/src/cards.ts, which is not there'],
  [{ file: 'src/dice.ts#hidden' }, 'exports no "hidden"'],
  [{ file: undefined }, 'needs both'],
  [{ test: 'src/dice.test.ts#rolls sixes only' }, 'has no test "rolls sixes only"'],
  [{ test: '/bench/dice.bench.mjs#dice.rol' }, 'has no test "dice.rol"'],
  [{ test: 'cases/dice.json#D' }, 'has no test "D"'],
  [{ test: 'cases/sheets.json#C2' }, 'has no test "C2"'],
  [{ kind: 'idea' }, 'is of no known kind: idea'],
  [{ tset: 'x' }, 'has an unknown field: tset'],
])('problemsOf reports %j: %s', (change, problem) => {
  expect(problemsOf(root, sheet({ ...there, ...change })).join()).toContain(problem);
});

test('problemsOf reports an item that is listed twice', () => {
  expect(problemsOf(root, sheet(there, there))).toEqual(['game: "roll" is there twice']);
});

test('main writes the page, and --check fails when it is missing or a file has changed', () => {
  const { name, ...json } = sheet(there);
  write(`docs/spec-coverage/${name}.json`, JSON.stringify(json));
  const mutation = { name: 'No die is rolled', place: 'src/dice.ts#roll', find: '{}', with: '{ return 0; }' };
  const mutations = [{ ...mutation, rows: ['function roll'], outcome: 'killed' }];
  write(`docs/spec-coverage/mutations/${name}.json`, JSON.stringify({ mutations }));
  expect(main(root, true)).toBe(1);
  expect(main(root, false)).toBe(0);
  expect(main(root, true)).toBe(0);
  expect(readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')).toBe(pageOf([{ ...sheet(there), mutations }]));
  write('game/src/dice.ts', '');
  expect(main(root, true)).toBe(1);
});

test('problemsOf refuses a part of a test title', () => {
  const part = { ...there, test: 'src/dice.test.ts#rolls what' };
  expect(problemsOf(root, sheet(part))).toEqual([expect.stringContaining('has no test "rolls what"')]);
});

test('problemsOf refuses a citation of a file without a title', () => {
  const bare = { ...there, test: 'src/dice.test.ts' };
  expect(problemsOf(root, sheet(bare))).toEqual([expect.stringContaining('names no test of src/dice.test.ts')]);
});

test('problemsOf accepts the title of a table row of test.each', () => {
  write(
    'game/src/table.test.ts',
    [
      "// it('in a comment', () => {})",
      "const ROWS = [['two', 2]];",
      "test.each<[string, number]>([['a die', 6], ['it\\'s a coin', 2]])('%s has %i sides', () => {});",
      "it.each(ROWS)('%s: ' + 1, () => {});",
      "it.each(ROWS)('the word %s', () => {});",
      "describe('a group', () => {});",
      "const pattern = /it\\('no', /;",
    ].join('\n'),
  );
  const claim = (title) => problemsOf(root, sheet({ ...there, test: `src/table.test.ts#${title}` })).length === 0;
  expect(['a die has 6 sides', "it's a coin has 2 sides", '%s has %i sides', 'the word two'].map(claim)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(
    ['a die has 7 sides', 'a cup has 6 sides', 'in a comment', 'a group', 'no', 'the word six'].map(claim),
  ).toEqual([false, false, false, false, false, false]);
});

test.each([
  [{ item: 'shop', kind: 'feature', later: 'campaign' }],
  [{ item: 'two decks', kind: 'rule', ruling: '12', note: 'One deck a side.' }],
])('problemsOf accepts %j without a file and a test', (entry) => {
  expect(problemsOf(root, sheet(entry))).toEqual([]);
});

test.each([
  [{ item: 'shop', kind: 'feature', later: 'one day' }, 'waits for an unknown part: one day'],
  [{ item: 'two decks', kind: 'rule', ruling: '12' }, 'does not say how'],
])('problemsOf reports %j as incomplete: %s', (entry, problem) => {
  expect(problemsOf(root, sheet(entry)).join()).toContain(problem);
});

test('problemsOfItems reports ids that are missing, repeated or unknown', () => {
  const nested = join(root, 'repository');
  write(
    'shared/spec/items/007.json',
    JSON.stringify(['007-001', '007-002', '007-003', '007-004'].map((id) => ({ id }))),
  );
  const rows = [
    { ...there, ids: ['007-001..003'] },
    { ...there, item: 'die', ids: ['007-003', '007-009'] },
  ];
  expect(problemsOfItems(nested, { ...sheet(...rows), items: ['007'] })).toEqual([
    'game: "die" names 007-009, which no list has',
    'game: 007-003 is in 2 rows',
    'game: no row names 007-004',
  ]);
});

test('problemsOfItems reports nothing when the lists do not exist', () => {
  expect(problemsOfItems(root, { ...sheet(there), items: ['007'] })).toEqual([]);
});

test('a mutation of content finds a part by the ids of its record and itself', () => {
  const part = (id, value) => ({ id, features: [{ id: 'body', value }] });
  write('game/content/dice.json', JSON.stringify({ records: [part('four', 30), part('six', 25)] }, null, 2));
  const change = { find: '"value": 25', with: '"value": 0' };
  const { path, text } = mutate(root, sheet(there), { place: 'content/dice.json#six/body', ...change });
  expect([path, JSON.parse(text).records]).toEqual(['game/content/dice.json', [part('four', 30), part('six', 0)]]);
  const elsewhere = { place: 'content/dice.json#four/body', ...change };
  expect(() => mutate(root, sheet(there), elsewhere)).toThrow('0 times');
});
