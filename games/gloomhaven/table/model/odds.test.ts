import { describe, expect, test } from 'vitest';
import { BRUTE, GUARD, stage } from '../../test/stage.ts';
import { cardBars, killsFrom, oddsOf } from './odds.ts';

function oddsWith(cards: readonly string[], hp: number) {
  const s = stage();
  const deck = s.state.decks.heroes[BRUTE]!;
  deck.cards = [...cards];
  deck.pile = [...cards];
  s.state.figures[GUARD]!.hp = hp;
  s.beginPerformance({ actions: [{ type: 'attack', value: 3, modifiers: [] }] });
  return oddsOf(s.state, BRUTE, { type: 'target', figure: GUARD })[0]!;
}

describe('odds of an attack', () => {
  test('cardBars returns single cards from worst to best when a single card decides', () => {
    const bars = cardBars(oddsWith(['plus-1', 'null', 'plus-0', 'double', 'plus-0'], 4));
    expect(bars?.map(({ card, count, damage }) => [card, count, damage])).toEqual([
      ['null', 1, 0],
      ['plus-0', 2, 3],
      ['plus-1', 1, 4],
      ['double', 1, 6],
    ]);
  });

  test('killsFrom returns the worst card that kills the target', () => {
    const cards = ['null', 'plus-0', 'plus-1', 'double'];
    const from = (hp: number) => killsFrom(cardBars(oddsWith(cards, hp)) ?? [], hp);
    expect(from(3)).toBe('plus-0');
    expect(from(5)).toBe('double');
    expect(from(9)).toBeUndefined();
  });

  test('cardBars returns undefined when the deck has a rolling card', () => {
    expect(cardBars(oddsWith(['plus-0', 'rolling-plus-1'], 4))).toBeUndefined();
  });
});
