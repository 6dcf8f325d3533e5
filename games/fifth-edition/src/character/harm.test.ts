import { describe, expect, test } from 'vitest';
import { blankRecord } from '../record/blankRecord.ts';
import type { CharacterRecord } from '../record/record.ts';
import type { ActionOf } from './actions.ts';
import type { CharacterEvent } from './events.ts';
import { hurt, mend } from './harm.ts';
import { perform, refusalOf } from './rules/actionRules.ts';
import type { CharacterState } from './state.ts';

function stateWith(record: Partial<CharacterRecord>, death = { successes: 0, failures: 0 }): CharacterState {
  const blank = blankRecord({ id: 'hero', name: 'Hero', edition: '2024' });
  return { record: { ...blank, ...record }, combat: null, death, rolled: [], made: 0, retired: false };
}

function harmed(state: CharacterState, amount: number, hitPoints: ActionOf<'damage'>['hitPoints'], isCritical = false) {
  const events: CharacterEvent[] = [];
  hurt(state, amount, (event) => void events.push(event), hitPoints, isCritical);
  return { ...state, events: events.map(({ type }) => type) };
}

const HELD = {
  instanceId: 'bless',
  ref: 'spell:bless',
  appliedAt: 0,
  duration: { type: 'concentration', max: { type: 'minutes', count: 1 } },
} as const;

describe('hurt', () => {
  test('damage to the last hit point ends concentration and leaves the character prone', () => {
    const state = stateWith({ active: [HELD], used: { damage: 10 } });
    const after = harmed(state, 12, { current: 10, max: 20, falls: ['prone'] });
    expect(after.record).toMatchObject({ used: { damage: 20 }, active: [], conditions: [{ id: 'prone' }] });
    expect(after.events).toEqual(['hurt', 'downed', 'ended']);
    expect(after.death).toEqual({ successes: 0, failures: 0 });
  });

  test('damage keeps an effect that another caster concentrates on', () => {
    const state = stateWith({ active: [{ ...HELD, casterId: 'friend' }] });
    expect(harmed(state, 20, { current: 20, max: 20 }).record.active).toHaveLength(1);
  });

  test('damage at 0 hit points is a failed death save, two on a critical hit', () => {
    const dying = { current: 0, max: 20 };
    expect(harmed(stateWith({}), 1, dying).death).toEqual({ successes: 0, failures: 1 });
    expect(harmed(stateWith({}), 1, dying, true).death).toEqual({ successes: 0, failures: 2 });
    const last = harmed(stateWith({}, { successes: 1, failures: 2 }), 1, dying);
    expect([last.death.failures, last.events]).toEqual([3, ['hurt', 'deathFailed', 'died']]);
  });

  test('damage makes a stable character dying again', () => {
    const after = harmed(stateWith({}, { successes: 3, failures: 1 }), 1, { current: 0, max: 20 });
    expect(after.death).toEqual({ successes: 0, failures: 1 });
  });

  test('damage kills at once when it exceeds the last hit point by the maximum', () => {
    expect(harmed(stateWith({}), 29, { current: 10, max: 20 }).death.failures).toBe(0);
    expect(harmed(stateWith({}), 30, { current: 10, max: 20 }).events).toEqual(['hurt', 'died']);
    expect(harmed(stateWith({}), 20, { current: 0, max: 20 }).death.failures).toBe(3);
  });

  test('damage uses temporary hit points first, and they do not count towards instant death', () => {
    const after = harmed(stateWith({ used: { temp: 5 } }), 14, { current: 10, max: 20 });
    expect(after.record.used).toEqual({ damage: 19 });
  });

  test('damage without known hit points only adds to the counter, as recorded matches do', () => {
    expect(harmed(stateWith({ used: { damage: 15 } }), 12, undefined).record.used).toEqual({ damage: 27 });
  });

  test('damage reduces the hit points of a form first and ends the form with the last', () => {
    const shape = {
      instanceId: 'bear',
      ref: 'feat:wild-shape-form',
      appliedAt: 0,
      duration: { type: 'hours', count: 1 },
    };
    const worn = () =>
      stateWith({ active: [{ ...shape, duration: { type: 'hours', count: 1 } }], used: { damage: 4 } });
    const standing = { current: 16, max: 20, shape: { instanceId: 'bear', current: 34 } };
    const scratched = harmed(worn(), 10, standing);
    expect(scratched.record.used).toEqual({ damage: 4, 'shape.bear': 10 });
    mend(scratched, 3);
    expect(scratched.record.used).toEqual({ damage: 4, 'shape.bear': 7 });
    const felled = harmed(worn(), 40, standing);
    expect(felled.record).toMatchObject({ active: [], used: { damage: 10 } });
    expect(felled.events).toEqual(['hurt', 'ended']);
  });
});

describe('hurt with a form that ends early', () => {
  const worn = (temp: number) =>
    stateWith({
      active: [{ instanceId: 'ape', ref: 'spell:polymorph', appliedAt: 0, duration: { type: 'hours', count: 1 } }],
      used: temp > 0 ? { temp } : {},
    });
  const standing = { current: 20, max: 20, endings: { withoutTemp: ['ape'], fallen: ['ape'] } };

  test('damage keeps the form while temporary hit points are left', () => {
    expect(harmed(worn(10), 9, standing).record).toMatchObject({ active: [{ instanceId: 'ape' }], used: { temp: 1 } });
  });

  test('damage ends the form with the last temporary hit point and applies the rest to the character', () => {
    const after = harmed(worn(10), 13, standing);
    expect(after.record).toMatchObject({ active: [], used: { damage: 3 } });
    expect(after.events).toEqual(['hurt', 'ended']);
    expect(harmed(worn(10), 10, standing).record).toMatchObject({ active: [], used: {} });
  });

  test('damage keeps a form whose temporary hit points were never taken', () => {
    expect(harmed(worn(0), 5, standing).record.active).toHaveLength(1);
  });

  test('damage ends the form when the character falls or dies', () => {
    expect(harmed(worn(0), 20, standing).events).toEqual(['hurt', 'downed', 'ended']);
    expect(harmed(worn(0), 50, standing)).toMatchObject({ record: { active: [] }, events: ['hurt', 'ended', 'died'] });
  });
});

describe('deathSave', () => {
  const rolling = (...fall: number[]) => ({
    chance: {
      ...NO_CHANCE,
      d: () => fall.shift() ?? 1,
      roll: (count: number) => Array.from({ length: count }, () => fall.shift() ?? 1),
    },
    log: () => {},
  });
  const NO_CHANCE = { position: 0, pick: never, draw: never, shuffle: () => {} };

  test('deathSave adds the die of Bless', () => {
    const state = stateWith({ used: { damage: 20 } });
    perform(state, { type: 'deathSave', bonus: 0, dice: '1d4' }, rolling(8, 2));
    expect(state.death).toEqual({ successes: 1, failures: 0 });
    perform(state, { type: 'deathSave', bonus: 0, less: '1d4' }, rolling(10, 1));
    expect(state.death).toEqual({ successes: 1, failures: 1 });
  });

  test('deathSave of 20 restores one hit point, even when damage exceeds the maximum', () => {
    const state = stateWith({ used: { damage: 55 } });
    perform(state, { type: 'deathSave', bonus: 0, max: 20 }, rolling(20));
    expect(state.record.used).toEqual({ damage: 19 });
  });
});

test('rest is refused at 0 hit points, dawn is not', () => {
  const rest = { type: 'rest' as const, used: {}, conditions: [] };
  expect(refusalOf(stateWith({}), { ...rest, kind: 'shortRest', hitPoints: 0 })?.code).toBe('no-rest');
  expect(refusalOf(stateWith({}), { ...rest, kind: 'longRest', hitPoints: 1 })).toBeUndefined();
  expect(refusalOf(stateWith({}), { ...rest, kind: 'dawn', hitPoints: 0 })).toBeUndefined();
});

function never(): never {
  throw new TypeError('not rolled in this test');
}
