import { begin, fastChance, type Ctx as KernelCtx, silent } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { faults } from '../test/faults.ts';
import { regionOf } from './content/index.ts';
import { warOfTheRing } from './game.ts';
import type { State } from './state/state.ts';

const MORANNON = regionOf('morannon');

/** Plays random actions to the end and checks every position. */
function playOut(seats: number, match: string, start: (state: State) => void): State {
  const ctx: KernelCtx = { chance: fastChance(`dice ${seats} ${match}`), log: silent };
  const choices = fastChance(`choices ${seats} ${match}`);
  const state = begin(warOfTheRing, { variants: [] }, seats, ctx) as State;
  start(state);
  warOfTheRing.settle?.(state, ctx);
  for (let step = 0; !warOfTheRing.outcome(state); step++) {
    expect(step).toBeLessThan(20_000);
    const [decision] = warOfTheRing.decisions(state);
    const action = choices.pick(warOfTheRing.legal(state, decision!.seat));
    warOfTheRing.play(state, decision!.seat, action, ctx);
    const wrong = faults(state);
    if (wrong.length > 0) expect({ step, action, wrong }).toEqual({ step, action, wrong: [] });
  }
  expect(JSON.stringify(state).length).toBeLessThan(15_000);
  return state;
}

describe('Invariants of random matches: figures, cards and tiles are conserved, one side per place, and every match ends', () => {
  test.each([2, 3, 4].flatMap((seats) => [1, 2, 3].map((match) => [seats, match] as const)))(
    '%i players, match %i',
    (seats, match) => {
      playOut(seats, String(match), () => {});
    },
  );

  // Random matches rarely reach Mordor, so these begin there.
  test.each([2, 3, 4])('%i players, the Ring-bearers on the Mordor Track', (seats) => {
    const endings = new Set<string | undefined>();
    for (let match = 0; match < 12; match++) {
      const state = playOut(seats, `mordor ${match}`, ({ fellowship }) => {
        fellowship.region = MORANNON;
        fellowship.mordor = match % 4;
      });
      endings.add(state.result?.why);
    }
    expect(endings).toContain('ring-destroyed');
    expect(endings).toContain('corruption');
  });
});
