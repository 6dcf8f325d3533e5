import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

// The cases of the reference rules by their numbers; S1 to S6 are the test scenarios of the specification.
const NUMBERS = [
  ...['S1', 'S2', 'S3', 'S4', 'S5', 'S6'],
  ...['1-4', '6-9', '11-14', '16-19', '21-24', '26-29', '31-34', '36-39', '41-44', '46-49', '51-54', '56-59'],
  ...['61-64', '66-69', '71-74', '76-79', '81-84', '86-89', '91-94', '96-99', '101-104', '106-109'],
  ...['111-114', '116-119', '121-124', '126-129', '131-155'],
].flatMap((range) => {
  const [from, to] = range.split('-').map(Number) as [number, number | undefined];
  return to === undefined ? [range] : Array.from({ length: to - from + 1 }, (_, more) => String(from + more));
});

const root = fileURLToPath(new URL('..', import.meta.url));
const names = readdirSync(`${root}cases/rules`).flatMap((file) =>
  JSON.parse(readFileSync(`${root}cases/rules/${file}`, 'utf8')).cases.map(({ name }: { name: string }) => name),
);
const TESTED = { '109': 'undo.test.ts' };

describe('Coverage of the reference cases', () => {
  test('no reference number is listed twice', () => {
    expect(new Set(NUMBERS).size).toBe(NUMBERS.length);
  });

  test.each(NUMBERS)('a case covers reference number %s', (number) => {
    const file = TESTED[number as keyof typeof TESTED];
    const found =
      file === undefined
        ? names.some((name) => name.startsWith(`${number}:`))
        : readFileSync(`${root}src/${file}`, 'utf8').includes(`'${number}: `);
    expect(found).toBe(true);
  });
});
