import type { Action, View } from '@tessera/war-of-the-ring';
import { tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { NO_ORDERS, orderedAnswer } from './orders.ts';

const legal: readonly Action[] = [{ type: 'decline' }, { type: 'combat', card: 3 }];

describe('standing orders', () => {
  const view = (to: number): View => Object.assign(Object.create(null), { battle: { to } });

  test('leave everything open by default', () => {
    expect(orderedAnswer(NO_ORDERS, view(0), 'combat.card', legal)).toBeUndefined();
  });
  test('pass combat cards', () => {
    expect(orderedAnswer({ ...NO_ORDERS, combat: 'pass' }, view(0), 'combat.card', legal)).toEqual({ type: 'decline' });
  });
  test('but not where a City or Stronghold is at stake, if so ordered', () => {
    const open = { ...NO_ORDERS, combat: 'pass-open' } as const;
    expect(orderedAnswer(open, view(0), 'combat.card', legal)).toEqual({ type: 'decline' });
    expect(orderedAnswer(open, view(tables.regionIndex.get('erebor')!), 'combat.card', legal)).toBeUndefined();
  });
  test('answer nothing that they do not name', () => {
    const all = { combat: 'pass', retreat: 'stand' } as const;
    expect(orderedAnswer(all, view(0), 'casualties', legal)).toBeUndefined();
  });
});
