import { blankRecord, evaluateCharacter } from '@tessera/fifth-edition';
import { expect, test } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { SNAPSHOTS } from '../../test/snapshots.ts';
import { identityOf } from './identity.ts';

test('identityOf returns lineage, classes and subclasses', () => {
  const record = SNAPSHOTS.C5!();
  const rulebook = rulebookOf('2024');
  expect(identityOf(evaluateCharacter(record, rulebook), rulebook)).toEqual({
    kin: 'High Elf',
    background: 'Criminal',
    level: 12,
    classes: [
      { name: 'Bard', level: 10, subclass: 'College of Lore' },
      { name: 'Fighter', level: 2, subclass: undefined },
    ],
  });
});

test('identityOf adds the species when the lineage does not name it', () => {
  const rulebook = rulebookOf('2024');
  const record = { ...SNAPSHOTS.C5!(), species: 'tiefling', lineage: 'abyssal' };
  expect(identityOf(evaluateCharacter(record, rulebook), rulebook).kin).toBe('Tiefling, Abyssal Legacy');
});

test('identityOf omits undecided parts', () => {
  const rulebook = rulebookOf('2024');
  const sheet = evaluateCharacter(blankRecord({ id: 'new', name: '', edition: '2024' }), rulebook);
  expect(identityOf(sheet, rulebook)).toEqual({ kin: undefined, background: undefined, level: 1, classes: [] });
});
