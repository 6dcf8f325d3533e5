import { describe, expect, it } from 'vitest';
import { scene } from '../../test/scene.ts';
import { isWaiting, nextToActivate } from './turnStructure.ts';

describe('nextToActivate', () => {
  it('activations alternate from the initiative until a side runs out (T2, T3)', () => {
    const state = scene({ deploying: 1 });
    const order: number[] = [];
    // Seat 0 is down to two characters.
    for (const unit of [2, 3, 4]) state.characters[unit]!.stance = 'unconscious';
    for (let seat = nextToActivate(state, -1); seat >= 0; seat = nextToActivate(state, seat)) {
      order.push(seat);
      const unit = state.characters.findIndex((_, unit) => Math.floor(unit / 5) === seat && isWaiting(state, unit));
      state.characters[unit]!.activated = true;
    }
    expect(order).toEqual([1, 0, 1, 0, 1, 1, 1]);
  });

  it('a character counts as activated even if it used no slot (T12)', () => {
    const state = scene({});
    for (const character of state.characters) character.activated = true;
    expect(nextToActivate(state, 0)).toBe(-1);
  });
});
