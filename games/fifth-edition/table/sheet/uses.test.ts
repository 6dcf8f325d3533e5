import { blankRecord, type CharacterRecord, type Edition, evaluateCharacter } from '@tessera/fifth-edition';
import { describe, expect, test } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { planOf, type UseRow, usesOf } from './uses.ts';

function rowsOf(edition: Edition, className: string, level: number, change: Partial<CharacterRecord> = {}): UseRow[] {
  const levels = Array.from({ length: level }, () => ({ class: className, hp: 'fixed' as const }));
  const record = { ...blankRecord({ id: 'one', name: 'One', edition }), levels, ...change };
  return usesOf(evaluateCharacter(record, rulebookOf(edition)));
}

function rowOf(rows: readonly UseRow[], name: string): UseRow {
  const row = rows.find((each) => each.name === name);
  if (row === undefined) throw new Error(`no row ${name} in ${rows.map((each) => each.name).join(', ')}`);
  return row;
}

const FRESH = { used: [] };

describe('what a use takes of the turn', () => {
  test.each([
    ['fighter', 'Second Wind', 'bonus', 'bonus'],
    ['fighter', 'Action Surge', 'free', 'free'],
    ['barbarian', 'Rage', 'bonus', 'bonus'],
    ['rogue', 'Cunning Action', 'bonus', 'bonus'],
    ['rogue', 'Uncanny Dodge', 'reaction', 'reaction'],
    ['bard', 'Countercharm', 'action', 'reaction'],
    ['paladin', 'Lay on Hands', 'action', 'bonus'],
    ['cleric', 'Divine Intervention', 'action', 'action'],
  ])('%s, %s: %s in 2014, %s in 2024', (className, name, before, after) => {
    expect(rowOf(rowsOf('2014', className, 10), name).place).toBe(before);
    expect(rowOf(rowsOf('2024', className, 10), name).place).toBe(after);
  });

  test('a breath is an action in 2014 and one attack of it in 2024', () => {
    const breath = (edition: Edition) =>
      rowOf(rowsOf(edition, 'fighter', 1, { species: 'dragonborn' }), 'Breath Weapon');
    expect(breath('2014')).toMatchObject({ place: 'action', isAttack: false });
    expect(breath('2024')).toMatchObject({ place: 'action', isAttack: true });
  });

  test('what content says nothing about stands by itself', () => {
    expect(rowOf(rowsOf('2024', 'wizard', 1), 'Arcane Recovery').place).toBe('other');
  });
});

describe('using something', () => {
  test('spends it and its part of the turn in one deed', () => {
    expect(planOf(rowOf(rowsOf('2024', 'fighter', 1), 'Second Wind'), FRESH).steps).toEqual([
      { type: 'spend', what: 'second-wind', amount: 1 },
      { type: 'use', part: 'bonus', used: true },
    ]);
  });

  test('spends nothing of a turn outside of combat, and no part twice', () => {
    const row = rowOf(rowsOf('2024', 'fighter', 1), 'Second Wind');
    const spend = { type: 'spend', what: 'second-wind', amount: 1 };
    expect(planOf(row, null).steps).toEqual([spend]);
    expect(planOf(row, { used: ['bonus'] }).steps).toEqual([spend]);
  });

  test('draws on what another feature brings, as much as it takes', () => {
    const rows = rowsOf('2014', 'monk', 18);
    expect(planOf(rowOf(rows, 'Empty Body'), null).steps).toEqual([
      { type: 'toggle', id: 'empty-body', on: true },
      { type: 'spend', what: 'ki', amount: 4 },
    ]);
    const tired = rowsOf('2014', 'monk', 18, { used: { ki: 15 } });
    expect(planOf(rowOf(tired, 'Empty Body'), null).isSpent).toBe(true);
    expect(planOf(rowOf(tired, 'Flurry of Blows'), null).isSpent).toBe(false);
  });

  test('of points takes as many as the player says', () => {
    const row = rowOf(rowsOf('2024', 'paladin', 3), 'Lay on Hands');
    expect(row.amount).toBeUndefined();
    expect(planOf(row, null, 7).steps).toEqual([{ type: 'spend', what: 'lay-on-hands', amount: 7 }]);
    expect(planOf(row, null, 16).isSpent).toBe(true);
  });

  test('switches on, and off again for nothing', () => {
    expect(planOf(rowOf(rowsOf('2024', 'barbarian', 1), 'Rage'), FRESH).steps).toEqual([
      { type: 'toggle', id: 'rage', on: true },
      { type: 'spend', what: 'rage', amount: 1 },
      { type: 'use', part: 'bonus', used: true },
    ]);
    const raging = rowOf(rowsOf('2024', 'barbarian', 1, { toggles: { rage: true } }), 'Rage');
    expect(planOf(raging, FRESH).steps).toEqual([{ type: 'toggle', id: 'rage', on: false }]);
  });

  test('offers each shape of several, not one use for all', () => {
    const shapes = rowsOf('2024', 'druid', 2).filter(({ resource }) => resource?.id === 'wild-shape');
    expect(shapes.filter(({ toggle }) => toggle).length).toBeGreaterThan(1);
    expect(shapes.every(({ toggle, name }) => toggle !== undefined || name === 'Wild Companion')).toBe(true);
  });
});
