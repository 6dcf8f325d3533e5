import { evaluateCharacter } from '@tessera/fifth-edition';
import { describe, expect, test } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { SNAPSHOTS } from '../../test/snapshots.ts';
import { turnRows } from './turn.ts';

function rowsOf(id: string, change: object = {}) {
  const record = { ...SNAPSHOTS[id]!(), ...change };
  const rulebook = rulebookOf(record.edition);
  return turnRows(evaluateCharacter(record, rulebook), record, rulebook);
}

describe('a turn', () => {
  test('offers what is in hand, and bare hands', () => {
    const names = rowsOf('C1').action.map((row) => (row.kind === 'attack' ? row.attack.name : row.name));
    expect(names).toEqual(['Longsword', 'Unarmed Strike']);
  });

  test('offers features with uses, but free casts only with their spell', () => {
    expect(rowsOf('C5').uses.map(({ resource }) => resource.name)).toEqual([
      'Bardic Inspiration',
      'Second Wind',
      'Action Surge',
    ]);
  });

  test('offers spells of a bonus action with the cheapest way to cast them', () => {
    const step = rowsOf('C5').bonus.find(({ line }) => line.id === 'misty-step');
    expect(step?.way).toMatchObject({ kind: 'free', left: 1 });
    const later = rowsOf('C5', { used: { 'free.misty-step': 1 } }).bonus.find(({ line }) => line.id === 'misty-step');
    expect(later?.way).toMatchObject({ kind: 'slot', level: 2 });
  });

  test('reads casting times of both editions', () => {
    const ids = rowsOf('C7', { choices: { ...SNAPSHOTS.C7!().choices, 'cleric-prepared': ['healing-word'] } }).bonus;
    expect(ids.map(({ line }) => line.id)).toContain('healing-word');
  });

  test('keeps a spell that nothing is left for, with the reason', () => {
    const used = { 'free.misty-step': 1, 'slot.2': 3, 'slot.3': 3, 'slot.4': 3, 'slot.5': 2 };
    const step = rowsOf('C5', { used }).bonus.find(({ line }) => line.id === 'misty-step');
    expect(step?.way?.refused).toEqual({ code: 'noneLeft' });
  });

  test('offers cantrips that are resisted with the numbers of their class', () => {
    const record = SNAPSHOTS.C5!();
    const choices = { ...record.choices, 'bard-cantrips': ['vicious-mockery'] };
    const row = rowsOf('C5', { choices }).action.find((each) => each.kind === 'cantrip');
    expect(row).toMatchObject({ id: 'vicious-mockery', dice: '3d6', save: ['WIS'], damageTypes: ['psychic'] });
  });
});
