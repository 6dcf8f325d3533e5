import { REJECTION_REASONS } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { TOPICS } from '../parts/topicOf.ts';
import { sheetDe } from './sheet.de.ts';
import { sheetEn } from './sheet.en.ts';

/** Every text by its path, with the names of its gaps. */
function gapsOf(bundle: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(bundle).flatMap(([key, value]) => {
      const here = path === '' ? key : `${path}/${key}`;
      if (typeof value === 'object') return [...gapsOf(value, here)];
      const gaps = [...String(value).matchAll(/\{(\w+)/g)].map(([, gap]) => gap).toSorted();
      return [[here, gaps.join(' ')] as const];
    }),
  );
}

describe('the texts of the sheet', () => {
  test('have the same gaps in both languages', () => {
    expect(gapsOf(sheetDe)).toEqual(gapsOf(sheetEn));
  });

  test('say every rule in short and in full', () => {
    expect(Object.keys(sheetEn.sum.short).toSorted()).toEqual([...TOPICS].toSorted());
    expect(Object.keys(sheetEn.sum.rule).toSorted()).toEqual([...TOPICS].toSorted());
  });

  test('have a sentence for every reason why something does not count', () => {
    expect(Object.keys(sheetEn.sum.reason)).toEqual(expect.arrayContaining([...REJECTION_REASONS]));
  });
});
