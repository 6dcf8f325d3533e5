import { begin, fastChance, silent } from '@tessera/kernel';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { warOfTheRing } from '../src/game.ts';
import type { ENDINGS } from '../src/state/vocabulary.ts';
import { pointsOf } from '../src/turn/victory.ts';

const GAMES = z.coerce
  .number()
  .int()
  .min(1)
  .parse(process.env.TESSERA_TEST_GAMES ?? 12);

/** Limit of decisions, above the longest random match so far. */
const ENDLESS = 20_000;

test(
  `${GAMES} random matches of two, three and four players all end by a legal victory`,
  () => {
    for (let game = 0; game < GAMES; game++) {
      const state = playedOut(game, 2 + (game % 3));
      const { side, why } = state.result!;
      const { fellowship } = state;
      const legal: Record<(typeof ENDINGS)[number], boolean> = {
        corruption: side === 1 && fellowship.corruption >= 12,
        'ring-destroyed': side === 0 && fellowship.mordor === 5 && fellowship.corruption < 12,
        'shadow-military': side === 1 && pointsOf(state, 1) >= 10,
        'free-military': side === 0 && pointsOf(state, 0) >= 4 && pointsOf(state, 1) < 10,
      };
      expect({ game, why, legal: legal[why] }).toEqual({ game, why, legal: true });
    }
  },
  10_000 * GAMES + 120_000,
);

function playedOut(game: number, seats: number) {
  const ctx = { chance: fastChance(`random game ${game}`), log: silent };
  const state = begin(warOfTheRing, warOfTheRing.options.parse({}), seats, ctx);
  for (let action = 0; action < ENDLESS; action++) {
    const [decision] = warOfTheRing.decisions(state);
    if (decision === undefined) return state;
    warOfTheRing.play(state, decision.seat, ctx.chance.pick(warOfTheRing.legal(state, decision.seat)), ctx);
  }
  throw new Error(`Game ${game} is not over after ${ENDLESS} actions`);
}
