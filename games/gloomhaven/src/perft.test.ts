import { perft } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { BRUTE, stage } from '../test/stage.ts';
import { gloomhaven } from './game/game.ts';
import type { Frame } from './state/frames.ts';
import type { State } from './state/state.ts';

/** Counts the sequences of choices from a position, by length. */
function counted(flow: Frame[], depth: number, change: (state: State) => void = () => undefined): readonly number[] {
  const { state } = stage();
  state.heroes[BRUTE]!.inPlay = ['trample', 'skewer'];
  change(state);
  const setup = (): State => ({ ...structuredClone(state), flow: [...flow] });
  return perft({ ...gloomhaven, setup }, { seats: 2, depth });
}

test('setup offers each hero two goals, then seven and six starting hexes', () => {
  expect(perft(gloomhaven, { seats: 2, depth: 3 })).toEqual([4, 8, 56]);
});

test('a turn offers two cards with two halves each, printed or basic, or its end', () => {
  expect(counted([{ at: 'turn.act', figure: BRUTE }], 1)).toEqual([9]);
});

test('card selection offers two of ten cards, either one leading, to two heroes at once', () => {
  // 90 pairs of the Brute and 132 of the Tinkerer, in either order.
  expect(counted([{ at: 'picks' }], 1)).toEqual([10 * 9 + 12 * 11]);
});
