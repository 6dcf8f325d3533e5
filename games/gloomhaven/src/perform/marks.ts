import { refuse } from '@tessera/kernel';
import { endActive } from '../abilities/activation.ts';
import { activeOf, cardsOfKeyword, isMark, keywordOf } from '../cards/activeCards.ts';
import { modifierAt } from '../content/pointed.ts';
import { aspectsOf } from '../modifiers/modifier.ts';
import type { Choice } from '../state/choice.ts';
import { seatFor } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State, View } from '../state/state.ts';
import type { LastingEffect } from '../state/stateRecords.ts';

type MovingFrame = Extract<Frame, { at: 'marks.move' }>;
type KeywordFrame = Extract<Frame, { at: 'keyword.end' }>;

/** Marks of keyword cards: moving them to another figure, and ending them. R 4.8 */
export const marks = {
  'marks.move': {
    asks: (state, frame) => (movable(state, frame).length > frame.left ? seatFor(state, frame.figure) : []),
    prompt: (_state, { figure, target }) => ({ code: 'marks.move', params: { figure, target } }),
    options: (state, frame): Choice[] => movable(state, frame).map(({ from }) => asChoice(from)),
    answers: {
      cards: {
        refuse(state, frame, _seat, { cards }) {
          const isThere = movable(state, frame).some(({ from }) => cards.length === 1 && cardOf(from) === cards[0]);
          return isThere ? undefined : refuse('not-an-option');
        },
        play(state, frame, { action: { cards } }) {
          const one = movable(state, frame).find(({ from }) => cardOf(from) === cards[0])!;
          one.on = [frame.target];
          return frame.left > 1 ? [{ ...frame, left: frame.left - 1 }] : undefined;
        },
      },
    },
    afterwards(state, frame) {
      for (const one of movable(state, frame).slice(0, frame.left)) one.on = [frame.target];
      return undefined;
    },
  },

  'keyword.end': {
    asks: (state, frame) => (frame.left > 0 && rivals(state, frame).length > frame.left ? frame.seat : []),
    prompt: (_state, { card }) => ({ code: 'keyword.end', params: { card } }),
    options: (state, frame): Choice[] => rivals(state, frame).map((card) => ({ type: 'cards', cards: [card] })),
    answers: {
      cards: {
        refuse: (state, frame, _seat, { cards }) =>
          cards.length === 1 && rivals(state, frame).includes(cards[0]!) ? undefined : refuse('not-an-option'),
        play(state, frame, { action: { cards }, ...ctx }) {
          const ended = endActive(state, frame.seat, cards[0]!, ctx);
          return frame.left > 1 ? [...ended, { ...frame, left: frame.left - 1 }] : ended;
        },
      },
    },
    afterwards(state, frame, ctx) {
      const going = rivals(state, frame).slice(0, frame.left);
      return going.flatMap((card) => endActive(state, frame.seat, card, ctx));
    },
  },

  'slots.end': (state, { seat, card }, ctx) =>
    state.heroes[seat]!.active.includes(card) ? endActive(state, seat, card, ctx) : undefined,
} satisfies Rule<'marks.move' | 'keyword.end' | 'slots.end'>;

/** Returns the marks that have not moved yet. */
function movable(state: State, { of, figure, target }: MovingFrame): LastingEffect[] {
  const modifier = modifierAt(of);
  const marks = aspectsOf(modifier).movedMarks?.(modifier);
  return state.lasting.filter(
    (one) =>
      one.owner === figure && isMark(one) && (keywordOf(one.from) ?? 'without') === marks && !one.on.includes(target),
  );
}

/** Returns the other active cards of the played card's keyword. */
function rivals(state: View, { seat, card }: KeywordFrame): string[] {
  const half = state.heroes[seat]!.halves.find((one) => one.card === card)?.half;
  const keyword = half === undefined ? undefined : activeOf(card, half)?.keyword;
  return keyword === undefined ? [] : cardsOfKeyword(state, seat, keyword).filter((one) => one !== card);
}

function cardOf(from: string): string {
  return from.split('/')[1] ?? from;
}

function asChoice(from: string): Choice {
  return { type: 'cards', cards: [cardOf(from)] };
}
