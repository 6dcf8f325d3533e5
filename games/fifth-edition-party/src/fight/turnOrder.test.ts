import { expect, test } from 'vitest';
import { turnBeside } from './turnOrder.ts';

const order = ['h1', 'c1', 'h2'].map((who, i) => ({ who, name: who, initiative: 20 - i }));

test('the turn goes on in order, and the round ends with the last', () => {
  expect(turnBeside(order, { round: 1, turn: 'h1' }, 'next')).toEqual({ round: 1, turn: 'c1' });
  expect(turnBeside(order, { round: 1, turn: 'h2' }, 'next')).toEqual({ round: 2, turn: 'h1' });
});

test('the turn goes back over the start of a round, but not before the first', () => {
  expect(turnBeside(order, { round: 2, turn: 'h1' }, 'back')).toEqual({ round: 1, turn: 'h2' });
  expect(turnBeside(order, { round: 1, turn: 'h1' }, 'back')).toEqual({ round: 1, turn: 'h1' });
});

test('a turn whose owner has left goes to the first, and an empty order has no turn', () => {
  expect(turnBeside(order, { round: 3, turn: 'c9' }, 'next')).toEqual({ round: 3, turn: 'h1' });
  expect(turnBeside([], { round: 3, turn: 'c9' }, 'next')).toEqual({ round: 3, turn: null });
});
