import {
  type CharacterAction,
  type CharacterRecord,
  diff,
  evaluateCharacter,
  stateAfterActions,
} from '@tessera/fifth-edition';
import { describe, expect, test } from 'vitest';
import { character } from '../../../test/characters.ts';
import { rulebookOf } from '../../../test/content.ts';
import { SNAPSHOTS } from '../../../test/snapshots.ts';
import { laterHigher } from './laterHigher.ts';
import { waysHigher } from './waysHigher.ts';

function characterContextOf(record: CharacterRecord) {
  const rulebook = rulebookOf(record.edition);
  const sheet = evaluateCharacter(record, rulebook);
  const start = { record, combat: null, death: { successes: 0, failures: 0 }, rolled: [], made: 0, retired: false };
  const attempt = (...actions: readonly CharacterAction[]) => {
    const state = stateAfterActions(start, ...actions);
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

describe('waysHigher', () => {
  test('waysHigher suggests better armor from the pack', () => {
    expect(waysHigher(characterContextOf(carrying('half-plate-armor')), 'ac')).toEqual([
      { how: 'wear', name: 'Half-Plate Armor', value: 20, hampers: ['Stealth'] },
    ]);
  });

  test('waysHigher ignores worse armor', () => {
    expect(waysHigher(characterContextOf(carrying('studded-leather-armor')), 'ac')).toEqual([]);
  });

  test('waysHigher suggests ending a condition that lowers the number', () => {
    const held = carrying('dagger', { conditions: [{ id: 'grappled' }] });
    expect(waysHigher(characterContextOf(held), 'speed.walk')).toEqual([
      { how: 'end', name: 'Grappled', value: 30, hampers: [] },
    ]);
  });

  test('waysHigher ignores armor that prevents casting or gives disadvantage on saves', () => {
    expect(waysHigher(characterContextOf(carrying('plate-armor')), 'ac')).toEqual([]);
  });

  const wizard = (change: Partial<CharacterRecord> = {}): CharacterRecord => ({
    ...character({
      edition: '2024',
      scores: [8, 14, 12, 16, 10, 10],
      classes: ['wizard 5 evoker'],
      choices: {
        'wizard-spellbook': ['mage-armor', 'fly'],
        'wizard-prepared': ['mage-armor', 'fly'],
      },
    }),
    ...change,
  });

  test('waysHigher suggests a prepared spell while a slot is left', () => {
    expect(waysHigher(characterContextOf(wizard()), 'ac')).toEqual([
      { how: 'cast', name: 'Mage Armor', value: 15, hampers: [] },
    ]);
    expect(waysHigher(characterContextOf(wizard({ used: { 'slot.1': 4, 'slot.2': 3, 'slot.3': 2 } })), 'ac')).toEqual(
      [],
    );
  });

  test('waysHigher ignores an unprepared spell of the book', () => {
    const choices = { 'wizard-spellbook': ['mage-armor', 'fly'], 'wizard-prepared': ['fly'] };
    expect(waysHigher(characterContextOf(wizard({ choices })), 'ac')).toEqual([]);
  });

  test('waysHigher ignores a spell that is already active', () => {
    const duration = { type: 'hours', count: 8 } as const;
    const active = [{ instanceId: 'a', ref: 'spell:mage-armor', appliedAt: 0, duration }];
    expect(waysHigher(characterContextOf(wizard({ active })), 'ac')).toEqual([]);
  });

  test('waysHigher suggests a shield from the pack to a trained character', () => {
    const fighter = character({ edition: '2024', scores: [16, 12, 14, 8, 10, 10], classes: ['fighter 1'] });
    const inventory = [{ instanceId: 's', item: 'shield', equipped: false, attuned: false }];
    expect(waysHigher(characterContextOf({ ...fighter, inventory }), 'ac')).toEqual([
      { how: 'wear', name: 'Shield', value: 13, hampers: [] },
    ]);
  });
});

describe('laterHigher', () => {
  const fighter = character({ edition: '2024', scores: [16, 14, 14, 8, 10, 10], classes: ['fighter 4 champion'] });

  test('laterHigher names the cheapest purchases, each with more than the one before', () => {
    const found = laterHigher(characterContextOf(fighter), 'ac').filter(({ how }) => how === 'buy');
    expect(found.map((each) => ('price' in each ? each.price : 0))).toEqual([5, 10]);
    expect(found[1]!.value).toBeGreaterThan(found[0]!.value);
  });

  test('laterHigher names the ability and the next level that raise a save', () => {
    expect(laterHigher(characterContextOf(fighter), 'saves.CON.bonus')).toEqual([
      { how: 'ability', ability: 'CON', points: 2, value: 5 },
      { how: 'level', name: 'Fighter', level: 5, value: 5 },
    ]);
  });

  test('laterHigher knows nothing for a number that is no sum', () => {
    expect(laterHigher(characterContextOf(fighter), 'size')).toEqual([]);
  });
});
