import { defineGame, ownerOnly, perSeat } from '@tessera/kernel';
import * as z from 'zod';

const Side = z.enum(['heads', 'tails']);
const Rule = z.enum(['even', 'lopsided', 'stubborn']);
const State = z.object({
  players: perSeat(z.object({ side: ownerOnly(Side.nullable()), hasChosen: z.boolean() })),
  rule: Rule,
});
const Action = z.object({ side: Side });
type Action = z.infer<typeof Action>;

/**
 * Both players choose at once; seat 0 wins if the sides match. Lopsided: heads against tails is a draw, so both should
 * mix two to one, seat 0 for heads, seat 1 for tails. Stubborn: seat 1 has only tails.
 */
export const pennies = defineGame({
  id: 'pennies',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({ rule: Rule.default('even') }),
  state: State,
  action: Action,
  setup: ({ rule }, seats) => ({
    players: Array.from({ length: seats }, () => ({ side: null, hasChosen: false })),
    rule,
  }),
  decisions: ({ players }) => players.flatMap(({ hasChosen }, seat) => (hasChosen ? [] : [{ seat, kind: 'side' }])),
  legal: ({ rule }, seat): Action[] =>
    rule === 'stubborn' && seat === 1 ? [{ side: 'tails' }] : [{ side: 'heads' }, { side: 'tails' }],
  check: () => undefined,
  play(state, seat, { side }) {
    state.players[seat] = { side, hasChosen: true };
  },
  outcome({ players, rule }) {
    if (players.some(({ hasChosen }) => !hasChosen)) return undefined;
    if (rule === 'lopsided' && players[0]?.side === 'heads' && players[1]?.side === 'tails') {
      return { results: ['draw', 'draw'] };
    }
    return { results: players[0]?.side === players[1]?.side ? ['win', 'loss'] : ['loss', 'win'] };
  },
  determinize: ({ players, rule }, _viewer, chance) => ({
    players: players.map(({ side, hasChosen }) => ({
      side: hasChosen ? (side ?? chance.pick(['heads', 'tails'] as const)) : null,
      hasChosen,
    })),
    rule,
  }),
});
