import type { TableEntry } from '@tessera/table';
import { expect, test } from 'vitest';
import { BRUTE, GUARD } from '../../test/stage.ts';
import { infusersOf } from './infusers.ts';

const entry = (seq: number, kind: TableEntry['kind'], ...events: TableEntry['events']): TableEntry => ({
  seq,
  kind,
  seat: 0,
  by: 'somebody',
  at: 0,
  events,
});

const FIRE = { type: 'infused', figure: BRUTE, element: 'fire' };

test('whoever infused an element last is the one', () => {
  const log = [entry(1, 'act', FIRE), entry(2, 'act', { ...FIRE, figure: GUARD }, { ...FIRE, element: 'ice' })];
  expect([...infusersOf(log)]).toEqual([
    ['fire', GUARD],
    ['ice', BRUTE],
  ]);
});

test('an element that was consumed is nobody’s, and so is one that a scenario gave', () => {
  const consumed = { type: 'consumed', figure: GUARD, element: 'fire' };
  expect(infusersOf([entry(1, 'act', FIRE, consumed)]).size).toBe(0);
  expect(infusersOf([entry(1, 'act', FIRE, { type: 'element', element: 'fire', state: 'strong' })]).size).toBe(0);
});

test('an infusion that was taken back does not count, and neither does one of before they had a name', () => {
  expect(infusersOf([entry(1, 'act', FIRE), entry(2, 'undo')]).size).toBe(0);
  expect(infusersOf([entry(1, 'act', { type: 'infused', element: 'fire' })]).size).toBe(0);
});
