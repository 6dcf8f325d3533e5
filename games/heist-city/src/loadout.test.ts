import { describe, expect, it } from 'vitest';
import { checkLoadout, creditsOf, loadoutCost } from './loadout.ts';
import type { Variant } from './variants.ts';

const purse = (budget = 100, ...variants: Variant[]) => ({ budget, variants });

/** A loadout in which only the Face has anything. */
const face = (...items: string[]) => [items, [], [], [], []];

describe('a loadout', () => {
  it('R 3: may be empty', () => {
    expect(checkLoadout(purse(), face())).toBeUndefined();
  });

  it('R 3.1: costs what its items cost, and at most the budget', () => {
    const whole = [['katana'], ['machine-gun', 'rocket'], ['silenced-long-gun'], [], []];
    expect(loadoutCost(whole)).toBe(99);
    expect(checkLoadout(purse(), whole)).toBeUndefined();
    expect(checkLoadout(purse(98), whole)).toEqual({ code: 'over-budget', params: { cost: 99, budget: 98 } });
  });

  it('budget-75, budget-150: has another budget', () => {
    expect([
      creditsOf(purse()),
      creditsOf(purse(40)),
      creditsOf(purse(100, 'budget-75')),
      creditsOf(purse(100, 'budget-150')),
    ]).toEqual([100, 40, 75, 150]);
    expect(checkLoadout(purse(100, 'budget-75'), [['rocket'], ['rocket'], ['rocket'], [], []])).toMatchObject({
      code: 'over-budget',
    });
  });

  it('R 3.2: fills three slots, or four with an Attache Case', () => {
    const three = ['plink-gun', 'lockpicks', 'donuts'];
    expect(checkLoadout(purse(), face(...three))).toBeUndefined();
    expect(checkLoadout(purse(), face(...three, 'smoke'))).toEqual({
      code: 'too-many-items',
      params: { role: 'face', items: 4, limit: 3 },
    });
    expect(checkLoadout(purse(), face(...three, 'attache-case'))).toBeUndefined();
    expect(checkLoadout(purse(), face(...three, 'attache-case', 'smoke'))).toMatchObject({ code: 'too-many-items' });
  });

  it('R 3.3: has an item twice in a crew, but not for one character', () => {
    expect(checkLoadout(purse(), [['smoke'], ['smoke'], [], [], []])).toBeUndefined();
    expect(checkLoadout(purse(), [[], ['smoke', 'smoke'], [], [], []])).toEqual({
      code: 'duplicate-item',
      params: { role: 'muscle', item: 'smoke' },
    });
  });

  it('R 3.4, 3.5: buys neither fists nor the Football; football-buyable: the Football', () => {
    expect(checkLoadout(purse(), face('fist'))).toEqual({
      code: 'not-for-sale',
      params: { role: 'face', item: 'fist' },
    });
    expect(checkLoadout(purse(), face('football'))).toMatchObject({ code: 'not-for-sale' });
    expect(checkLoadout(purse(100, 'football-buyable'), face('football'))).toBeUndefined();
  });

  it('knows its items', () => {
    expect(checkLoadout(purse(), [[], [], [], [], ['bazooka']])).toEqual({
      code: 'unknown-item',
      params: { role: 'spook', item: 'bazooka' },
    });
  });

  it('R 1.4: is for five', () => {
    expect(checkLoadout(purse(), [[], []])).toEqual({ code: 'wrong-crew', params: { lists: 2, characters: 5 } });
  });
});
