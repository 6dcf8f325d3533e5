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

describe('a condition that lasts for a while', () => {
  const sheetOf = (record: CharacterRecord) => evaluateCharacter(record, rulebookOf('2024'));

  test('is a condition like any other, and says which effect it is', () => {
    const sheet = sheetOf({ ...fighter, active: [stunned] });
    expect(sheet.conditions.map(({ id }) => id)).toEqual(['stunned', 'incapacitated']);
    expect(sheet.conditions[0]?.sources).toMatchObject([{ id: 'active["a"]' }]);
    const byHand = sheetOf({ ...fighter, conditions: [{ id: 'stunned' }] });
    expect(sheet.saves.DEX).toEqual(byHand.saves.DEX);
  });

  test('ends when its time is over, and is not there when it is on someone else', () => {
    expect(sheetOf({ ...fighter, active: [stunned], time: 60 }).conditions).toEqual([]);
    expect(sheetOf({ ...fighter, active: [{ ...stunned, on: 'friend' }] }).conditions).toEqual([]);
  });

  test('that does not exist is named where it stands', () => {
    const sheet = sheetOf({ ...fighter, active: [{ ...stunned, ref: 'condition:stuned' }] });
    expect(sheet.issues).toContainEqual(
      expect.objectContaining({ code: 'E_UNKNOWN_REFERENCE', path: 'active["a"].ref' }),
    );
  });
});
