import { REJECTION_REASONS } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { BAR_CODES } from '../src/gate/bar.ts';
import { TOPICS } from '../table/parts/sum/topicOf.ts';
import { match } from './en/match.ts';
import { sheet } from './en/sheet.ts';

describe('texts of the sheet', () => {
  test('texts explain every rule in short and in full', () => {
    expect(Object.keys(sheet.sum.short).toSorted()).toEqual([...TOPICS].toSorted());
    expect(Object.keys(sheet.sum.rule).toSorted()).toEqual([...TOPICS].toSorted());
  });

  test('texts have a sentence for every rejection reason', () => {
    expect(Object.keys(sheet.sum.reason)).toEqual(expect.arrayContaining([...REJECTION_REASONS]));
  });

  test('texts have a sentence for every reason of the gate', () => {
    const given = Object.keys(match.refusal).filter((code) => code.startsWith('barred-'));
    expect(given.toSorted()).toEqual(BAR_CODES.map((code) => `barred-${code}`).toSorted());
  });
});
