import type { GameEvent } from '@tessera/kernel';
import type { Sound, TableState } from '@tessera/table';
import { expect, test } from 'vitest';
import { soundsBetween } from './soundsBetween.ts';

type State = Parameters<typeof soundsBetween>[1];

const SOUNDS: Readonly<Record<string, Sound>> = { rolled: 'die', fell: 'hit', opened: 'door', shuffled: 'card' };
const soundOf = ({ type }: GameEvent) => SOUNDS[type];

function state(seq: number, changed: Partial<State> = {}): State {
  const info = { seats: [], status: 'playing' } as Partial<TableState['info']> as TableState['info'];
  return { status: 'ready', seq, viewer: 0, decisions: [], info, log: [], ...changed };
}

function entry(seq: number, types: readonly string[], kind: 'act' | 'undo' = 'act') {
  return { seq, at: 0, kind, events: types.map((type) => ({ type })) };
}

test('heard returns each new sound once, in order, up to the limit', () => {
  const log = [entry(1, ['fell']), entry(2, ['rolled', 'rolled', 'fell']), entry(3, ['opened', 'shuffled'])];
  expect(soundsBetween(state(1), state(3, { log }), soundOf)).toEqual(['die', 'hit', 'door']);
  expect(soundsBetween(state(2), state(3, { log }), soundOf)).toEqual(['door', 'card']);
});

test('heard returns nothing on arrival, after a long absence and for an undo', () => {
  const log = [entry(20, ['rolled'])];
  expect(soundsBetween(undefined, state(20, { log }), soundOf)).toEqual([]);
  expect(soundsBetween(state(1), state(20, { log }), soundOf)).toEqual([]);
  expect(soundsBetween(state(19), state(20, { log: [entry(20, ['rolled'], 'undo')] }), soundOf)).toEqual([]);
});

test('heard returns the turn sound when the player’s turn begins, and the win sound instead when they win', () => {
  const asked = { decisions: [{ seat: 0, kind: 'act' }] };
  expect(soundsBetween(state(1), state(2, asked), undefined)).toEqual(['turn']);
  expect(soundsBetween(state(1, asked), state(2, asked), undefined)).toEqual([]);
  const info = { ...state(2).info, ending: { by: 'rules' as const, results: ['win' as const, 'loss' as const] } };
  expect(soundsBetween(state(1), state(2, { info }), undefined)).toEqual(['win']);
  expect(soundsBetween(state(1), state(2, { info, viewer: 1 }), undefined)).toEqual([]);
});

test('heard returns the sound of each event once while an entry is animated', () => {
  const whole = ['rolled', 'fell', 'opened'];
  const partly = (count: number) => state(1, { log: [entry(1, []), entry(2, whole.slice(0, count))] });
  const start = state(1, { log: [entry(1, [])] });
  expect(soundsBetween(start, partly(1), soundOf)).toEqual(['die']);
  expect(soundsBetween(partly(1), partly(2), soundOf)).toEqual(['hit']);
  expect(soundsBetween(partly(2), state(2, { log: [entry(1, []), entry(2, whole)] }), soundOf)).toEqual(['door']);
});
