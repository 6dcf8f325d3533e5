import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldParts } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { compareSheet, comparisonLines, evaluateCharacter, listing, loadRulebook } from '../src/index.ts';
import { filesIn, rulebookOf, srdFiles } from './content.ts';
import { SNAPSHOTS } from './snapshots.ts';

const sheets = z
  .array(
    z.object({
      id: z.string(),
      title: z.string(),
      expected: z.record(z.string(), z.union([z.number(), z.string(), z.array(z.string())])),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('../cases/expected-sheets.json', import.meta.url), 'utf8')));

const house = fileURLToPath(new URL('packs/house', import.meta.url));

/** C4 has a feat that the SRD does not: it comes from a pack of the user's. */
const withHouse = loadRulebook([...srdFiles('2014'), ...filesIn(house, 'house')], '2014');

function sheetOf(id: string) {
  const record = SNAPSHOTS[id]!();
  return evaluateCharacter(record, id === 'C4' ? withHouse.rulebook : rulebookOf(record.edition));
}

describe('the expected sheets', () => {
  test.each(sheets)('$id $title', ({ id, expected }) => {
    const comparison = compareSheet(expected, sheetOf(id));
    expect(comparisonLines(id, comparison)).toEqual([
      `${id}: ${Object.keys(expected).length} compared, 0 errors, 0 warnings, 0 new, 0 approved`,
    ]);
  });

  test.each(Object.keys(SNAPSHOTS))('case 141: the parts of every number of %s fold to it', (id) => {
    for (const [path, line] of listing(sheetOf(id)))
      if (line.kind === 'number' && line.stat !== undefined)
        expect([path, foldParts(line.stat.parts)]).toEqual([path, line.value]);
  });

  test('a comparison grades what differs', () => {
    const comparison = compareSheet({ ac: 18, size: 'Large', 'proficiencies.armor': ['light'] }, sheetOf('C1'));
    expect(comparison.summary).toEqual({ error: 1, warning: 2, info: 0 });
  });
});
