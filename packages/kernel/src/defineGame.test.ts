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

  describe('content', () => {
    const options = { rounds: 1 };
    const content = { core: { a: 1, b: 2 }, east: { size: 3 }, west: { size: 4 } };
    const game = defineGame({ ...waiting, content, uses: ({ rounds }) => ['core', rounds > 1 ? 'west' : 'east'] });

    it('pins the hashes of the packs that a match uses, independent of key order', () => {
      const again = defineGame({ ...waiting, content: { east: { size: 3 }, core: { b: 2, a: 1 } } });
      expect(game.contentFor(options)).toMatch(/^core:[0-9a-f]+ east:[0-9a-f]+$/);
      expect(again.contentFor(options)).toBe(game.contentFor(options));
      expect(game.missingContent(again.contentFor(options))).toEqual([]);
    });

    it('reports a changed pack as missing only when the match uses it', () => {
      const changed = defineGame({ ...waiting, content: { ...content, west: { size: 5 } } });
      expect(changed.missingContent(game.contentFor({ rounds: 1 }))).toEqual([]);
      expect(changed.missingContent(game.contentFor({ rounds: 2 }))).toEqual(['west']);
      expect(changed.missingContent('north:12 core:34')).toEqual(['north', 'core']);
    });

    it('loads lazy content once, when a match first pins it', () => {
      let gathered = 0;
      const late = defineGame({
        ...waiting,
        content: () => {
          gathered += 1;
          return content;
        },
      });
      expect(gathered).toBe(0);
      expect(late.missingContent(game.contentFor(options))).toEqual([]);
      late.contentFor(options);
      expect(gathered).toBe(1);
    });

    it('pins the same hash for every game without content, and rejects such a pin for a game with packs', () => {
      const bare = defineGame(waiting);
      expect(bare.missingContent(bare.contentFor(options))).toEqual([]);
      expect(bare.missingContent(game.contentFor(options))).toEqual(['content']);
      expect(game.missingContent(bare.contentFor(options))).toEqual(['content']);
    });
  });

  it('determinize returns the view when nothing is hidden', () => {
    const game = defineGame(waiting);
    const state = { left: 2 };
    expect(game.hidesSomething).toBe(false);
    expect(game.view(state, 'spectator')).toBe(state);
  });
});
