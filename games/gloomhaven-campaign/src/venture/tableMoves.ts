import { type Refusal, refuse, type Seat } from '@tessera/kernel';
import type { Moves } from '../state/actionRule.ts';
import { between, decidersOf, ownedBy } from '../state/phase.ts';
import type { CampaignState } from '../state/state.ts';
import { unfinishedDuty } from '../town/duties.ts';
import { isEverybodyReady, isLastDone } from './travel.ts';

/** Presence and readiness of players. */
export const tableMoves = {
  ready: {
    options: () => [{ type: 'ready' }],
    refuse: (state, seat) => whyNotReady(state, seat),
    play(state, seat, _action, { log }) {
      state.players[seat]!.ready = true;
      log({ type: 'ready', seat });
      if (state.phase === 'setup' && isPartyReady(state)) {
        state.phase = 'play';
        log({ type: 'begun', scenario: state.venture!.scenario });
      }
      if (state.phase === 'campaign' && isLastDone(state) && isEverybodyReady(state)) {
        state.closed = true;
        log({ type: 'closed' });
      }
    },
  },
  'not-ready': {
    options: () => [{ type: 'not-ready' }],
    refuse: (state, seat) => between(state) ?? (state.players[seat]!.ready ? undefined : refuse('not-ready-anyway')),
    play(state, seat, _action, { log }) {
      state.players[seat]!.ready = false;
      log({ type: 'not-ready', seat });
    },
  },
  away: {
    options: ({ players }) => players.map(({ away }, player) => ({ type: 'away' as const, player, away: !away })),
    refuse({ phase, party, asks, players }, seat, { player, away }) {
      if (asks.length > 0) return refuse('settle-first');
      if (phase !== 'campaign' || !party.inTown) return refuse('not-in-town');
      const other = players[player];
      if (other === undefined) return refuse('no-such-player', { player });
      if (other.away === away) return refuse(away ? 'away-already' : 'there-already', { player });
      if (!away && player !== seat && players[seat]!.away) return refuse('not-yours-to-say');
      const there = players.filter((one) => !one.away).length;
      return away && there <= 1 ? refuse('somebody-must-stay') : undefined;
    },
    play(state, _seat, { player, away }, { log }) {
      state.players[player] = { ...state.players[player]!, away, ready: false };
      log({ type: away ? 'left' : 'came', seat: player });
    },
  },
  abstain: {
    // A bot abstains by itself, so the list offers only the way back.
    options: ({ players }, seat) => (players[seat]!.abstains ? [{ type: 'abstain', abstains: false }] : []),
    refuse(state, seat, { abstains }) {
      const isAbstaining = state.players[seat]!.abstains === true;
      if (isAbstaining === abstains) return refuse(abstains ? 'abstains-already' : 'decides-already');
      return abstains && decidersOf(state).every((other) => other === seat) ? refuse('nobody-else-decides') : undefined;
    },
    play({ players }, seat, { abstains }, { log }) {
      const { abstains: _, ...player } = players[seat]!;
      players[seat] = abstains ? { ...player, abstains } : player;
      log({ type: abstains ? 'abstains' : 'takes-part', seat });
    },
  },
} satisfies Moves<'ready' | 'not-ready' | 'away' | 'abstain'>;

/** Returns the reason why a player cannot be ready, or undefined. R 2.1, 16.6, 16.9 */
function whyNotReady(state: CampaignState, seat: Seat): Refusal | undefined {
  const no = between(state);
  if (no) return no;
  if (state.players[seat]!.ready) return refuse('ready-already');
  if (state.phase === 'campaign' && !state.party.inTown) return refuse('not-in-town');
  for (const character of ownedBy(state, seat)) {
    const problem = unfinishedDuty(state, character);
    if (problem) return problem;
  }
  return undefined;
}

/** Returns the seats that set-up waits for: those with a hero in the scenario. */
export function setupSeats({ venture, characters }: Pick<CampaignState, 'venture' | 'characters'>): Seat[] {
  return [...new Set((venture?.heroes ?? []).map((character) => characters[character]!.owner))].toSorted();
}

function isPartyReady(state: CampaignState): boolean {
  return setupSeats(state).every((seat) => state.players[seat]!.ready);
}
