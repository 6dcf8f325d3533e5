import { refuse, type Seat } from '@tessera/kernel';
import { isTeam, seatsOf, sideOf } from '../pieces/roles.ts';
import type { Action } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import { DECK_SIZE, FREE } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';
import { plays } from '../state/variants.ts';

/** Returns the deck of a card within its side, visible on its back: 0 Character, 1 Strategy. R 5.8 */
export function backOf(card: number): number {
  return Math.floor(card / DECK_SIZE) % 2;
}

/** Returns the cards in a seat's hand. */
export function handOf({ players }: Pick<State, 'players'>, seat: Seat): number[] {
  const [characters, strategies] = players[seat]!.hand;
  return [...characters!.cards, ...strategies!.cards];
}

function handSize({ players }: Pick<State, 'players'>, seat: Seat): number {
  const [characters, strategies] = players[seat]!.hand;
  return characters!.cards.length + strategies!.cards.length;
}

/** Takes a card out of a hand. */
export function takeFromHand(state: State, seat: Seat, card: number): void {
  const { cards } = state.players[seat]!.hand[backOf(card)]!;
  cards.splice(cards.indexOf(card), 1);
}

/** Discards a card from the hand, face down. R 5.1 */
export function throwAway(state: State, seat: Seat, card: number, { log }: Ctx): void {
  takeFromHand(state, seat, card);
  const deck = backOf(card);
  state.players[seat]!.thrown[deck]!.cards.push(card);
  log({ type: 'threw-away', seat, deck, card }, { to: [seat], others: { type: 'threw-away', seat, deck } });
}

/** Draws from a deck of the side while it has cards: an empty deck is not reshuffled. R 5.1 */
export function drawCards(state: State, seat: Seat, deck: number, count: number, { log }: Ctx): void {
  const pile = deckOf(state, seat, deck);
  for (let i = 0; i < count && pile.length > 0; i++) {
    const card = pile.pop()!;
    state.players[seat]!.hand[deck]!.cards.push(card);
    log({ type: 'drew', seat, deck, card }, { to: [seat], others: { type: 'drew', seat, deck } });
  }
}

/** Returns the pile of a deck of a seat's side. */
export function deckOf(state: State, seat: Seat, deck: number): number[] {
  return state.decks[sideOf(state, seat) * 2 + deck]!.pile;
}

/** Returns the hand limit of a seat. R 5.1, 13.4 */
function handLimit(state: Pick<State, 'players'>, seat: Seat): number {
  return isTeam(state, sideOf(state, seat)) ? 4 : 6;
}

/** Returns the seats with too many cards. */
function overLimit(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (handSize(state, seat) > handLimit(state, seat)) seats.push(seat);
  }
  return seats;
}

/** Drawing cards, and discarding above the limit. R 5.1, 11.2, 13.4 */
export const hand = {
  draw(state, _frame, ctx) {
    const choices: Frame[] = [];
    for (const side of [0, 1]) {
      for (const seat of seatsOf(state, side)) {
        if (drawsOne(state, side)) choices.push({ at: 'draw.deck', seat });
        else for (const deck of [0, 1]) drawCards(state, seat, deck, 1, ctx);
      }
    }
    return [...choices, { at: 'limit' }, ...swaps(state)];
  },

  'draw.deck': {
    asks: (state, { seat }) => ([0, 1].some((deck) => deckOf(state, seat, deck).length > 0) ? seat : []),
    options: (state, { seat }): Action[] => decksLeft(state, seat),
    answers: {
      draw: {
        refuse: (state, { seat }, _seat, { deck }) =>
          deckOf(state, seat, deck).length > 0 ? undefined : refuse('deck-empty', { deck }),
        play(state, { seat }, { action: { deck }, log, chance }) {
          drawCards(state, seat, deck, 1, { log, chance });
        },
      },
    },
  },

  limit: {
    asks: (state) => overLimit(state),
    prompt: (state, _frame, seat) => ({
      code: 'limit',
      params: { count: handSize(state, seat) - handLimit(state, seat) },
    }),
    options: (state, _frame, seat): Action[] => handOf(state, seat).map((card) => ({ type: 'discard', card })),
    answers: {
      discard: {
        refuse: (state, _frame, seat, { card }) =>
          handOf(state, seat).includes(card) ? undefined : refuse('not-in-hand', { card }),
        play(state, _frame, { seat, action: { card }, log, chance }) {
          throwAway(state, seat, card, { log, chance });
        },
      },
    },
  },

  // R 13.4: teammates may swap one card each, face down, if both agree.
  'swap.offer': {
    asks: (state, { seat }) => (mayOffer(state, seat) ? seat : []),
    options: (state, { seat }): Action[] => [
      { type: 'decline' },
      ...handOf(state, seat).map((card): Action => ({ type: 'offer', card })),
    ],
    answers: {
      decline() {},
      offer: {
        refuse: (state, _frame, seat, { card }) =>
          handOf(state, seat).includes(card) ? undefined : refuse('not-in-hand', { card }),
        play(state, { seat }, { action: { card } }) {
          state.players[seat]!.offer = card;
        },
      },
    },
  },

  'swap.do'(state, { side }, { log }) {
    const [first, second] = seatsOf(state, side) as [Seat, Seat];
    const given = [first, second].map((seat) => state.players[seat]!.offer);
    for (const seat of [first, second]) state.players[seat]!.offer = null;
    const [one, other] = given as [number | null, number | null];
    if (one === null || other === null) return;
    takeFromHand(state, first, one);
    takeFromHand(state, second, other);
    const got: [Seat, number][] = [
      [first, other],
      [second, one],
    ];
    for (const [seat, card] of got) {
      state.players[seat]!.hand[backOf(card)]!.cards.push(card);
      // Other players do not learn whether there was a swap.
      log({ type: 'swapped', seat, card }, { to: [seat] });
    }
  },
} satisfies Rule<'draw' | 'draw.deck' | 'limit' | 'swap.offer' | 'swap.do'>;

/** Returns whether players of a team draw one card, of a deck of their choice: from the second turn on. R 13.4 */
function drawsOne(state: State, side: number): boolean {
  if (plays(state, '3p-guide-draw') && state.players.length === 3) return side !== FREE || state.turn > 1;
  return isTeam(state, side) && state.turn > 1;
}

export function decksLeft(state: State, seat: Seat): Action[] {
  return [0, 1].filter((deck) => deckOf(state, seat, deck).length > 0).map((deck) => ({ type: 'draw', deck }));
}

function swaps(state: State): Frame[] {
  return [0, 1].flatMap((side): Frame[] => {
    if (!isTeam(state, side)) return [];
    const seats = seatsOf(state, side);
    return [...seats.map((seat): Frame => ({ at: 'swap.offer', seat })), { at: 'swap.do', side }];
  });
}

/** Returns whether a seat may offer a card: the second of a team only if the first offers one. */
function mayOffer(state: State, seat: Seat): boolean {
  if (handSize(state, seat) === 0) return false;
  const [first] = seatsOf(state, sideOf(state, seat));
  return seat === first || state.players[first!]!.offer !== null;
}
