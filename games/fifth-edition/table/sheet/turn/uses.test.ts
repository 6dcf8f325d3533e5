import { blankRecord, type CharacterRecord, type Edition, evaluateCharacter } from '@tessera/fifth-edition';
import { describe, expect, test } from 'vitest';
import { rulebookOf } from '../../../test/content.ts';
import { planOf, type UseRequest, type UseRow, usesOf } from './uses.ts';

type Change = Partial<CharacterRecord> & { readonly subclass?: string };

function recordOf(
  edition: Edition,
  className: string,
  level: number,
  { subclass, ...change }: Change,
): CharacterRecord {
  const one = { class: className, hp: 'fixed' as const, ...(subclass !== undefined && { subclass }) };
  return {
    ...blankRecord({ id: 'one', name: 'One', edition }),
    levels: Array.from({ length: level }, () => one),
    ...change,
  };
}

function rowsOf(edition: Edition, className: string, level: number, change: Change = {}): UseRow[] {
  return usesOf(evaluateCharacter(recordOf(edition, className, level, change), rulebookOf(edition)));
}

function rowOf(rows: readonly UseRow[], name: string): UseRow {
  const row = rows.find((each) => each.name === name);
  if (row === undefined) throw new Error(`no row ${name} in ${rows.map((each) => each.name).join(', ')}`);
  return row;
}

const record = recordOf('2024', 'fighter', 1, {});
const sheet = evaluateCharacter(record, rulebookOf('2024'));
/** Context outside of combat. */
const IDLE = { sheet, record, combat: null };
const FRESH = { ...IDLE, combat: { used: [] } };

/** Returns the actions of a use by name. */
function actionsOf(
  edition: Edition,
  className: string,
  level: number,
  name: string,
  change: Change = {},
  wish?: UseRequest,
) {
  const record = recordOf(edition, className, level, change);
  const sheet = evaluateCharacter(record, rulebookOf(edition));
  return planOf(rowOf(usesOf(sheet), name), { sheet, record, combat: null }, wish).actions;
}

describe('usesOf', () => {
  test.each([
    ['fighter', 'Second Wind', 'bonus', 'bonus'],
    ['fighter', 'Action Surge', 'free', 'free'],
    ['barbarian', 'Rage', 'bonus', 'bonus'],
    ['rogue', 'Cunning Action', 'bonus', 'bonus'],
    ['rogue', 'Uncanny Dodge', 'reaction', 'reaction'],
    ['bard', 'Countercharm', 'action', 'reaction'],
    ['paladin', 'Lay on Hands', 'action', 'bonus'],
    ['cleric', 'Divine Intervention', 'action', 'action'],
  ])('usesOf gives the cost of %s, %s: %s in 2014, %s in 2024', (className, name, before, after) => {
    expect(rowOf(rowsOf('2014', className, 10), name).place).toBe(before);
    expect(rowOf(rowsOf('2024', className, 10), name).place).toBe(after);
  });

  test('usesOf treats Breath Weapon as an action (2014) or as one attack (2024)', () => {
    const breath = (edition: Edition) =>
      rowOf(rowsOf(edition, 'fighter', 1, { species: 'dragonborn' }), 'Breath Weapon');
    expect(breath('2014')).toMatchObject({ place: 'action', isAttack: false });
    expect(breath('2024')).toMatchObject({ place: 'action', isAttack: true });
  });

  test('usesOf lists a use without a cost as other', () => {
    expect(rowOf(rowsOf('2024', 'wizard', 1), 'Arcane Recovery').place).toBe('other');
  });
});

describe('planOf', () => {
  test('planOf spends the resource and the action in one step', () => {
    expect(planOf(rowOf(rowsOf('2024', 'fighter', 1), 'Second Wind'), FRESH).actions).toEqual([
      { type: 'spend', what: 'second-wind', amount: 1 },
      { type: 'use', part: 'bonus', used: true },
      { type: 'recover', what: 'heal', label: 'Second Wind', dice: '1d10', bonus: 1 },
    ]);
  });

  test('planOf spends no action outside of combat, and none twice', () => {
    const row = rowOf(rowsOf('2024', 'barbarian', 1), 'Rage');
    const actions = [
      { type: 'toggle', id: 'rage', on: true },
      { type: 'spend', what: 'rage', amount: 1 },
    ];
    expect(planOf(row, IDLE).actions).toEqual(actions);
    expect(planOf(row, { ...IDLE, combat: { used: ['bonus'] } }).actions).toEqual(actions);
  });

  test('planOf spends the resource of another feature by the required amount', () => {
    const rows = rowsOf('2014', 'monk', 18);
    expect(planOf(rowOf(rows, 'Empty Body'), IDLE).actions).toEqual([
      { type: 'toggle', id: 'empty-body', on: true },
      { type: 'spend', what: 'ki', amount: 4 },
    ]);
    const tired = rowsOf('2014', 'monk', 18, { used: { ki: 15 } });
    expect(planOf(rowOf(tired, 'Empty Body'), IDLE).isSpent).toBe(true);
    expect(planOf(rowOf(tired, 'Flurry of Blows'), IDLE).isSpent).toBe(false);
  });

  test('planOf spends as many points of a pool as the player enters', () => {
    const row = rowOf(rowsOf('2024', 'paladin', 3), 'Lay on Hands');
    expect(row.amount).toBeUndefined();
    expect(planOf(row, IDLE, { amount: 7 }).actions).toEqual([
      { type: 'spend', what: 'lay-on-hands', amount: 7 },
      { type: 'heal', amount: 7 },
    ]);
    expect(planOf(row, IDLE, { amount: 16 }).isSpent).toBe(true);
  });

  test('planOf switches a toggle on, and off without cost', () => {
    expect(planOf(rowOf(rowsOf('2024', 'barbarian', 1), 'Rage'), FRESH).actions).toEqual([
      { type: 'toggle', id: 'rage', on: true },
      { type: 'spend', what: 'rage', amount: 1 },
      { type: 'use', part: 'bonus', used: true },
    ]);
    const raging = rowOf(rowsOf('2024', 'barbarian', 1, { toggles: { rage: true } }), 'Rage');
    expect(planOf(raging, FRESH).actions).toEqual([{ type: 'toggle', id: 'rage', on: false }]);
  });

  test('planOf starts a lasting effect with its answers, and ends it without cost', () => {
    const answers = { 'wild-shape-form': 'wolf' };
    const actions = actionsOf('2024', 'druid', 5, 'Wild Shape', {}, { answers });
    const begin = {
      type: 'begin',
      ref: 'feat:wild-shape-form',
      duration: { type: 'hours', count: 2 },
      choices: answers,
    };
    expect(actions).toEqual([{ type: 'spend', what: 'wild-shape', amount: 1 }, begin, { type: 'temp', amount: 5 }]);
    const { type: _, ...effect } = begin;
    const active = [{ ...effect, instanceId: 'shape-1', appliedAt: 0 }] as CharacterRecord['active'];
    expect(actionsOf('2024', 'druid', 5, 'Wild Shape', { active })).toEqual([{ type: 'end', instanceId: 'shape-1' }]);
  });
});

describe('gains of planOf', () => {
  const hurt = { used: { damage: 20 } };

  test.each<[Edition, string, number, string, Change, object[]]>([
    ['2014', 'fighter', 5, 'Second Wind', hurt, [{ type: 'recover', what: 'heal', dice: '1d10', bonus: 5 }]],
    ['2014', 'monk', 7, 'Wholeness of Body', { subclass: 'open-hand' }, [{ type: 'heal', amount: 21 }]],
    ['2014', 'fighter', 18, 'Survivor', { subclass: 'champion' }, [{ type: 'heal', amount: 5 }]],
    ['2014', 'warlock', 3, "Dark One's Blessing", { subclass: 'fiend' }, [{ type: 'temp', amount: 3 }]],
    ['2014', 'bard', 9, 'Song of Rest', {}, [{ type: 'recover', what: 'heal', dice: '1d8', bonus: 0 }]],
    ['2024', 'fighter', 18, 'Survivor', { subclass: 'champion' }, [{ type: 'heal', amount: 5 }]],
    ['2024', 'ranger', 10, 'Tireless', {}, [{ type: 'recover', what: 'temp', dice: '1d8', bonus: 0 }]],
    ['2024', 'warlock', 3, "Dark One's Blessing", { subclass: 'fiend-patron' }, [{ type: 'temp', amount: 3 }]],
    ['2024', 'fighter', 5, 'Adrenaline Rush', { species: 'orc' }, [{ type: 'temp', amount: 3 }]],
    [
      '2024',
      'druid',
      10,
      "Land's Aid",
      { subclass: 'circle-of-the-land' },
      [{ type: 'recover', what: 'heal', dice: '3d6', bonus: 0 }],
    ],
    [
      '2024',
      'monk',
      11,
      'Wholeness of Body',
      { subclass: 'warrior-of-the-open-hand' },
      [{ type: 'recover', what: 'heal', dice: '1d10', bonus: 0 }],
    ],
    [
      '2024',
      'monk',
      5,
      'Uncanny Metabolism',
      { used: { focus: 4, damage: 9 } },
      [
        { type: 'recover', what: 'heal', dice: '1d8', bonus: 5 },
        { type: 'regain', what: 'focus', amount: 4 },
      ],
    ],
  ])('planOf applies the gains in %s of %s %i: %s', (edition, className, level, name, change, gains) => {
    const given = actionsOf(edition, className, level, name, change).filter(({ type }) => type !== 'spend');
    expect(given).toMatchObject(gains);
    expect(given).toHaveLength(gains.length);
  });

  test('planOf restores a fallen character, and has no gain for a standing one', () => {
    const fallen = { species: 'half-orc', used: { damage: 99 } };
    const max = evaluateCharacter(recordOf('2014', 'fighter', 3, {}), rulebookOf('2014')).hitPoints.max.value;
    expect(actionsOf('2014', 'fighter', 3, 'Relentless Endurance', fallen)).toEqual([
      { type: 'spend', what: 'relentless-endurance', amount: 1 },
      { type: 'heal', amount: 99 - max },
      { type: 'heal', amount: 1 },
    ]);
    expect(actionsOf('2014', 'fighter', 3, 'Relentless Endurance', { species: 'half-orc' })).toHaveLength(1);
    const raging = { used: { damage: 500 } };
    expect(actionsOf('2024', 'barbarian', 11, 'Relentless Rage', raging).at(-1)).toEqual({ type: 'heal', amount: 22 });
  });

  test('planOf heals up to half of the hit points with Preserve Life', () => {
    const life = (damage: number) =>
      actionsOf('2014', 'cleric', 2, 'Preserve Life', { subclass: 'life', used: { damage } }).at(-1);
    const { max } = evaluateCharacter(recordOf('2014', 'cleric', 2, {}), rulebookOf('2014')).hitPoints;
    expect(max.value).toBe(13);
    expect(life(12)).toEqual({ type: 'heal', amount: 5 });
    expect(life(3)).toEqual({ type: 'spend', what: 'channel-divinity', amount: 1 });
  });

  test('planOf uses the entered number for a gain that depends on it', () => {
    const blessed = (amount: number) =>
      actionsOf('2024', 'cleric', 6, 'Blessed Healer', { subclass: 'life-domain' }, { amount });
    expect(blessed(3)).toEqual([{ type: 'heal', amount: 5 }]);
  });

  test('planOf only rolls for another creature, and accepts entered totals', () => {
    const spend = { type: 'spend', what: 'lay-on-hands', amount: 5 };
    expect(actionsOf('2024', 'paladin', 3, 'Lay on Hands', {}, { amount: 5, isForOthers: true })).toEqual([spend]);
    const aid = { subclass: 'circle-of-the-land' };
    expect(actionsOf('2024', 'druid', 3, "Land's Aid", aid, { isForOthers: true }).at(-1)).toEqual({
      type: 'roll',
      label: "Land's Aid",
      dice: '2d6',
      bonus: 0,
      mode: 'plain',
    });
    expect(actionsOf('2024', 'fighter', 3, 'Second Wind', {}, { fell: 8 }).at(-1)).toMatchObject({ fell: 8, bonus: 3 });
  });
});
