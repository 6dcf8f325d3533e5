import { type CharacterAction, type CharacterRecord, diff, evaluateCharacter, performed } from '@tessera/fifth-edition';
import { describe, expect, test } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { SNAPSHOTS } from '../../test/snapshots.ts';
import { waysHigher } from './waysHigher.ts';

function deskOf(record: CharacterRecord) {
  const rulebook = rulebookOf(record.edition);
  const sheet = evaluateCharacter(record, rulebook);
  const start = { record, combat: null, death: { successes: 0, failures: 0 }, rolled: [], made: 0, retired: false };
  const attempt = (...actions: readonly CharacterAction[]) => {
    const state = performed(start, ...actions);
    const after = evaluateCharacter(state.record, rulebook);
    return { state, record: state.record, sheet: after, differences: diff(sheet, after) };
  };
  return { record, sheet, rulebook, attempt };
}

function carrying(item: string, change: Partial<CharacterRecord> = {}): CharacterRecord {
  const record = SNAPSHOTS.C5!();
  return {
    ...record,
    ...change,
    inventory: [...record.inventory, { instanceId: 'spare', item, equipped: false, attuned: false }],
  };
}

describe('why a number is not higher', () => {
  test('better armor in the pack takes the place of what is worn', () => {
    expect(waysHigher(deskOf(carrying('half-plate-armor')), 'ac')).toEqual([
      { how: 'wear', name: 'Half-Plate Armor', value: 20, hampers: ['Stealth'] },
    ]);
  });

  test('worse armor is not mentioned', () => {
    expect(waysHigher(deskOf(carrying('studded-leather-armor')), 'ac')).toEqual([]);
  });

  test('a condition that holds a number down is', () => {
    const held = carrying('dagger', { conditions: [{ id: 'grappled' }] });
    expect(waysHigher(deskOf(held), 'speed.walk')).toEqual([{ how: 'end', name: 'Grappled', value: 30, hampers: [] }]);
  });

  test('armor that one can neither cast nor save in is not', () => {
    expect(waysHigher(deskOf(carrying('plate-armor')), 'ac')).toEqual([]);
  });
});
