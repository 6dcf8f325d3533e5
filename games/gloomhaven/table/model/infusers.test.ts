import type { TableEntry } from '@tessera/table';
import { expect, test } from 'vitest';
import { BRUTE, GUARD } from '../../test/stage.ts';
import { infusersOf } from './infusers.ts';

const entry = (seq: number, kind: TableEntry['kind'], ...events: TableEntry['events']): TableEntry => ({
  seq,
  kind,
  by: 0,
  at: 0,
  events,
});

const FIRE = { type: 'infused', figure: BRUTE, element: 'fire' };
const STRONG = { type: 'element', element: 'fire', state: 'strong' };

test('infusersOf returns the figure that infused an element last', () => {
  const log = [entry(1, 'act', FIRE), entry(2, 'act', { ...FIRE, figure: GUARD }, { ...FIRE, element: 'ice' })];
  expect([...infusersOf(log)]).toEqual([
    ['fire', GUARD],
    ['ice', BRUTE],
  ]);
});

test('infusersOf keeps the figure when the element becomes strong at the end of the turn', () => {
  expect([...infusersOf([entry(1, 'act', FIRE, STRONG)])]).toEqual([['fire', BRUTE]]);
});

test('infusersOf returns no figure for an element that was consumed or that a scenario gave', () => {
  const consumed = { type: 'consumed', figure: GUARD, element: 'fire' };
  expect(infusersOf([entry(1, 'act', FIRE, STRONG), entry(2, 'act', consumed)]).size).toBe(0);
  expect(infusersOf([entry(1, 'act', FIRE, STRONG), entry(2, 'act', STRONG)]).size).toBe(0);
  // R 10.3: the available element is consumed, the one infused in the same turn is still pending.
  expect(infusersOf([entry(1, 'act', FIRE, consumed)]).get('fire')).toBe(BRUTE);
});

test('infusersOf ignores undone infusions and those of older logs without a figure', () => {
  expect(infusersOf([entry(1, 'act', FIRE), entry(2, 'undo')]).size).toBe(0);
  expect(infusersOf([entry(1, 'act', { type: 'infused', element: 'fire' })]).size).toBe(0);
});
