import { describe, expect, it } from 'vitest';
import type { Variant } from '../state/variants.ts';
import { checkLoadout, creditsOf, loadoutCost } from './loadout.ts';

const purse = (budget = 100, ...variants: Variant[]) => ({ budget, variants });

/** Loadout in which only the Face has items. */
const face = (...items: string[]) => [items, [], [], [], []];

describe('checkLoadout', () => {
  it('a loadout may be empty (R 3)', () => {
    expect(checkLoadout(purse(), face())).toBeUndefined();
  });

  it('a loadout costs the sum of its items, at most the budget (R 3.1)', () => {
    const whole = [['katana'], ['machine-gun', 'rocket'], ['silenced-long-gun'], [], []];
    expect(loadoutCost(whole)).toBe(99);
    expect(checkLoadout(purse(), whole)).toBeUndefined();
    expect(checkLoadout(purse(98), whole)).toEqual({ code: 'over-budget', params: { cost: 99, budget: 98 } });
  });

  it('budget-75 and budget-150 change the budget', () => {
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

  it('a loadout fills three slots per character, or four with an Attache Case (R 3.2)', () => {
    const three = ['plink-gun', 'lockpicks', 'donuts'];
    expect(checkLoadout(purse(), face(...three))).toBeUndefined();
    expect(checkLoadout(purse(), face(...three, 'smoke'))).toEqual({
      code: 'too-many-items',
      params: { role: 'face', items: 4, limit: 3 },
    });
    expect(checkLoadout(purse(), face(...three, 'attache-case'))).toBeUndefined();
    expect(checkLoadout(purse(), face(...three, 'attache-case', 'smoke'))).toMatchObject({ code: 'too-many-items' });
  });

  it('a crew may have an item twice, but one character may not (R 3.3)', () => {
    expect(checkLoadout(purse(), [['smoke'], ['smoke'], [], [], []])).toBeUndefined();
    expect(checkLoadout(purse(), [[], ['smoke', 'smoke'], [], [], []])).toEqual({
      code: 'duplicate-item',
      params: { role: 'muscle', item: 'smoke' },
    });
  });

  it('fists and the Football are not for sale; under football-buyable the Football is (R 3.4, 3.5)', () => {
    expect(checkLoadout(purse(), face('fist'))).toEqual({
      code: 'not-for-sale',
      params: { role: 'face', item: 'fist' },
    });
    expect(checkLoadout(purse(), face('football'))).toMatchObject({ code: 'not-for-sale' });
    expect(checkLoadout(purse(100, 'football-buyable'), face('football'))).toBeUndefined();
  });

  it('a loadout with an unknown item is refused', () => {
    expect(checkLoadout(purse(), [[], [], [], [], ['bazooka']])).toEqual({
      code: 'unknown-item',
      params: { role: 'spook', item: 'bazooka' },
    });
  });

  it('a loadout needs five lists (R 1.4)', () => {
    expect(checkLoadout(purse(), [[], []])).toEqual({ code: 'wrong-crew', params: { lists: 2, characters: 5 } });
  });
});
