import { begin, fastChance, type Ctx as KernelCtx, silent } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { faults } from '../test/faults.ts';
import { warOfTheRing } from './game.ts';
import type { State } from './state.ts';

describe('figures, cards and tiles are never lost or doubled, one side stands in a place, and every match ends', () => {
  test.each([2, 3, 4].flatMap((seats) => [1, 2, 3].map((match) => [seats, match] as const)))(
    '%i players, match %i',
    (seats, match) => {
      const ctx: KernelCtx = { chance: fastChance(`dice ${seats} ${match}`), log: silent };
      const choices = fastChance(`choices ${seats} ${match}`);
      const state = begin(warOfTheRing, { variants: [] }, seats, ctx) as State;
      for (let step = 0; !warOfTheRing.outcome(state); step++) {
        expect(step).toBeLessThan(20_000);
        const [decision] = warOfTheRing.decisions(state);
        const action = choices.pick(warOfTheRing.legal(state, decision!.seat));
        warOfTheRing.play(state, decision!.seat, action, ctx);
        const wrong = faults(state);
        if (wrong.length > 0) expect({ step, action, wrong }).toEqual({ step, action, wrong: [] });
      }
      expect(JSON.stringify(state).length).toBeLessThan(15_000);
    },
  );
});
