import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/action.ts';
import { TableMatch } from '../../test/tableMatch.ts';
import { cardState, usesOfCard } from './cardState.ts';

const view = new TableMatch({}).view(1);
const CARD = 50;
const play = (die: number): Action => ({ type: 'play', card: CARD, die });

describe('a card in hand', () => {
  test('can be played with the die that is picked, or with any while none is', () => {
    expect(cardState(view, 1, [play(1), play(4)], CARD, 4)).toEqual({ kind: 'now', use: 'play' });
    expect(cardState(view, 1, [play(1)], CARD, undefined)).toEqual({ kind: 'now', use: 'play' });
  });

  test('names the other dice where the picked one does not do', () => {
    expect(cardState(view, 1, [play(1), play(4)], CARD, 2)).toEqual({ kind: 'other', dice: [1, 4] });
  });

  test('is used otherwise where that is what is asked', () => {
    const use = (action: Action) => cardState(view, 1, [action], CARD, undefined);
    expect(use({ type: 'combat', card: CARD })).toEqual({ kind: 'now', use: 'combat' });
    expect(use({ type: 'discard', card: CARD })).toEqual({ kind: 'now', use: 'discard' });
    expect(use({ type: 'choose', what: 'card', value: CARD })).toEqual({ kind: 'now', use: 'choose' });
  });

  test('is locked otherwise, and says what is missing where something is', () => {
    const states = [...Array(96).keys()].map((card) => cardState(view, card < 48 ? 0 : 1, [], card, undefined));
    expect(states.every(({ kind }) => kind === 'locked')).toBe(true);
    expect(states.filter((one) => one.kind === 'locked' && one.refusal !== undefined).length).toBeGreaterThan(20);
  });

  test('has no use in what is legal for another', () => {
    expect(
      usesOfCard(
        [
          { type: 'combat', card: 3 },
          { type: 'choose', what: 'card', value: 4 },
        ],
        CARD,
      ),
    ).toEqual([]);
  });
});
