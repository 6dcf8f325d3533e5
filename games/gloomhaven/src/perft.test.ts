import { perft } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { BRUTE, stage } from '../test/stage.ts';
import type { Frame } from './frames.ts';
import { gloomhaven } from './game.ts';
import type { State } from './state.ts';

/** Sequences of choices from a position, by how many they are. */
function counted(flow: Frame[], depth: number, change: (state: State) => void = () => undefined): readonly number[] {
  const { state } = stage();
  state.heroes[BRUTE]!.inPlay = ['trample', 'skewer'];
  change(state);
  const setup = (): State => ({ ...structuredClone(state), flow: [...flow] });
  return perft({ ...gloomhaven, setup }, { seats: 2, depth });
}

test('goals and starting hexes: two goals each, then seven and six hexes', () => {
  expect(perft(gloomhaven, { seats: 2, depth: 3 })).toEqual([4, 8, 56]);
});

test('a turn: two cards with two halves, printed or basic, or its end', () => {
  expect(counted([{ at: 'turn.act', figure: BRUTE }], 1)).toEqual([9]);
});

test('two cards out of ten, either leading, by two heroes at once', () => {
  // 90 pairs of the Brute and 132 of the Tinkerer, in either order.
  expect(counted([{ at: 'picks' }], 1)).toEqual([10 * 9 + 12 * 11]);
});
