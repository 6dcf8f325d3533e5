import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { citedTest } from './cited.mjs';
import { mutate, mutationProblems, unproved } from './mutations.mjs';

let root;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'mutations-')));
  write('game/src/dice.ts', DICE);
});

afterEach(() => rmSync(root, { recursive: true }));

const DICE = `export function roll(die: number) {
  if (die > 6) return 6;
  return die;
}

export function sum(dice: readonly number[]) {
  return dice.reduce((total, die) => total + roll(die), 0);
}
`;

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function sheetOf(...entries) {
  return { name: 'game', root: 'game', sections: [{ entries }] };
}

const limit = {
  name: 'A die has no highest face',
  place: 'src/dice.ts#roll',
  find: 'return 6',
  with: 'return die',
  rows: ['function roll'],
  outcome: 'killed',
};
const row = {
  item: 'roll',
  kind: 'function',
  file: 'src/dice.ts#roll',
  test: 'src/dice.test.ts#a die shows six at most',
};

describe('mutate', () => {
  test('mutate replaces one text in one declaration', () => {
    const { path, text } = mutate(root, sheetOf(row), limit);
    expect(path).toBe('game/src/dice.ts');
    expect(text).toBe(DICE.replace('return 6', 'return die'));
  });

  test.each([
    [{ find: 'return' }, 'finds "return" 2 times'],
    [{ find: 'reduce' }, 'finds "reduce" 0 times'],
    [{ place: 'src/dice.ts#shuffle' }, 'has no "shuffle"'],
    [{ place: 'src/cards.ts' }, 'game/src/cards.ts, which does not exist'],
    [{ with: 'return 6' }, 'changes nothing'],
    [{ rows: ['function shuffle'] }, 'names a row that does not exist: "function shuffle"'],
    [{ outcome: 'survived' }, 'is survived'],
    [{ outcome: undefined }, 'is never run'],
    [{ line: 3 }, 'has an unknown field: line'],
  ])('mutationProblems refuses a mutation with %j: %s', (change, problem) => {
    expect(mutationProblems(root, sheetOf(row), [{ ...limit, ...change }]).join()).toContain(problem);
  });

  test('mutationProblems accepts a valid mutation', () => {
    expect(mutationProblems(root, sheetOf(row), [limit])).toEqual([]);
  });
});

test('unproved lists a row without a mutation and a test with nine items', () => {
  const crowd = { ...row, item: 'many', ids: ['007-001..009'], test: 'src/dice.test.ts#many' };
  expect(unproved(sheetOf(row, crowd), [limit])).toEqual([
    'game: "function many" has no mutation',
    'game: 9 items rest on "src/dice.test.ts#many", at most 8 may',
  ]);
});

describe('citedTest', () => {
  const matches = (cited, title) => {
    const sheet = { ...sheetOf(row), dataTests: [{ data: 'cases', test: 'src/cases.test.ts' }] };
    const { file, pattern } = citedTest(sheet, cited);
    return { file, isMeant: new RegExp(`^(?:${pattern})$`, 's').test(title) };
  };

  test.each([
    ['src/dice.test.ts#rolls (twice)', 'rolls (twice)', true],
    ['src/dice.test.ts#rolls', 'rolls twice', false],
    ['src/dice.test.ts#%s has %i sides', 'a coin has 2 sides', true],
    ['src/dice.test.ts#a coin has 2 sides', "'a coin' has 2 sides", true],
  ])('citedTest matches %s with the test "%s": %s', (cited, title, isMeant) => {
    expect(matches(cited, title)).toEqual({ file: 'game/src/dice.test.ts', isMeant });
  });

  test.each([
    ['cases/dice.json#D1', 'D1: a six is a six', true],
    ['cases/dice.json#D1', "'D1: a six is a six'", true],
    ['cases/dice.json#D1', 'D10: another', false],
  ])('citedTest matches %s with the case "%s": %s', (cited, title, isMeant) => {
    expect(matches(cited, title)).toEqual({ file: 'game/src/cases.test.ts', isMeant });
  });
});

/** Writes a repository with tests of the dice. */
function writeTests() {
  write('package.json', '{ "type": "module" }');
  write('vitest.config.ts', 'export default { test: {} };\n');
  write(
    'game/src/dice.test.ts',
    [
      "import { expect, test } from 'vitest';",
      "import { roll, sum } from './dice.ts';",
      "test('a die shows six at most', () => expect(roll(7)).toBe(6));",
      "test('an empty sum is 0', () => expect(sum([])).toBe(0));",
      '',
    ].join('\n'),
  );
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(
    fileURLToPath(new URL('../../node_modules/vitest', import.meta.url)),
    join(root, 'node_modules/vitest'),
    'junction',
  );
}

test('a mutation is killed by failing tests, survives passing tests, and is broken when a file does not load', () => {
  writeTests();
  const sheet = sheetOf(row, { ...row, item: 'sum', test: 'src/dice.test.ts#an empty sum is 0' });
  const sum = {
    name: 'A sum is doubled',
    place: 'src/dice.ts#sum',
    find: 'total + ',
    with: 'total + 2 * ',
    rows: ['function sum'],
  };
  const unloadable = {
    ...limit,
    name: 'No module',
    place: 'src/dice.ts',
    find: 'export function roll',
    with: 'throw 1; export function roll',
  };
  const plan = [limit, sum, unloadable, { ...limit, name: 'Again' }].map((mutation) => ({ sheet, mutation }));
  expect(resultsOf(plan).map(({ outcome }) => outcome)).toEqual(['killed', 'survived', 'broken', 'killed']);
});

test('a mutation that loops for ever is killed by the limit of its run, and the next one still runs', () => {
  writeTests();
  const endless = { ...limit, name: 'A roll never ends', find: 'return 6', with: 'for (;;);' };
  const plan = [endless, limit].map((mutation) => ({ sheet: sheetOf(row), mutation }));
  const [looping, next] = resultsOf(plan, 3000);
  expect(looping).toMatchObject({ outcome: 'killed', why: 'timeout' });
  expect(next).toMatchObject({ outcome: 'killed' });
});

/** Runs in another process, because Vitest cannot start Vitest in its worker. */
function resultsOf(plan, limitMs) {
  const script = `import { runMutations } from ${JSON.stringify(new URL('./mutate.mjs', import.meta.url).href)};
const options = ${JSON.stringify({ root, limitMs })};
console.log(JSON.stringify(await runMutations(${JSON.stringify(plan)}, options)));
process.exit(0);`;
  const { VITEST: _, ...env } = process.env;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' });
  return JSON.parse(out.trim().split('\n').at(-1));
}
