import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineGame } from './defineGame.ts';

const waiting = {
  id: 'waiting',
  version: '1.0.0',
  seats: { min: 1, max: 1 },
  options: z.object({ rounds: z.int().default(3) }),
  state: z.object({ left: z.int() }),
  action: z.object({ type: z.literal('wait') }),
  setup: ({ rounds }: { rounds: number }) => ({ left: rounds }),
  decisions: () => [],
  legal: () => [],
  check: () => undefined,
  play: () => {},
  outcome: () => undefined,
};

describe('defineGame', () => {
  it.each([
    ['an id that could not stand in a path', { id: 'My Game' }, /My Game/],
    ['a version that is not three numbers', { version: '1' }, /version/],
    ['no seats', { seats: { min: 0, max: 0 } }, /seat/],
    ['an option without a default', { options: z.object({ rounds: z.int() }) }, /default.*options\.rounds/],
  ])('refuses %s', (_what, wrong, message) => {
    expect(() => defineGame({ ...waiting, ...wrong })).toThrow(message);
  });

  it('pins the content by its hash, whatever the order of its keys', () => {
    const hashOf = (content: unknown) => defineGame({ ...waiting, content }).contentHash;
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  });

  it('takes the view for the state where nothing is hidden', () => {
    const game = defineGame(waiting);
    const state = { left: 2 };
    expect(game.hidesSomething).toBe(false);
    expect(game.view(state, 'spectator')).toBe(state);
  });
});
