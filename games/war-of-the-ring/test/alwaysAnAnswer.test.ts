import { begin, type Chance, fastChance, silent } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { warOfTheRing } from '../src/game.ts';
import type { State } from '../src/state/state.ts';
import { crowdedPosition } from './crowdedPosition.ts';

/** Number of games; the long test sets more. */
const GAMES = z.coerce
  .number()
  .int()
  .min(1)
  .parse(process.env.TESSERA_TEST_GAMES ?? 12);

/** Questions that depend on hidden cards of a hand. */
const DEPENDS_ON_HAND = /^(remove|swap|card$)/;

/** Plays random actions and returns the first question without a legal answer, or undefined. */
function deadEnd(state: State, chance: Chance, most: number): string | undefined {
  const trail: unknown[] = [];
  for (let played = 0; played < most; played++) {
    const decisions = warOfTheRing.decisions(state);
    if (decisions.length === 0) return warOfTheRing.outcome(state) ? undefined : 'nobody is asked, and it is not over';
    const { seat, kind } = chance.pick(decisions);
    const legal = warOfTheRing.legal(state, seat);
    if (legal.length === 0) return `seat ${seat} at ${kind} after ${JSON.stringify(trail.slice(-6))}`;
    // Skipping makes no progress.
    const active = legal.filter(({ type }) => type !== 'skip' && type !== 'pass');
    const action = chance.pick(active.length > 0 && chance.d(10) > 1 ? active : legal);
    trail.push(action);
    warOfTheRing.play(state, seat, action, { chance, log: silent });
  }
  return undefined;
}

describe.each([2, 3, 4])('Legal answers with %i players', (seats) => {
  test(
    'every question has a legal answer in crowded positions',
    () => {
      for (let position = 0; position < 5 * GAMES; position++) {
        const chance = fastChance(`crowded ${seats} ${position}`);
        expect({ position, found: deadEnd(crowdedPosition(seats, chance), chance, 60) }).toEqual({ position });
      }
    },
    10_000 * GAMES + 120_000,
  );

  // As a search does: determinized states for one seat, for any decision, played on.
  test(
    'every question has a legal answer in determinized states of a seat',
    () => {
      let worlds = 0;
      for (let game = 0; game < Math.ceil(Math.sqrt(GAMES) / 4); game++) {
        const chance = fastChance(`worlds ${seats} ${game}`);
        const ctx = { chance, log: silent };
        const state: State = begin(warOfTheRing, warOfTheRing.options.parse({}), seats, ctx);
        for (let decision = 0; warOfTheRing.decisions(state).length > 0; decision++) {
          const at = state.flow.at(-1)!.at;
          if (decision % 40 === 0 || DEPENDS_ON_HAND.test(at)) {
            for (let viewer = 0; viewer < seats; viewer++) {
              const world = warOfTheRing.determinize(warOfTheRing.view(state, viewer), viewer, chance);
              const found = deadEnd(world, chance, 30);
              expect({ game, decision, viewer, at, found }).toEqual({ game, decision, viewer, at });
              worlds++;
            }
          }
          const { seat } = warOfTheRing.decisions(state)[0]!;
          warOfTheRing.play(state, seat, chance.pick(warOfTheRing.legal(state, seat)), ctx);
        }
      }
      expect(worlds).toBeGreaterThan(0);
    },
    10_000 * GAMES + 120_000,
  );
});
