import { refuse } from '@tessera/kernel';
import { moveCard } from '../cards/piles.ts';
import { recordOf } from '../content/lookup.ts';
import type { Choice } from '../state/choice.ts';
import { isUp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import { playFrames } from './act.ts';

/** Extra plays: one more hand card, or two cards for another turn. */
export const extra = {
  'turn.extra': {
    asks: (state, { seat }) => (state.heroes[seat]!.hand.length > 0 ? seat : []),
    prompt: (_state, { half }) => ({ code: 'extra', params: { half } }),
    options: (state, { seat, half }): Choice[] => [
      ...state.heroes[seat]!.hand.map((card): Choice => ({ type: 'play', card, half, basic: false })),
      { type: 'skip' },
    ],
    answers: {
      play: {
        refuse: (state, { seat, half }, _seat, { card, half: wanted }) =>
          wanted !== half
            ? refuse(`second-${wanted}`, { card })
            : state.heroes[seat]!.hand.includes(card)
              ? undefined
              : refuse('not-in-hand', { card }),
        play(state, { seat }, { action: { card, half, basic }, log }) {
          moveCard(state.heroes[seat]!, card, 'hand', 'inPlay');
          log({ type: 'played', seat, card, half, basic });
          return playFrames(state, seat, card, half, basic);
        },
      },
      skip: () => undefined,
    },
  },

  // Two hand cards, the first one leading: another turn by its initiative, or immediately.
  'turn.again': {
    asks: (state, { seat, now }) => (pairsFor(state.heroes[seat]!, now).length > 0 ? seat : []),
    options: (state, { seat, now }): Choice[] => [...pairsFor(state.heroes[seat]!, now), { type: 'skip' }],
    answers: {
      pick: {
        refuse: (state, { seat, now }, _seat, { cards }) => {
          const isOne = pairsFor(state.heroes[seat]!, now).some((one) => one.cards.join() === cards.join());
          return isOne ? undefined : refuse('not-an-option');
        },
        play(state, { seat, now }, { action: { cards } }) {
          const hero = state.heroes[seat]!;
          for (const card of cards) moveCard(hero, card, 'hand', 'inPlay');
          if (now) return interrupted(state, seat, cards);
          hero.initiative = recordOf('card', cards[0]!).initiative;
          hero.second = recordOf('card', cards[1]!).initiative;
          state.figures[seat]!.acted = false;
          return undefined;
        },
      },
      skip: () => undefined,
    },
  },

  'turn.resume'(state, { seat, acted, turn, infused, lasting: kept }) {
    state.turn = turn;
    state.infused = infused;
    state.lasting.push(...kept.filter(({ owner }) => owner < 0 || isUp(state, owner)));
    if (isUp(state, seat)) state.figures[seat]!.acted = acted;
    return undefined;
  },
} satisfies Rule<'turn.extra' | 'turn.again' | 'turn.resume'>;

/**
 * Returns the frames of a turn with two cards in the middle of another turn. The other turn keeps its state; its
 * elements become strong at its own end. R 10.2
 */
function interrupted(state: State, seat: number, cards: readonly string[]): Frame[] {
  const { turn, infused, lasting: all } = state;
  const { acted } = state.figures[seat]!;
  const ofTurn = all.filter(({ lasts }) => lasts === 'turn');
  state.infused = 0;
  state.lasting = all.filter(({ lasts }) => lasts !== 'turn');
  return [
    { at: 'turn', figure: seat, cards: [...cards] },
    { at: 'turn.resume', seat, acted, turn, infused, lasting: ofTurn },
  ];
}

type Pick = Extract<Choice, { type: 'pick' }>;

/** Returns every pair of cards, with either card leading. */
export function pairs(hand: readonly string[]): Pick[] {
  const found: Pick[] = [];
  for (const first of hand) {
    for (const second of hand) if (second !== first) found.push({ type: 'pick', cards: [first, second] });
  }
  return found;
}

/**
 * Returns the pairs whose leading card is later than the turn just taken. For an immediate turn the order does not
 * matter.
 */
function pairsFor({ hand, initiative }: State['heroes'][number], now = false): Pick[] {
  return pairs(hand).filter(({ cards: [first = '', second = ''] }) =>
    now ? hand.indexOf(first) < hand.indexOf(second) : recordOf('card', first).initiative > initiative,
  );
}
