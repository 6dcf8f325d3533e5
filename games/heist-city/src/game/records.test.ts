import { fileURLToPath } from 'node:url';
import { checkPlaythroughFolder, runCaseFolder } from '@tessera/testkit/files';
import { describe, expect, test } from 'vitest';
import * as engine from '../../spec/index.ts';
import { heistCity } from './game.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

test('the recorded playthroughs replay unchanged', () => {
  const checks = checkPlaythroughFolder(heistCity, folder('playthroughs'));
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
});

describe('Rule cases', () => {
  const results = runCaseFolder(heistCity, folder('cases'), { functions: () => ({ ...engine }) });

  test('the case folder is not empty', () => {
    expect(results.length).toBeGreaterThan(0);
  });

  test.each(results)('$name', ({ why }) => {
    expect(why, why).toBeUndefined();
  });
});
