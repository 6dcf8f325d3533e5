import { defineGame } from '@tessera/kernel';
import { determinize } from './determinize.ts';
import { emptyMember } from './rules/memberRules.ts';
import { emptyRecap, offeredActions, perform, refusalOf } from './rules/partyRules.ts';
import { PartyAction } from './state/action.ts';
import { PartyEvent } from './state/events.ts';
import { PartyOptions } from './state/options.ts';
import { GAME_MASTER, PartyState, PLACES } from './state/state.ts';

/** A party of fifth edition: a game master, and players whose characters are separate matches. */
export const party = defineGame({
  id: 'fifth-edition-party',
  version: '1.0.0',
  seats: { min: 1, max: PLACES, later: 'playing' },
  options: PartyOptions,
  state: PartyState,
  action: PartyAction,
  events: PartyEvent,
  setup: ({ name, edition, sees }, seats): PartyState => ({
    edition,
    name,
    sees,
    gameMasters: [GAME_MASTER],
    seats,
    members: Array.from({ length: PLACES }, (_, seat) => emptyMember(seat, sees)),
    creatures: [],
    fight: null,
    rolls: [],
    made: 0,
    recap: emptyRecap(1),
    secret: { waiting: [], rolls: [], made: 0, volley: null, applied: null },
    closed: false,
  }),
  // Every seat may act at any time, and the match waits for none.
  decisions: ({ closed, seats }) =>
    closed ? [] : Array.from({ length: seats }, (_, seat) => ({ seat, kind: 'live', voluntary: true as const })),
  legal: offeredActions,
  check: refusalOf,
  play: perform,
  outcome: ({ closed, seats }) =>
    closed ? { results: Array.from({ length: seats }, () => 'draw' as const), why: 'closed' } : undefined,
  progress: ({ recap }) => ({ code: 'evening', params: { evening: recap.evening } }),
  determinize,
});
