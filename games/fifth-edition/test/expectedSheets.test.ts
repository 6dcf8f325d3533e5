import { fileURLToPath } from 'node:url';
import { foldParts } from '@tessera/rules';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import {
  caseRecord,
  compareCase,
  compareSheet,
  comparisonLines,
  evaluateCharacter,
  loadRulebook,
  type Rulebook,
  type SheetCase,
  sheetLines,
} from '../src/index.ts';
import { filesIn, rulebookOf, srdFiles } from './content.ts';
import { SNAPSHOTS, sheetCases } from './snapshots.ts';
import { translateIn } from './translators.ts';

const sheets = sheetCases('expected-sheets.json');
const rules = sheetCases('rule-sheets.json');
const scenarios = sheetCases('specification-sheets.json');
const house = fileURLToPath(new URL('packs/house', import.meta.url));

/** C4 has a feat that is not in the SRD; it comes from a custom pack. */
const withHouse = loadRulebook([...srdFiles('2014'), ...filesIn(house, 'house')], '2014');

function bookFor({ packs }: SheetCase, edition: '2014' | '2024'): Rulebook {
  return packs === undefined ? rulebookOf(edition) : withHouse.rulebook;
}

function linesOf(sheetCase: SheetCase, others: readonly SheetCase[]): string[] {
  const record = caseRecord(sheetCase, others);
  return comparisonLines(
    sheetCase.id,
    compareCase(sheetCase, record, bookFor(sheetCase, record.edition)),
    translateIn('en'),
  );
}

const fine = ({ id, expected, issues = [] }: SheetCase) => [
  `${id}: ${Object.keys(expected).length + issues.length} compared, 0 errors, 0 warnings, 0 new, 0 approved`,
];

describe('expected sheets', () => {
  test.each(sheets)('$id $title', (sheetCase) => {
    expect(linesOf(sheetCase, sheets)).toEqual(fine(sheetCase));
  });

  test.each(sheets)('the parts of every number of $id fold to its value (case 141)', (sheetCase) => {
    const record = caseRecord(sheetCase, sheets);
    for (const [path, line] of nonEmpty(sheetLines(evaluateCharacter(record, bookFor(sheetCase, record.edition)))))
      if (line.kind === 'number' && line.stat !== undefined)
        expect([path, foldParts(line.stat.parts)]).toEqual([path, line.value]);
  });
});

describe('rule cases with a character and its numbers', () => {
  test.each(rules)('$id $title', (sheetCase) => {
    expect(linesOf(sheetCase, rules)).toEqual(fine(sheetCase));
  });
});

describe('scenarios of the specification', () => {
  test.each(scenarios)('$id $title', (sheetCase) => {
    expect(linesOf(sheetCase, scenarios)).toEqual(fine(sheetCase));
  });
});

describe('compareSheet and compareCase', () => {
  const record = SNAPSHOTS.C1!();
  const sheet = evaluateCharacter(record, rulebookOf('2014'));

  test('compareSheet grades differences by severity', () => {
    const comparison = compareSheet({ ac: 18, size: 'Large', 'proficiencies.armor': ['light'] }, sheet);
    expect(comparison.summary).toEqual({ error: 1, warning: 2, info: 0 });
    expect(comparison.differences[0]).toMatchObject({ path: 'ac', before: 18, after: 19 });
  });

  test('compareSheet accepts a difference within the tolerance', () => {
    expect(compareSheet({ ac: 18 }, sheet, { tolerance: 1 }).summary.error).toBe(0);
  });

  test('compareSheet separates an approved difference until the content version changes', () => {
    const approvals = [{ path: 'ac', because: 'the table of an older book', contentVersion: '1.0.0' }];
    const now = compareSheet({ ac: 18 }, sheet, { approvals, contentVersion: '1.0.0' });
    expect([now.summary.error, now.approved]).toEqual([0, approvals]);
    expect(compareSheet({ ac: 18 }, sheet, { approvals, contentVersion: '1.1.0' }).summary.error).toBe(1);
  });

  test('compareCase reports a missing issue code', () => {
    const wanting: SheetCase = { id: 'x', title: 'X', given: {}, expected: {}, issues: ['E_EQUIP_HANDS'] };
    const { differences, summary } = compareCase(wanting, record, rulebookOf('2014'));
    expect([summary.error, differences[0]?.before]).toEqual([1, 'E_EQUIP_HANDS']);
  });
});
