import { REJECTION_REASONS } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { TOPICS } from '../table/parts/sum/topicOf.ts';
import { sheet } from './en/sheet.ts';

describe('texts of the sheet', () => {
  test('texts explain every rule in short and in full', () => {
    expect(Object.keys(sheet.sum.short).toSorted()).toEqual([...TOPICS].toSorted());
    expect(Object.keys(sheet.sum.rule).toSorted()).toEqual([...TOPICS].toSorted());
  });

  test('texts have a sentence for every rejection reason', () => {
    expect(Object.keys(sheet.sum.reason)).toEqual(expect.arrayContaining([...REJECTION_REASONS]));
  });
});
