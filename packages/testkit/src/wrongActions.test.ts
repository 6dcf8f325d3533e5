import { admit, canonical, fastChance, type Game } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { noughts } from '../test/noughts.ts';
import type { Position } from './law.ts';
import { wrongActions, wrongSeats } from './wrongActions.ts';

const game: Game = noughts;

function opening(seed: number): Position {
  const state = { cells: ['X', '', '', '', '', '', '', '', ''] };
  const past = [{ seat: 0, action: { cell: 0 }, text: '{"cell":0}' }];
  const dice = fastChance(seed);
  return {
    game,
    options: {},
    seats: 2,
    seed: 's',
    seq: 1,
    state,
    past,
    dice,
    editing: {},
    texts: undefined,
    opened: () => undefined,
    others: [],
    chance: () => fastChance(1),
  };
}

describe('wrongActions', () => {
  it('are mostly refused, for many reasons', () => {
    const codes = new Map<string, number>();
    for (let seed = 0; seed < 200; seed++) {
      const position = opening(seed);
      for (const { seat, action } of [...wrongActions(position, 1), ...wrongSeats(position)]) {
        const admission = admit(game, position.state, 2, seat, action);
        const code = admission.ok ? 'allowed' : admission.refusal.code;
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
    const reasons = ['allowed', 'malformed-action', 'not-your-decision', 'taken', 'unknown-seat'];
    expect([...codes.keys()].sort()).toEqual(reasons);
    for (const reason of reasons) expect(codes.get(reason)).toBeGreaterThan(50);
  });

  it('leave the original legal actions unchanged', () => {
    const shared = [{ cell: 1 }, { cell: 2 }];
    const position = { ...opening(3), game: { ...game, legal: () => shared } };
    for (let i = 0; i < 50; i++) wrongActions(position, 1);
    expect(canonical(shared)).toBe('[{"cell":1},{"cell":2}]');
  });

  it('wrongSeats returns actions of seats that do not decide', () => {
    expect(new Set(wrongSeats(opening(1)).map(({ seat }) => seat))).toEqual(new Set([0, -1, 2, 0.5]));
  });
});
