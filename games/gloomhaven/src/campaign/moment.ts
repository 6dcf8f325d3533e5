import { type Refusal, refuse, type Seat } from '@tessera/kernel';
import type { Ask, AskOf } from './asks.ts';
import type { ShownCharacter, State } from './state.ts';

// When something can be done, and by whom.

/** Town business is for when the party is in town and nothing else waits. R 16.2 */
export function inTown(state: State): Refusal | undefined {
  return between(state) ?? (state.phase === 'campaign' && state.party.inTown ? undefined : refuse('not-in-town'));
}

/** Between scenarios: while nothing is to be settled. */
export function between({ phase, asks }: State): Refusal | undefined {
  if (asks.length > 0) return refuse('settle-first');
  return phase === 'campaign' || phase === 'setup' ? undefined : refuse('not-now');
}

/** Whether a character is this seat's and still plays. */
export function isFor({ characters, asks }: State, seat: Seat, character: number): Refusal | undefined {
  if (asks.length > 0) return refuse('settle-first');
  const one = characters[character];
  if (one === undefined) return refuse('no-such-character', { character });
  if (one.owner !== seat) return refuse('not-yours', { character });
  return isGone(one) ? refuse(one.status === 'dead' ? 'is-dead' : 'is-retired', { character }) : undefined;
}

/** Whether a character plays no more: it has retired, or it is dead. */
export function isGone({ status }: { readonly status: ShownCharacter['status'] }): boolean {
  return status === 'retired' || status === 'dead';
}

/** The characters of a seat that still play. */
export function ownedBy({ characters }: State, seat: Seat): number[] {
  return characters.flatMap((one, n) => (one.owner === seat && !isGone(one) ? [n] : []));
}

/** What the party is asked first, if it is of this kind. */
export function asked<Kind extends Ask['ask']>({ asks }: State, kind: Kind): AskOf<Kind> | undefined {
  const [first] = asks;
  // The kind tells which one it is; the compiler does not follow a generic through a union.
  return first?.ask === kind ? (first as AskOf<Kind>) : undefined;
}
