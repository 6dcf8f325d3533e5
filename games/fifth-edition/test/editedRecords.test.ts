import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blankRecord,
  type CharacterRecord,
  type DerivedState,
  EDITIONS,
  editionFiles,
  evaluateCharacter,
  loadRulebook,
  questionOffers,
  settleChoices,
} from '../src/index.ts';
import { bytesOf } from './bytesOf.ts';
import { rulebookOf } from './content.ts';
import { type Among, EDITS } from './edits.ts';
import { seeded } from './seeded.ts';
import { SNAPSHOTS } from './snapshots.ts';

const unseen = {
  2014: loadRulebook(await editionFiles('2014'), '2014').rulebook,
  2024: loadRulebook(await editionFiles('2024'), '2024').rulebook,
};

/** Each run has up to twelve edits; a regression shows within a few runs. */
const RUNS = 24;

function amongOf(seed: number): Among {
  const random = seeded(seed);
  return (count) => Math.floor(random() * count);
}

/**
 * Applies edits one after the other. After each, the sheet and its offers equal those of a copy of the record, and the
 * earlier sheet is unchanged. The last sheet equals that of a second rulebook, whose caches have not seen the edits.
 */
function checkEdits(start: CharacterRecord, names: readonly string[], among: Among): void {
  const rulebook = rulebookOf(start.edition);
  let record = start;
  let sheet: DerivedState = evaluateCharacter(record, rulebook);
  for (const name of names) {
    record = EDITS[name]!(record, sheet, rulebook, among);
    const before = bytesOf(sheet);
    const next = evaluateCharacter(record, rulebook);
    const fresh = evaluateCharacter(structuredClone(record), rulebook);
    if (bytesOf(next) !== bytesOf(fresh)) expect({ name, sheet: next }).toEqual({ name, sheet: fresh });
    expect(next.provenance).toEqual(fresh.provenance);
    expect(bytesOf(sheet)).toBe(before);
    const question = fresh.choices[among(fresh.choices.length)]!.key;
    expect(questionOffers(next, question)).toEqual(questionOffers(fresh, question));
    sheet = next;
  }
  expect(bytesOf(evaluateCharacter(record, unseen[start.edition]))).toBe(bytesOf(sheet));
}

const edits = fc.array(fc.constantFrom(...Object.keys(EDITS)), { minLength: 1, maxLength: 12 });
const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('evaluateCharacter after any edits (case 146)', () => {
  test('evaluateCharacter of an edited example character depends on the record alone', () => {
    const ids = Object.keys(SNAPSHOTS).filter((id) => id !== 'C4');
    fc.assert(
      fc.property(fc.constantFrom(...ids), edits, seeds, (id, names, seed) => {
        checkEdits(SNAPSHOTS[id]!(), names, amongOf(seed));
      }),
      { numRuns: RUNS },
    );
  });

  test.each(EDITIONS)('evaluateCharacter of an edited random character depends on the record alone, %s', (edition) => {
    fc.assert(
      fc.property(edits, seeds, (names, seed) => {
        const among = amongOf(seed);
        const blank = blankRecord({ id: 'someone', name: 'Someone', edition });
        checkEdits(settleChoices(blank, rulebookOf(edition), among), names, among);
      }),
      { numRuns: RUNS },
    );
  });

  test('evaluateCharacter of an edited high-level character depends on the record alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EDITIONS), edits, seeds, (edition, names, seed) => {
        const among = amongOf(seed);
        const rulebook = rulebookOf(edition);
        const blank = blankRecord({ id: 'someone', name: 'Someone', edition });
        // These scores allow every class.
        const baseAbilities = { STR: 15, DEX: 15, CON: 15, INT: 15, WIS: 15, CHA: 15 };
        let record = settleChoices({ ...blank, baseAbilities }, rulebook, among);
        const sheet = evaluateCharacter(record, rulebook);
        for (let level = 2; level < 14; level++) record = EDITS.levelUp!(record, sheet, rulebook, among);
        checkEdits(settleChoices(record, rulebook, among), names, among);
      }),
      { numRuns: RUNS / 2 },
    );
  });
});
