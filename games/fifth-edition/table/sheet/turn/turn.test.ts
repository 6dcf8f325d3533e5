import { evaluateCharacter } from '@tessera/fifth-edition';
import { describe, expect, test } from 'vitest';
import { rulebookOf } from '../../../test/content.ts';
import { SNAPSHOTS } from '../../../test/snapshots.ts';
import { type TurnRows, turnRows } from './turn.ts';

function rowsOf(id: string, change: object = {}) {
  const record = { ...SNAPSHOTS[id]!(), ...change };
  const rulebook = rulebookOf(record.edition);
  return turnRows(evaluateCharacter(record, rulebook), record, rulebook);
}

type Row = TurnRows['action' | 'bonus' | 'reaction'][number];

function namesOf(rows: readonly Row[]): string[] {
  return rows.map((row) => (row.kind === 'attack' ? row.attack.name : row.kind === 'spell' ? row.line.name : row.name));
}

function spellIn(rows: readonly Row[], id: string) {
  return rows.filter((row) => row.kind === 'spell').find(({ line }) => line.id === id);
}

describe('turnRows', () => {
  test('turnRows lists held weapons and the unarmed strike', () => {
    expect(namesOf(rowsOf('C1').action)).toEqual(['Longsword', 'Unarmed Strike']);
  });

  test('turnRows lists features by action cost and omits free casts', () => {
    const { bonus, reaction, free, other } = rowsOf('C5');
    expect(namesOf(bonus)).toEqual(expect.arrayContaining(['Bardic Inspiration', 'Second Wind']));
    expect(namesOf(reaction)).toContain('Cutting Words');
    expect(namesOf(free)).toContain('Action Surge');
    expect(other).toEqual([]);
  });

  test('turnRows lists bonus action spells with the cheapest way to cast them', () => {
    expect(spellIn(rowsOf('C5').bonus, 'misty-step')?.way).toMatchObject({ kind: 'free', left: 1 });
    const later = rowsOf('C5', { used: { 'free.misty-step': 1 } }).bonus;
    expect(spellIn(later, 'misty-step')?.way).toMatchObject({ kind: 'slot', level: 2 });
  });

  test('turnRows reads the casting times of both editions', () => {
    const ids = rowsOf('C7', { choices: { ...SNAPSHOTS.C7!().choices, 'cleric-prepared': ['healing-word'] } }).bonus;
    expect(spellIn(ids, 'healing-word')).toBeDefined();
  });

  test('turnRows keeps a spell without a slot left, with the reason', () => {
    const used = { 'free.misty-step': 1, 'slot.2': 3, 'slot.3': 3, 'slot.4': 3, 'slot.5': 2 };
    expect(spellIn(rowsOf('C5', { used }).bonus, 'misty-step')?.way?.refused).toEqual({ code: 'noneLeft' });
  });

  test('turnRows lists cantrips with a save and the numbers of their class', () => {
    const record = SNAPSHOTS.C5!();
    const choices = { ...record.choices, 'bard-cantrips': ['vicious-mockery'] };
    const row = rowsOf('C5', { choices }).action.find((each) => each.kind === 'cantrip');
    expect(row).toMatchObject({ id: 'vicious-mockery', dice: '3d6', save: ['WIS'], damageTypes: ['psychic'] });
  });
});
