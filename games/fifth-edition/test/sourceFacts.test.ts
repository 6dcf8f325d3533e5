import { describe, expect, test } from 'vitest';
import { evaluateCharacter } from '../src/index.ts';
import type { Ability, Edition } from '../src/vocabulary/vocabulary.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

/** Corrections from comparing the records with their source. */
describe('saves of spells', () => {
  const rows: readonly [Edition, string, readonly Ability[]][] = [
    ['2014', 'seeming', ['CHA']],
    ['2014', 'wall-of-stone', ['DEX']],
    ['2014', 'forcecage', ['CHA']],
    ['2014', 'antipathy-sympathy', ['WIS']],
    ['2014', 'holy-aura', ['CON']],
    ['2014', 'power-word-stun', ['CON']],
    ['2014', 'irresistible-dance', ['WIS']],
    ['2014', 'true-polymorph', ['WIS']],
    ['2014', 'prismatic-spray', ['CON', 'DEX', 'WIS']],
    ['2024', 'wall-of-stone', ['DEX']],
    ['2024', 'forcecage', ['CHA']],
    ['2024', 'power-word-stun', ['CON']],
  ];
  test.each(rows)('save of a spell matches the SRD of %s: %s', (edition, spell, saves) => {
    expect(rulebookOf(edition).spells.get(spell)?.record.save).toEqual(saves);
  });
});

describe('uses of items', () => {
  const rows: readonly [Edition, string, number, string][] = [
    ['2014', 'helm-of-teleportation', 3, 'dawn'],
    ['2014', 'bag-of-tricks', 3, 'dawn'],
    ['2014', 'bag-of-tricks-tan', 3, 'dawn'],
    ['2014', 'staff-of-charming', 10, 'dawn'],
    ['2024', 'bag-of-tricks', 3, 'dawn'],
    ['2024', 'crystal-ball-of-telepathy', 1, 'dawn'],
    ['2024', 'ioun-stone-of-greater-absorption', 20, 'none'],
  ];
  test.each(rows)('item uses match the SRD of %s: %s has %d', (edition, item, uses, refresh) => {
    const sheet = sheetWith(edition, item);
    expect([sheet.resources[item]?.max.value, sheet.resources[item]?.refresh]).toEqual([uses, refresh]);
  });

  test('crystal ball and figurine have no uses, but their variants have (2014)', () => {
    for (const item of ['crystal-ball', 'figurine-of-wondrous-power'])
      expect(sheetWith('2014', item).resources).not.toHaveProperty(item);
  });

  test('Eyes of Minute Seeing grant darkvision of one foot (2024)', () => {
    expect(sheetWith('2024', 'eyes-of-minute-seeing').senses.darkvision?.value).toBe(1);
  });
});

test('cost and weight of gear match the table of adventuring gear (2024)', () => {
  const { items } = rulebookOf('2024');
  const found = ['bedroll', 'chain', 'chest', 'component-pouch', 'parchment', 'antitoxin', 'poisoners-kit'].map(
    (id) => {
      const { weight, cost } = items.get(id)!.record;
      return [id, weight, cost];
    },
  );
  expect(found).toEqual([
    ['bedroll', 7, 1],
    ['chain', 10, 5],
    ['chest', 25, 5],
    ['component-pouch', 2, 25],
    ['parchment', undefined, 0.1],
    ['antitoxin', undefined, 50],
    ['poisoners-kit', 2, 50],
  ]);
});

test('one iron spike weighs a tenth of ten (2014)', () => {
  expect(rulebookOf('2014').items.get('spike-iron')?.record.weight).toBe(0.5);
});

test('a tiefling casts Hellish Rebuke at level 2 (2014)', () => {
  const record = character({
    edition: '2014',
    scores: [10, 10, 10, 10, 10, 16],
    classes: ['fighter 3'],
    species: 'tiefling',
  });
  const sheet = evaluateCharacter(record, rulebookOf('2014'));
  expect(sheet.spellcasting.spells.find(({ spell }) => spell === 'hellish-rebuke')).toMatchObject({
    level: 1,
    castAt: 2,
  });
});

function sheetWith(edition: Edition, item: string) {
  const record = character({ edition, scores: [10, 10, 10, 10, 10, 10], classes: ['wizard 5'], items: [`${item}*`] });
  return evaluateCharacter(record, rulebookOf(edition));
}

describe('dice once per turn', () => {
  const rows: readonly [Edition, string, string, Readonly<Record<string, string>>, string, string][] = [
    ['2014', 'cleric 8 life', 'Divine Strike', {}, 'divine-strike', '1d8'],
    ['2014', 'cleric 14 life', 'Divine Strike', {}, 'divine-strike', '2d8'],
    ['2014', 'ranger 3 hunter', 'Colossus Slayer', { 'hunters-prey': 'colossus-slayer' }, 'colossus-slayer', '1d8'],
    ['2024', 'cleric 14 life-domain', 'Divine Strike', { 'blessed-strikes': 'divine-strike' }, 'divine-strike', '2d8'],
    [
      '2024',
      'druid 15 circle-of-the-land',
      'Primal Strike',
      { 'elemental-fury': 'primal-strike' },
      'primal-strike',
      '2d8',
    ],
    ['2024', 'ranger 3 hunter', 'Colossus Slayer', { 'hunters-prey': 'colossus-slayer' }, 'colossus-slayer', '1d8'],
  ];
  test.each(rows)('feature dice refresh per turn in %s for %s: %s', (edition, classes, name, choices, id, die) => {
    const record = character({ edition, scores: [13, 13, 13, 13, 13, 13], classes: [classes], choices });
    const sheet = evaluateCharacter(record, rulebookOf(edition));
    expect(sheet.resources[id]).toMatchObject({ name, die, left: 1, refresh: 'turn' });
  });
});
