import { defineGame, ownerOnly, perSeat, refuse } from '@tessera/kernel';
import * as z from 'zod';

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const HAND = 3;

const State = z.object({
  players: perSeat(z.object({ hand: ownerOnly(z.array(z.int())), tricks: z.int() })),
  seen: z.array(z.int()),
  led: z.int().nullable(),
  turn: z.int(),
});
const Action = z.object({ card: z.int() });

/**
 * Each player has three of ten cards; the higher card takes the trick and leads. A seat's legal actions differ between
 * sampled states.
 */
export const tricks = defineGame({
  id: 'tricks',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({}),
  state: State,
  action: Action,
  setup(_options, seats, { chance }) {
    const deck = [...CARDS];
    const hand = () => Array.from({ length: HAND }, () => chance.draw(deck));
    return {
      players: Array.from({ length: seats }, () => ({ hand: hand(), tricks: 0 })),
      seen: [],
      led: null,
      turn: 0,
    };
  },
  decisions: ({ seen, turn }) => (seen.length === 2 * HAND ? [] : [{ seat: turn, kind: 'card' }]),
  legal: ({ players }, seat) => (players[seat]?.hand ?? []).map((card) => ({ card })),
  check: ({ players }, seat, { card }) =>
    players[seat]?.hand.includes(card) ? undefined : refuse('not-yours', { card }),
  play(state, seat, { card }) {
    const hand = state.players[seat]?.hand ?? [];
    hand.splice(hand.indexOf(card), 1);
    state.seen.push(card);
    state.turn = 1 - seat;
    if (state.led === null) {
      state.led = card;
      return;
    }
    const winner = card > state.led ? seat : 1 - seat;
    const player = state.players[winner];
    if (player) player.tricks++;
    state.turn = winner;
    state.led = null;
  },
  outcome({ players, seen }) {
    if (seen.length < 2 * HAND) return undefined;
    return { results: (players[0]?.tricks ?? 0) > (players[1]?.tricks ?? 0) ? ['win', 'loss'] : ['loss', 'win'] };
  },
  determinize(view, _viewer, chance) {
    const known = new Set<number | null>([...view.seen, ...view.players.flatMap(({ hand }) => hand)]);
    const deck = CARDS.filter((card) => !known.has(card));
    const players = view.players.map(({ hand, tricks }) => ({
      hand: hand.map((card) => card ?? chance.draw(deck)),
      tricks,
    }));
    return { players, seen: [...view.seen], led: view.led, turn: view.turn };
  },
});
