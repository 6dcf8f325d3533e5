import { begin, fastChance, silent } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { faults } from '../test/faults.ts';
import { warOfTheRing } from './game.ts';
import type { State } from './state.ts';

/** Looks at a world dealt for each seat at every decision of a random match that passes the test. */
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
        wrong.push(...faults(world).map((fault) => `${state.flow.at(-1)?.at}, seat ${seat}: ${fault}`));
      }
    }
    warOfTheRing.play(state, decision.seat, ctx.chance.pick(warOfTheRing.legal(state, decision.seat)), ctx);
  }
}

test.each([2, 3, 4])('a world dealt for a seat has every card once, with %i players', (seats) => {
  let decisions = 0;
  const wrong = worlds(seats, `dealt ${seats}`, () => ++decisions % 20 === 0);
  expect([...new Set(wrong)]).toEqual([]);
});

test.each([2, 3, 4])('also while combat cards are chosen, with %i players', (seats) => {
  const wrong = worlds(seats, `battle ${seats}`, ({ battle }) => battle !== null);
  expect([...new Set(wrong)]).toEqual([]);
});
