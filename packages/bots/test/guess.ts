import { defineGame, ownerOnly, perSeat } from '@tessera/kernel';
import * as z from 'zod';

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const State = z.object({
  players: perSeat(z.object({ card: ownerOnly(z.int()) })),
  said: z.enum(['higher', 'lower']).nullable(),
});
const Action = z.object({ say: z.enum(['higher', 'lower']) });
type Action = z.infer<typeof Action>;

/**
 * Seat 0 holds one of nine cards and says whether it is higher or lower than seat 1's. A bot that sees the hidden card
 * is always right.
 */
export const guess = defineGame({
  id: 'guess',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({}),
  state: State,
  action: Action,
  setup(_options, seats, { chance }) {
    const deck = [...CARDS];
    return { players: Array.from({ length: seats }, () => ({ card: chance.draw(deck) })), said: null };
  },
  decisions: ({ said }) => (said === null ? [{ seat: 0, kind: 'say' }] : []),
  legal: (): Action[] => [{ say: 'higher' }, { say: 'lower' }],
  check: () => undefined,
  play(state, _seat, { say }) {
    state.said = say;
  },
  outcome({ players, said }) {
    if (said === null) return undefined;
    const isHigher = (players[0]?.card ?? 0) > (players[1]?.card ?? 0);
    return { results: isHigher === (said === 'higher') ? ['win', 'loss'] : ['loss', 'win'] };
  },
  determinize({ players, said }, _viewer, chance) {
    const deck = CARDS.filter((card) => players.every((player) => player.card !== card));
    return { players: players.map(({ card }) => ({ card: card ?? chance.draw(deck) })), said };
  },
});
