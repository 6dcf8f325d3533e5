import { describe, expect, test } from 'vitest';
import { BRUTE, stage } from '../../test/stage.ts';
import type { State } from '../state/state.ts';
import { roundsAfterThis } from './stamina.ts';

/** Returns a hero in the given phase with its cards split into piles. */
function at(
  flow: State['flow'],
  hand: number,
  inPlay: number,
  discard: number,
  change: Partial<State['heroes'][number]> = {},
) {
  const { state } = stage();
  const hero = state.heroes[BRUTE]!;
  const cards = [...hero.hand];
  hero.hand = cards.slice(0, hand);
  hero.inPlay = cards.slice(hand, hand + inPlay);
  hero.discard = cards.slice(hand + inPlay, hand + inPlay + discard);
  Object.assign(hero, change);
  state.flow = flow;
  return state;
}

const PICKS: State['flow'] = [{ at: 'picks' }];
const TURNS: State['flow'] = [{ at: 'turns' }];

describe('roundsAfterThis', () => {
  test('stays the same from the choice of cards to the end of the round (R 3.2)', () => {
    const [a = '', b = ''] = stage().state.heroes[BRUTE]!.hand;
    const moments = [
      at(PICKS, 10, 0, 0),
      at(PICKS, 10, 0, 0, { choice: { cards: [a, b] } }),
      at(TURNS, 8, 2, 0),
      at(TURNS, 8, 1, 1),
      at(TURNS, 8, 0, 2),
    ];
    expect(moments.map((state) => roundsAfterThis(state, BRUTE).rounds)).toEqual([24, 24, 24, 24, 24]);
  });

  test('stays the same through a round of a long rest (R 6.3)', () => {
    const moments = [
      at(PICKS, 1, 0, 9),
      at(PICKS, 1, 0, 9, { choice: { cards: [] } }),
      at(TURNS, 1, 0, 9, { resting: true }),
      at(TURNS, 9, 0, 0, { resting: true }),
    ];
    expect(moments.map((state) => roundsAfterThis(state, BRUTE).rounds)).toEqual([20, 20, 20, 20]);
  });

  test('drops with a card that is lost from the hand', () => {
    const state = at(TURNS, 8, 2, 0);
    expect(roundsAfterThis(state, BRUTE, { hand: 1 }).rounds).toBeLessThan(roundsAfterThis(state, BRUTE).rounds);
  });

  test('is zero when neither two cards nor a rest is left (R 6.6)', () => {
    expect(roundsAfterThis(at(TURNS, 1, 0, 0), BRUTE).rounds).toBe(0);
  });
});
