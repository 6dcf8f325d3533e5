import { expect, test } from 'vitest';
import { pathOf } from './pathOf.ts';

test.each([
  ['units.3.wounds', ['units', 3, 'wounds']],
  [' bid ', ['bid']],
  ['', []],
])('pathOf parses %j as %j', (text, path) => {
  expect(pathOf(text)).toEqual(path);
});
