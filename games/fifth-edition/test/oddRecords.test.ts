import { describe, expect, test } from 'vitest';
import { CharacterRecord, type DerivedState, evaluateCharacter } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';
import { englishOf } from './english.ts';

const fighter = character({ edition: '2024', scores: [15, 14, 13, 12, 10, 8], classes: ['fighter 1'] });
const plain = sheetOf(fighter);

function sheetOf(record: CharacterRecord): DerivedState {
  return evaluateCharacter(record, rulebookOf(record.edition));
}

/** Returns the problems of the changed fighter's sheet, except open choices, as code, path and message. */
function complaints(change: Partial<CharacterRecord>): string[] {
  const { issues } = sheetOf({ ...fighter, ...change });
  return issues
    .filter(({ severity }) => severity !== 'info')
    .map(({ code, path, message }) => `${code} ${path}: ${englishOf(message)}`);
}

function dagger(instanceId: string, more: Partial<CharacterRecord['inventory'][number]> = {}) {
  return { instanceId, item: 'dagger', equipped: true, attuned: false, ...more };
}

describe('conditions', () => {
  test('exhaustion above level 6 is reported and counts as 6', () => {
    expect(complaints({ conditions: [{ id: 'exhaustion', level: 9 }] })).toEqual([
      'E_CONDITION_LEVEL conditions: Exhaustion has levels 1 to 6, got 9',
    ]);
    const worst = sheetOf({ ...fighter, conditions: [{ id: 'exhaustion', level: 6 }] });
    const beyond = sheetOf({ ...fighter, conditions: [{ id: 'exhaustion', level: 9 }] });
    expect(beyond.conditions).toEqual(worst.conditions);
    expect(beyond.saves).toEqual(worst.saves);
  });

  test('a level of a condition without levels is reported', () => {
    expect(complaints({ conditions: [{ id: 'prone', level: 3 }] })).toEqual([
      'E_CONDITION_LEVEL conditions: Prone has no levels, got 3',
    ]);
    expect(complaints({ conditions: [{ id: 'prone', level: 1 }] })).toEqual([]);
  });
});

describe('manual values', () => {
  const byHand = (target: string, value: number | string) =>
    complaints({ manual: [{ target, value, reason: 'a gift' }] });

  test('an unknown manual path is reported with the nearest one', () => {
    const sheet = sheetOf({ ...fighter, manual: [{ target: 'skills.Stelth', value: 9, reason: 'a gift' }] });
    expect(englishOf(sheet.issues)).toContainEqual(
      expect.objectContaining({ path: 'manual[0].target', hint: 'Did you mean "skills.Stealth"?' }),
    );
    expect(byHand('moonlight', 3)).toEqual([
      'E_MANUAL_TARGET manual[0].target: "moonlight" is no number that can be set by hand',
    ]);
  });

  test('a manual value accepts the path of the sheet and the short target', () => {
    const value = (target: string) => sheetOf({ ...fighter, manual: [{ target, value: 9, reason: 'a gift' }] });
    expect(value('skills.Stealth.bonus').skills).toEqual(value('skills.Stealth').skills);
    expect(value('skills.Stealth.bonus').skills.Stealth?.bonus.value).toBe(9);
    expect(value('abilities.STR.score').abilities.STR.score.value).toBe(9);
    expect(byHand('skills.Stealth.bonus', 9)).toEqual([]);
  });

  test('a manual text instead of a number is refused without effect', () => {
    expect(byHand('ac', 'high')).toEqual(['E_MANUAL_TYPE manual[0].value: expected a number, got "high"']);
  });

  test.each([
    ['ac', 1e9, '-999 to 999'],
    ['ac', 12.5, '-999 to 999'],
    ['abilities.STR', 31, '1 to 30'],
    ['abilities.STR', -4, '1 to 30'],
    ['hitPoints.max', 1e6, '1 to 9999'],
    ['speed.walk', -10, '0 to 9999'],
  ])('manual %s of %d is out of range and has no effect', (target, value, range) => {
    expect(byHand(target, value)).toEqual([
      `E_MANUAL_RANGE manual[0].value: expected a whole number, ${range}, got ${value}`,
    ]);
    const { ac, abilities, hitPoints, speed } = sheetOf({ ...fighter, manual: [{ target, value, reason: 'a gift' }] });
    expect({ ac, abilities, hitPoints, speed }).toEqual({
      ac: plain.ac,
      abilities: plain.abilities,
      hitPoints: plain.hitPoints,
      speed: plain.speed,
    });
  });

  test('a second manual value of the same number is reported', () => {
    const manual = [
      { target: 'ac', value: 15, reason: 'one' },
      { target: 'ac', value: 15, reason: 'two' },
    ];
    expect(complaints({ manual })).toEqual(['E_MANUAL_DUPLICATE manual[1].target: "ac" is set by hand already']);
  });
});

describe('packs', () => {
  test('a pinned pack that is not available is reported', () => {
    const packs = [
      { id: 'srd-5.2', version: '1.0.0' },
      { id: 'moon-pack', version: '2.0.0' },
    ];
    expect(complaints({ packs })).toEqual([
      'E_PACK_MISSING packs[1]: the pack "moon-pack" 2.0.0 is not loaded; its content is missing',
    ]);
  });

  test('a different version of a pinned pack is reported', () => {
    expect(complaints({ packs: [{ id: 'srd-5.2', version: '0.9.0' }] })).toEqual([
      'W_PACK_VERSION packs[0]: made with srd-5.2 0.9.0, worked out with 1.0.0',
    ]);
  });
});

describe('belongings', () => {
  test('a duplicate instance id is reported in the inventory and in effects', () => {
    expect(complaints({ inventory: [dagger('a'), dagger('b'), dagger('a')] })).toEqual([
      'E_DUPLICATE_INSTANCE inventory[2].instanceId: "a" is taken already',
    ]);
    const bless = {
      instanceId: 'x',
      ref: 'spell:bless',
      appliedAt: 0,
      duration: { type: 'permanent' as const },
      casterId: 'friend',
    };
    expect(complaints({ active: [bless, { ...bless, casterId: 'other' }] })).toEqual([
      'E_DUPLICATE_INSTANCE active[1].instanceId: "x" is taken already',
    ]);
  });

  test('five hundred equipped daggers are reported once, with and without a hand', () => {
    const many = (slot?: 'mainHand') =>
      Array.from({ length: 500 }, (_, index) => dagger(`d${index}`, slot === undefined ? {} : { slot }));
    expect(complaints({ inventory: many('mainHand') })).toEqual([
      'E_EQUIP_HANDS inventory: Dagger, Dagger, Dagger and 497 more: more than two hands can hold',
    ]);
    expect(complaints({ inventory: many() })).toEqual([
      'W_EQUIP_READY inventory: 500 weapons are equipped and no hand is named; 8 can be at the ready',
    ]);
    expect(complaints({ inventory: [dagger('a'), dagger('b'), dagger('c')] })).toEqual([]);
  });

  test('two items in the same hand are reported', () => {
    const inventory = [dagger('a', { slot: 'mainHand' }), dagger('b', { slot: 'mainHand' })];
    expect(complaints({ inventory })).toEqual(['E_EQUIP_HANDS inventory: Dagger, Dagger: both in the main hand']);
    expect(complaints({ inventory: [inventory[0]!, dagger('b', { slot: 'offHand' })] })).toEqual([]);
    const { attacks } = sheetOf({ ...fighter, inventory });
    expect(attacks.lines.filter(({ id }) => id === 'unarmed')).toHaveLength(1);
    expect(attacks.lines).toHaveLength(2);
  });

  test('a shield with a weapon in each hand is reported in any order', () => {
    const blades = [dagger('a', { slot: 'mainHand' }), dagger('b', { slot: 'offHand' })];
    const shield = { ...dagger('s'), item: 'shield' };
    expect(complaints({ inventory: [...blades, shield] })).toEqual([
      'E_EQUIP_HANDS inventory: Dagger, Dagger, Shield: more than two hands can hold',
    ]);
    expect(complaints({ inventory: [shield, ...blades] })).toEqual([
      'E_EQUIP_HANDS inventory: Shield, Dagger, Dagger: more than two hands can hold',
    ]);
  });

  test.each([
    ['dagger', 'armor'],
    ['dagger', 'shield'],
    ['chain-mail', 'mainHand'],
    ['shield', 'armor'],
    ['ring-of-protection', 'armor'],
  ] as const)('%s in the slot %s is refused', (item, slot) => {
    expect(complaints({ inventory: [{ ...dagger('a'), item, slot }] })).toContainEqual(
      expect.stringMatching(new RegExp(`^E_EQUIP_SLOT inventory\\[0\\]\\.slot: .* "${slot}"`)),
    );
  });

  test.each([
    ['dagger', 'offHand'],
    ['shield', 'offHand'],
    ['shield', 'shield'],
    ['chain-mail', 'armor'],
    ['ring-of-protection', 'worn'],
    ['arcane-focus-wand', 'mainHand'],
  ] as const)('%s in the slot %s is accepted', (item, slot) => {
    const { issues } = sheetOf({ ...fighter, inventory: [{ ...dagger('a'), item, slot }] });
    expect(issues.filter(({ code }) => code === 'E_EQUIP_SLOT')).toEqual([]);
  });
});

describe('spent uses', () => {
  test('counters that no character can have are reported', () => {
    const used = { 'slot.12': 3, 'hitDie.d7': 1, foo: 2, 'free.fierball': 1 };
    expect(complaints({ used })).toEqual(
      Object.keys(used)
        .toSorted()
        .map((id) => `W_USE_UNKNOWN used["${id}"]: nothing has uses of "${id}"`),
    );
  });

  test('counters of resources that the character lacks now are accepted', () => {
    const used = {
      'slot.9': 1,
      pact: 1,
      'hitDie.d6': 1,
      damage: 3,
      temp: 2,
      'second-wind': 1,
      rage: 1,
      'free.bless': 1,
    };
    expect(complaints({ used })).toEqual([]);
  });
});

describe('base scores', () => {
  const scored = (abilityMethod: 'standardArray' | 'pointBuy' | 'rolled' | 'manual', scores: readonly number[]) => {
    const [STR = 0, DEX = 0, CON = 0, INT = 0, WIS = 0, CHA = 0] = scores;
    return complaints({ abilityMethod, baseAbilities: { STR, DEX, CON, INT, WIS, CHA } });
  };

  test.each([
    ['standardArray', [15, 15, 13, 12, 10, 8], 'the standard array is 15, 14, 13, 12, 10, 8'],
    ['pointBuy', [15, 15, 15, 15, 8, 8], '36 of 27 points are spent'],
    ['pointBuy', [16, 8, 8, 8, 8, 8], 'scores are bought from 8 to 15, got 16'],
    ['rolled', [19, 8, 8, 8, 8, 8], 'three dice come to 3 to 18, got 19'],
  ] as const)('%s with %j is refused', (method, scores, why) => {
    expect(scored(method, scores)).toEqual([`E_ABILITY_METHOD baseAbilities: ${why}`]);
  });

  test.each([
    ['standardArray', [8, 10, 12, 13, 14, 15]],
    ['pointBuy', [15, 15, 15, 8, 8, 8]],
    ['pointBuy', [10, 10, 10, 10, 10, 10]],
    ['rolled', [18, 3, 10, 10, 10, 10]],
    ['manual', [30, 1, 10, 10, 10, 10]],
  ] as const)('%s with %j is accepted', (method, scores) => {
    expect(scored(method, scores)).toEqual([]);
  });
});

describe('limits of lists', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`);
  const mapped = <T>(count: number, value: T) => Object.fromEntries(many(count).map((key) => [key, value]));

  test.each([
    ['choices', { choices: mapped(2_001, 'x') }],
    ['toggles', { toggles: mapped(2_001, true) }],
    ['used', { used: mapped(2_001, 1) }],
    ['details', { details: mapped(101, 'x') }],
    ['packs', { packs: many(51).map((id) => ({ id, version: '1.0.0' })) }],
    ['conditions', { conditions: many(51).map((id) => ({ id })) }],
    ['manual', { manual: many(201).map((target) => ({ target, value: 1, reason: 'x' })) }],
  ])('CharacterRecord limits the number of %s', (field, change) => {
    const { error } = CharacterRecord.safeParse({ ...fighter, ...change });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
    expect(error?.issues[0]?.message).toMatch(/at most|Too big/);
  });
});
