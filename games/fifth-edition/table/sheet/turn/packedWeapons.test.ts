import { type CharacterAction, diff, evaluateCharacter, stateAfterActions } from '@tessera/fifth-edition';
import { expect, test } from 'vitest';
import { rulebookOf } from '../../../test/content.ts';
import { englishOf } from '../../../test/english.ts';
import { SNAPSHOTS } from '../../../test/snapshots.ts';
import { packedWeapons } from './packedWeapons.ts';

function packedBy(...items: readonly string[]) {
  const own = SNAPSHOTS.C5!();
  const packed = items.map((item) => ({ instanceId: item, item, equipped: false, attuned: false }));
  const record = { ...own, inventory: [...own.inventory, ...packed] };
  const rulebook = rulebookOf(record.edition);
  const sheet = evaluateCharacter(record, rulebook);
  const start = { record, combat: null, death: { successes: 0, failures: 0 }, rolled: [], made: 0, retired: false };
  return packedWeapons(record, sheet, rulebook, (action: CharacterAction) => {
    const state = stateAfterActions(start, action);
    const after = evaluateCharacter(state.record, rulebook);
    return { state, record: state.record, sheet: after, differences: diff(sheet, after) };
  });
}

test('packedWeapons returns the attack of a weapon in the pack', () => {
  const [dagger] = packedBy('dagger');
  expect(dagger).toMatchObject({ name: 'Dagger', objection: undefined });
  expect(dagger?.attack?.attack.value).toBe(7);
});

test('packedWeapons returns the objection when both hands are needed', () => {
  const [longbow] = packedBy('longbow');
  expect(longbow?.attack?.attack.value).toBe(7);
  expect(englishOf(longbow?.objection)).toContain('both hands');
});

test('packedWeapons ignores items that are no weapons', () => {
  expect(packedBy('studded-leather-armor', 'rope')).toEqual([]);
});
