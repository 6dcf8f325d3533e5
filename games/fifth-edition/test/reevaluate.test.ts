import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CharacterRecord, type DerivedState, evaluateCharacter, reevaluate } from '../src/index.ts';
import { rulebookOf } from './content.ts';
import { SNAPSHOTS } from './snapshots.ts';

const count = fc.integer({ min: 0, max: 12 });
type Edit = (record: CharacterRecord) => CharacterRecord;
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'damage',
        'temp',
        'pact',
        'slot.1',
        'slot.2',
        'hitDie.d8',
        'hitDie.d10',
        'second-wind',
        'rage',
        'free.misty-step',
      ),
      count,
    )
    .map(
      ([what, spent]): Edit =>
        (record) => ({ ...record, used: { ...record.used, [what]: spent } }),
    ),
  fc.boolean().map(
    (on): Edit =>
      (record) => ({ ...record, toggles: { ...record.toggles, rage: on } }),
  ),
  fc.constantFrom('prone', 'exhaustion', 'grappled').map(
    (id): Edit =>
      (record) => ({ ...record, conditions: [{ id }] }),
  ),
  fc.boolean().map(
    (equipped): Edit =>
      (record) => ({
        ...record,
        inventory: record.inventory.map((entry) => ({ ...entry, equipped })),
      }),
  ),
);

test('146. after any edits the sheet is that of a fresh run', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(SNAPSHOTS).filter((id) => id !== 'C4')),
      fc.array(edits, { minLength: 1, maxLength: 10 }),
      (id, changes) => {
        let record = SNAPSHOTS[id]!();
        const rulebook = rulebookOf(record.edition);
        let sheet: DerivedState = evaluateCharacter(record, rulebook);
        for (const change of changes) {
          record = change(record);
          sheet = reevaluate(sheet, record, rulebook);
          expect(sheet).toEqual(evaluateCharacter(record, rulebook));
        }
      },
    ),
    { numRuns: 60 },
  );
});
