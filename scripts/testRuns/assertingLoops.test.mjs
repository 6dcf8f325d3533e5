import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { assertingLoops } from './assertingLoops.mjs';
import { testFiles } from './testFiles.mjs';

const inTest = (body) => `test('is so', () => { ${body} });`;
const listsIn = (source) => assertingLoops(source, 'some.test.ts').map(({ list }) => list);

test.each([
  ['a for loop', 'for (const one of list) expect(one).toBe(1);', ['list']],
  ['forEach', 'list.forEach((one) => expect(one).toBe(1));', ['list']],
  ['a counting loop', 'for (let i = 0; i < list.length; i++) expect(list[i]).toBe(1);', ['i < list.length']],
  ['a filtered list', 'for (const one of [1, 2].filter(isOdd)) expect(one).toBe(1);', ['[1, 2].filter(isOdd)']],
  ['two loops', 'for (const a of x) expect(a); for (const b of y) expect(b);', ['x', 'y']],
  ['a loop in a loop', 'for (const a of x) for (const b of nonEmpty(a)) expect(b);', ['x']],
  ['a call of a function that asserts', 'const check = (a) => expect(a); for (const a of x) check(a);', ['x']],
])('assertingLoops finds %s', (_what, body, lists) => {
  expect(listsIn(inTest(body))).toEqual(lists);
});

test.each([
  ['an assertion outside of the loop', 'expect(list).toHaveLength(2); for (const one of list) expect(one).toBe(1);'],
  ['a list in nonEmpty', 'for (const one of nonEmpty(list)) expect(one).toBe(1);'],
  ['a list written out', "for (const one of ['a']) expect(one).toBe(1);"],
  [
    'the keys of an object written out',
    'const all = { a: 1 }; for (const one of Object.keys(all)) expect(one).toBe(1);',
  ],
  ['a number of rounds', 'const ROUNDS = 3; for (let i = 0; i < ROUNDS; i++) expect(i).toBeLessThan(3);'],
  [
    'a loop in a property',
    'fc.assert(fc.property(lists, (list) => { for (const one of list) expect(one).toBe(1); }));',
  ],
])('assertingLoops accepts %s', (_what, body) => {
  expect(listsIn(inTest(body))).toEqual([]);
});

test('no test asserts only in loops whose lists may be empty', () => {
  const files = testFiles(/\.(test|e2e)\.(ts|tsx|mjs)$/);
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    assertingLoops(readFileSync(root + file, 'utf8'), file).map(({ line, list }) => `${file}:${line}: ${list}`),
  );
  expect(found).toEqual([]);
});
