import { describe, expect, test } from 'vitest';
import { evaluateCharacter } from '../src/index.ts';
import type { Ability, Edition } from '../src/vocabulary.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

/** What reading the records beside their source found. */
describe('saves that a spell asks for', () => {
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
  test.each(rows)('%s: %s', (edition, spell, saves) => {
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
  test.each(rows)('%s: %s has %d', (edition, item, uses, refresh) => {
    const sheet = sheetWith(edition, item);
    expect([sheet.resources[item]?.max.value, sheet.resources[item]?.refresh]).toEqual([uses, refresh]);
  });

  test('a crystal ball and a figurine of 2014 have none: those of their kinds have', () => {
    for (const item of ['crystal-ball', 'figurine-of-wondrous-power'])
      expect(sheetWith('2014', item).resources).not.toHaveProperty(item);
  });

  test('2024: Eyes of Minute Seeing see in the dark as far as a foot', () => {
    expect(sheetWith('2024', 'eyes-of-minute-seeing').senses.darkvision?.value).toBe(1);
  });
});

test('2024: gear costs and weighs what the table of adventuring gear says', () => {
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

test('2014: one iron spike weighs a tenth of ten', () => {
  expect(rulebookOf('2014').items.get('spike-iron')?.record.weight).toBe(0.5);
});

test('2014: the hellish rebuke of a tiefling is cast at level 2', () => {
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

describe('dice that a weapon deals once a turn', () => {
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
  test.each(rows)('%s, %s: %s', (edition, classes, name, choices, id, die) => {
    const record = character({ edition, scores: [13, 13, 13, 13, 13, 13], classes: [classes], choices });
    const sheet = evaluateCharacter(record, rulebookOf(edition));
    expect(sheet.resources[id]).toMatchObject({ name, die, left: 1, refresh: 'turn' });
  });
});
