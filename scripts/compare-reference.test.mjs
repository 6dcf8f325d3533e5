import { describe, expect, it } from 'vitest';
import { readBases } from './reference/bases.mjs';
import { differencesOf } from './reference/differences.mjs';
import { conditionDifferences, useDifferences } from './reference/features.mjs';
import { readBonuses, readCharges, readTypeLine, readUses } from './reference/typeLine.mjs';

const items = new Map(
  [
    { id: 'longsword', weapon: { range: 'melee', damageType: 'slashing' } },
    { id: 'rapier', weapon: { range: 'melee', damageType: 'piercing' } },
    { id: 'handaxe', weapon: { range: 'melee', damageType: 'slashing' } },
    { id: 'longbow', weapon: { range: 'ranged', damageType: 'piercing' } },
    { id: 'quarterstaff', weapon: { range: 'melee', damageType: 'bludgeoning' } },
    { id: 'leather-armor', armor: { category: 'light' } },
    { id: 'hide-armor', armor: { category: 'medium' } },
    { id: 'half-plate-armor', armor: { category: 'medium' } },
    { id: 'plate-armor', armor: { category: 'heavy' } },
    { id: 'shield', armor: { category: 'shield' } },
  ].map((item) => [item.id, item]),
);

describe('readTypeLine', () => {
  it.each([
    ['Weapon (Longbow), Very Rare (Requires Attunement)', ['weapon', 'longbow', ['very rare'], true, undefined]],
    [
      'Wondrous Item, Rare (Requires Attunement by a Bard or an Elf)',
      ['wondrous item', undefined, ['rare'], true, 'bard or an elf'],
    ],
    [
      'Armor (any), uncommon (+1), rare (+2), or very rare (+3)',
      ['armor', 'any', ['uncommon', 'rare', 'very rare'], false, undefined],
    ],
    ['Weapon (Uncommon)', ['weapon', undefined, ['uncommon'], false, undefined]],
    ['Potion, common', ['potion', undefined, ['common'], false, undefined]],
  ])('readTypeLine reads "%s"', (line, expected) => {
    const { kind, made, rarities, attunement, by } = readTypeLine(line);
    expect([kind, made, rarities, attunement, by]).toEqual(expected);
  });
});

describe('readBases', () => {
  it.each([
    ['weapon', 'any', ['handaxe', 'longbow', 'longsword', 'quarterstaff', 'rapier']],
    ['weapon', 'any simple or martial', ['handaxe', 'longbow', 'longsword', 'quarterstaff', 'rapier']],
    ['weapon', 'any melee weapon', ['handaxe', 'longsword', 'quarterstaff', 'rapier']],
    ['weapon', 'any sword', ['longsword', 'rapier']],
    ['weapon', 'any sword that deals slashing damage', ['longsword']],
    ['weapon', 'any axe or sword', ['handaxe', 'longsword', 'rapier']],
    ['weapon', 'longbow or rapier', ['longbow', 'rapier']],
    ['armor', 'any medium or heavy, except hide armor', ['half-plate-armor', 'plate-armor']],
    ['armor', 'medium or heavy, but not hide', ['half-plate-armor', 'plate-armor']],
    ['armor', 'half plate armor or plate armor', ['half-plate-armor', 'plate-armor']],
    ['armor', 'plate', ['plate-armor']],
    ['armor', 'shield', ['shield']],
    ['weapon', 'any ammunition', undefined],
    ['staff', undefined, ['quarterstaff']],
  ])('readBases finds the base items of %s (%s)', (kind, made, expected) => {
    expect(readBases(kind, made, items)).toEqual(expected);
  });
});

describe('numbers in texts', () => {
  it('readCharges finds charges and their refresh', () => {
    expect(readCharges('It has 7 charges. It regains 1d6 + 1 expended charges daily at dawn.')).toEqual({
      max: 7,
      refresh: 'dawn',
      back: '1d6 + 1',
    });
    expect(readCharges('These have three charges.')).toMatchObject({ max: 3, refresh: 'none' });
    expect(readCharges("It can't be used this way again until the next dawn.")).toMatchObject({
      max: 1,
      refresh: 'dawn',
    });
    expect(readCharges('It glows.')).toBeUndefined();
  });

  it('readBonuses finds bonuses to armor class and attacks, but not conditional ones', () => {
    expect(readBonuses('You gain a +2 bonus to AC.')).toEqual({ ac: 2, attack: undefined });
    expect(readBonuses('a +1 bonus to attack and damage rolls')).toEqual({ ac: undefined, attack: 1 });
    expect(readBonuses('a +2 bonus to AC against ranged attacks').ac).toBeUndefined();
  });

  it('readUses finds the rest that restores the uses of a feature', () => {
    expect(readUses("You can't use it again until you finish a Long Rest.")).toBe('long');
    expect(
      readUses(
        'A number of times equal to your bonus, and you regain all expended uses when you finish a Short or Long Rest.',
      ),
    ).toBe('short');
    expect(readUses('Once per turn.')).toBeUndefined();
  });
});

describe('differencesOf', () => {
  const ours = [
    { id: 'torch-of-doom', attunement: false, bases: ['longsword'], rarity: 'rare', features: [] },
    { id: 'odd', attunement: false, features: [] },
  ];
  const reference = [
    { index: 'torch-of-doom', text: 'Weapon (Rapier), Rare (Requires Attunement by a Bard)\nHas 3 charges.' },
    { index: 'lost', text: 'Ring, rare\n' },
  ];

  it('differencesOf lists different names, bases, attunement and charges', () => {
    const found = differencesOf('2024', ours, reference, items).map(({ id, what }) => `${id} ${what}`);
    expect(found.toSorted()).toEqual([
      'lost missing',
      'odd surplus',
      'torch-of-doom attunement',
      'torch-of-doom attunement by',
      'torch-of-doom bases',
      'torch-of-doom charges',
    ]);
  });
});

describe('useDifferences', () => {
  const text = "You can't use it again until you finish a Long Rest.";
  const feature = (effects) => [
    { kind: 'feat', record: { id: 'f', features: [{ id: 'gale', name: 'Gale', effects }] } },
  ];
  const found = (effects) => useDifferences('2024', feature(effects), [{ index: 'gale', name: 'Gale', text }]);

  it('useDifferences reports missing uses and a different rest', () => {
    expect(found([])).toMatchObject([{ id: 'gale', what: 'uses' }]);
    expect(found([{ kind: 'resource', resourceId: 'gale', max: 1, refresh: 'short' }])).toMatchObject([
      { id: 'gale', what: 'rest', ours: ['short'], reference: 'long' },
    ]);
    expect(found([{ kind: 'resource', resourceId: 'gale', max: 1, refresh: 'long' }])).toEqual([]);
  });
});

describe('conditionDifferences', () => {
  it('conditionDifferences reports missing effects on attackers', () => {
    const reference = [{ index: 'stunned', text: 'Attack rolls against you have Advantage.' }];
    expect(conditionDifferences('2024', [{ id: 'stunned', effects: [] }], reference)).toMatchObject([
      { id: 'stunned', what: 'attacked with advantage' },
    ]);
  });
});
