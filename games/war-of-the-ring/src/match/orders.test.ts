import { describe, expect, test } from 'vitest';
import { matchWith } from '../../test/position.ts';
import { tables } from '../content/index.ts';
import { warOfTheRing } from '../game.ts';
import type { Action } from '../state/action.ts';
import type { View } from '../state/state.ts';
import { NO_ORDERS, type Orders, orderedAnswer } from './orders.ts';

const legal: readonly Action[] = [{ type: 'decline' }, { type: 'combat', card: 3 }];
const OPEN_LAND = tables.regionIndex.get('fangorn')!;
const EREBOR = tables.regionIndex.get('erebor')!;

/** Returns a view with a battle in a region. */
function fought(region: number): View {
  const { view } = warOfTheRing;
  const state = matchWith({}).state;
  const seen = view(state, 0);
  return { ...seen, battle: { ...Object.create(null), to: region } };
}

const answer = (orders: Partial<Orders>, region: number, kind = 'combat.card') =>
  orderedAnswer({ ...NO_ORDERS, ...orders }, { view: fought(region), kind, legal });

describe('Standing orders', () => {
  test('standing orders leave every question open by default', () => {
    expect(answer({}, OPEN_LAND)).toBeUndefined();
  });
  test('standing orders decline combat cards under "pass"', () => {
    expect(answer({ combat: 'pass' }, EREBOR)).toEqual({ type: 'decline' });
  });
  test('standing orders keep the question under "pass-open" when a City or Stronghold is at stake', () => {
    expect(answer({ combat: 'pass-open' }, OPEN_LAND)).toEqual({ type: 'decline' });
    expect(answer({ combat: 'pass-open' }, EREBOR)).toBeUndefined();
  });
  test('standing orders answer no question that they do not name', () => {
    expect(answer({ combat: 'pass', retreat: 'stand' }, OPEN_LAND, 'casualties')).toBeUndefined();
  });
  test('the order schema of the game refuses an unknown order', () => {
    expect(warOfTheRing.orders?.schema.safeParse({ combat: 'pass', retreat: 'ask' }).success).toBe(true);
    expect(warOfTheRing.orders?.schema.safeParse({ combat: 'always' }).success).toBe(false);
  });
});
