import { expect, test } from 'vitest';
import { tessera } from '../testing/tessera.ts';

test('coverage finds a record, or a reason for its absence, for every entry of both SRDs', async () => {
  const { exit, json } = await tessera(['coverage', '--json']);
  expect(exit).toBe(0);
  const { ok, kinds } = json() as {
    ok: boolean;
    kinds: { edition: string; kind: string; entries: number; missing: string[]; without: Record<string, string> }[];
  };
  expect(ok).toBe(true);
  expect(kinds.flatMap(({ missing }) => missing)).toEqual([]);
  const spells = kinds.filter(({ kind }) => kind === 'spell').map(({ edition, entries }) => [edition, entries]);
  expect(spells).toEqual([
    ['2014', 319],
    ['2024', 339],
  ]);
  for (const { without } of kinds) for (const why of Object.values(without)) expect(why).not.toBe('');
});

test('coverage --edition reports one edition', async () => {
  const { out } = await tessera(['coverage', '--edition', '2014']);
  expect(out).toMatch(/^2014 +spell +319 of 319 +100 %$/m);
  expect(out).not.toContain('2024');
  expect((await tessera(['coverage', '--edition', '2015'])).exit).toBe(2);
});
