import { describe, expect, test } from 'vitest';
import { type CharacterRecord, evaluateCharacter } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

const fighter = character({ edition: '2024', scores: [10, 14, 12, 10, 10, 10], classes: ['fighter 1'] });
const stunned = {
  instanceId: 'a',
  ref: 'condition:stunned',
  appliedAt: 0,
  duration: { type: 'rounds', count: 2 },
} as const;

describe('temporary condition', () => {
  const sheetOf = (record: CharacterRecord) => evaluateCharacter(record, rulebookOf('2024'));

  test('a temporary condition counts like any other and names its effect as source', () => {
    const sheet = sheetOf({ ...fighter, active: [stunned] });
    expect(sheet.conditions.map(({ id }) => id)).toEqual(['stunned', 'incapacitated']);
    expect(sheet.conditions[0]?.sources).toMatchObject([{ id: 'active["a"]' }]);
    const byHand = sheetOf({ ...fighter, conditions: [{ id: 'stunned' }] });
    expect(sheet.saves.DEX).toEqual(byHand.saves.DEX);
  });

  test('a temporary condition ends with its duration and does not apply when it is on another creature', () => {
    expect(sheetOf({ ...fighter, active: [stunned], time: 60 }).conditions).toEqual([]);
    expect(sheetOf({ ...fighter, active: [{ ...stunned, on: 'friend' }] }).conditions).toEqual([]);
  });

  test('an unknown temporary condition is reported with its path', () => {
    const sheet = sheetOf({ ...fighter, active: [{ ...stunned, ref: 'condition:stuned' }] });
    expect(sheet.issues).toContainEqual(
      expect.objectContaining({ code: 'E_UNKNOWN_REFERENCE', path: 'active["a"].ref' }),
    );
  });
});
