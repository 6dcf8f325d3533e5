import { begin, fastChance, silent } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { faults } from '../../test/faults.ts';
import { whyNotCombat } from '../cards/combatRules.ts';
import { warOfTheRing } from '../game.ts';
import type { State } from '../state/state.ts';

/** Determinizes a random match for each seat at every decision that passes the filter, and returns the faults. */
function worlds(seats: number, seed: string, isAsked: (state: State) => boolean): string[] {
  const ctx = { chance: fastChance(seed), log: silent };
  const state = begin(warOfTheRing, warOfTheRing.options.parse({}), seats, ctx);
  const wrong: string[] = [];
  for (;;) {
    const [decision] = warOfTheRing.decisions(state);
    if (decision === undefined) return wrong;
    if (isAsked(state)) {
      for (let seat = 0; seat < seats; seat++) {
        const world = warOfTheRing.determinize(warOfTheRing.view(state, seat), seat, ctx.chance);
        for (const side of impossibleCards(state, world)) wrong.push(`side ${side} has a card that it could not use`);
        wrong.push(...faults(world).map((fault) => `${state.flow.at(-1)?.at}, seat ${seat}: ${fault}`));
      }
    }
    warOfTheRing.play(state, decision.seat, ctx.chance.pick(warOfTheRing.legal(state, decision.seat)), ctx);
  }
}

/** Returns the sides whose dealt face-down card could not have been chosen, although the real one could. */
function impossibleCards(state: State, world: State): number[] {
  if (!state.battle || !world.battle) return [];
  const { fighters } = world.battle;
  return [0, 1].filter((side) => {
    const { card, shown } = fighters[side]!;
    return card !== null && !shown && whyNotCombat(world, side, card) !== undefined;
  });
}

test.each([2, 3, 4])('determinize deals every card exactly once with %i players', (seats) => {
  let decisions = 0;
  const wrong = worlds(seats, `dealt ${seats}`, () => ++decisions % 20 === 0);
  expect([...new Set(wrong)]).toEqual([]);
});

test.each([2, 3, 4])('determinize deals a face-down combat card that could be used, with %i players', (seats) => {
  const wrong = worlds(seats, `battle ${seats}`, ({ battle }) => battle !== null);
  expect([...new Set(wrong)]).toEqual([]);
});
