import type { MatchInfo } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { freeSeat } from './joinTable.ts';

type Seats = MatchInfo['seats'];
const ada = { kind: 'human', name: 'Ada', player: 'ada', online: true } as const;
const open = { kind: 'open', name: '', online: false } as const;
const seats = (...all: Seats): Seats => all;

test('freeSeat returns the first free seat of an open table', () => {
  expect(freeSeat({ status: 'open', seats: seats(ada, open, open) }, 'bob')).toBe(1);
});

test('freeSeat skips seats for later players, and returns none to a player who already sits', () => {
  expect(freeSeat({ status: 'open', seats: seats(ada, { ...open, later: true }, open) }, 'bob')).toBe(2);
  expect(freeSeat({ status: 'open', seats: seats(ada, open) }, 'ada')).toBeUndefined();
});

test('freeSeat returns none in a running match or at a full table', () => {
  expect(freeSeat({ status: 'playing', seats: seats(ada, open) }, 'bob')).toBeUndefined();
  expect(freeSeat({ status: 'open', seats: seats(ada) }, 'bob')).toBeUndefined();
});
