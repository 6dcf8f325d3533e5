import { type Refusal, refuse, type Seat } from '@tessera/kernel';
import type { Ask, AskOf } from './pendingChoices.ts';
import type { CampaignState, ShownCharacter } from './state.ts';

// Conditions on the time and the player of an action.

/** Checks that the party is in town without open questions. R 16.2 */
export function inTown(state: CampaignState): Refusal | undefined {
  return between(state) ?? (state.phase === 'campaign' && state.party.inTown ? undefined : refuse('not-in-town'));
}

/** Checks that the campaign is between scenarios without open questions. */
export function between({ phase, asks }: CampaignState): Refusal | undefined {
  if (asks.length > 0) return refuse('settle-first');
  return phase === 'campaign' || phase === 'setup' ? undefined : refuse('not-now');
}

/** Checks that a character belongs to this seat and still plays. */
export function isFor({ characters, asks }: CampaignState, seat: Seat, character: number): Refusal | undefined {
  if (asks.length > 0) return refuse('settle-first');
  const one = characters[character];
  if (one === undefined) return refuse('no-such-character', { character });
  if (one.owner !== seat) return refuse('not-yours', { character });
  return isGone(one) ? refuse(one.status === 'dead' ? 'is-dead' : 'is-retired', { character }) : undefined;
}

/** Checks whether a character has retired or died. */
export function isGone({ status }: { readonly status: ShownCharacter['status'] }): boolean {
  return status === 'retired' || status === 'dead';
}

/** Returns the characters of a seat that still play. */
export function ownedBy({ characters }: CampaignState, seat: Seat): number[] {
  return characters.flatMap((one, n) => (one.owner === seat && !isGone(one) ? [n] : []));
}

/**
 * Returns the seats that decide for the party: present players who do not leave it to the others. If all do, every
 * present player decides.
 */
export function decidersOf({ players }: { readonly players: readonly PartyPlayer[] }): Seat[] {
  const there = players.flatMap(({ away }, seat) => (away ? [] : [seat]));
  const deciding = there.filter((seat) => !players[seat]!.abstains);
  return deciding.length > 0 ? deciding : there;
}

interface PartyPlayer {
  readonly away: boolean;
  readonly abstains?: true | undefined;
}

/** Returns the first question if it is of this kind. */
export function pendingAsk<Kind extends Ask['ask']>({ asks }: CampaignState, kind: Kind): AskOf<Kind> | undefined {
  const [first] = asks;
  // The kind identifies the type; the compiler does not narrow a generic through a union.
  return first?.ask === kind ? (first as AskOf<Kind>) : undefined;
}
