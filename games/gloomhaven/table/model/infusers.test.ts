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

test('whoever infused an element last is the one', () => {
  const log = [entry(1, 'act', FIRE), entry(2, 'act', { ...FIRE, figure: GUARD }, { ...FIRE, element: 'ice' })];
  expect([...infusersOf(log)]).toEqual([
    ['fire', GUARD],
    ['ice', BRUTE],
  ]);
});

test('it stays theirs when it becomes strong at the end of the turn', () => {
  expect([...infusersOf([entry(1, 'act', FIRE, STRONG)])]).toEqual([['fire', BRUTE]]);
});

test('an element that was consumed is nobody’s, and so is one that a scenario gave', () => {
  const consumed = { type: 'consumed', figure: GUARD, element: 'fire' };
  expect(infusersOf([entry(1, 'act', FIRE, STRONG), entry(2, 'act', consumed)]).size).toBe(0);
  expect(infusersOf([entry(1, 'act', FIRE, STRONG), entry(2, 'act', STRONG)]).size).toBe(0);
  // R 10.3: what was there is consumed, what was infused in the same turn is still to come.
  expect(infusersOf([entry(1, 'act', FIRE, consumed)]).get('fire')).toBe(BRUTE);
});

test('an infusion that was taken back does not count, and neither does one of before they had a name', () => {
  expect(infusersOf([entry(1, 'act', FIRE), entry(2, 'undo')]).size).toBe(0);
  expect(infusersOf([entry(1, 'act', { type: 'infused', element: 'fire' })]).size).toBe(0);
});
