import type { PartyView } from '../state/state.ts';

/** A place in the order of a fight. */
export interface Turn {
  readonly who: string;
  readonly name: string;
  readonly initiative: number;
}

/** The public part of a party that decides the order. */
type Ordered = Pick<PartyView, 'members' | 'creatures'>;

/** Returns the order of a fight: by initiative, and heroes first among equals. Fallen creatures have no turn. */
export function turnOrder({ members, creatures }: Ordered): readonly Turn[] {
  const heroes = members.flatMap(({ name, initiative }, seat) =>
    name === '' || initiative === null ? [] : [{ who: `h${seat}`, name, initiative }],
  );
  const others = creatures.flatMap(({ id, name, initiative, health }) =>
    initiative === null || health === 'down' ? [] : [{ who: `c${id}`, name, initiative }],
  );
  // The sort is stable, so heroes stay before creatures, and each group in its own order.
  return [...heroes, ...others].sort((a, b) => b.initiative - a.initiative);
}

/** Returns the turn after or before one. A turn whose owner has left the order is followed by the first. */
export function turnBeside(
  order: readonly Turn[],
  { round, turn }: { readonly round: number; readonly turn: string | null },
  to: 'next' | 'back',
): { readonly round: number; readonly turn: string | null } {
  const at = order.findIndex(({ who }) => who === turn);
  if (order.length === 0) return { round, turn: null };
  if (at < 0) return { round, turn: order[0]?.who ?? null };
  const beside = at + (to === 'next' ? 1 : -1);
  if (beside >= order.length) return { round: round + 1, turn: order[0]?.who ?? null };
  if (beside >= 0) return { round, turn: order[beside]?.who ?? null };
  return round === 1 ? { round, turn } : { round: round - 1, turn: order.at(-1)?.who ?? null };
}
