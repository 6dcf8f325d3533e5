import type { OrderedQuestion } from '@tessera/kernel';
import * as z from 'zod';
import { SITE, tables } from '../content/index.ts';
import { regionAt } from '../pieces/figures.ts';
import type { Action } from '../state/action.ts';
import type { View } from '../state/state.ts';

/** Standing orders: fixed answers to recurring questions. */
export const Orders = z.object({
  combat: z.enum(['ask', 'pass', 'pass-open']),
  retreat: z.enum(['ask', 'stand']),
});
export type Orders = z.infer<typeof Orders>;

/** No orders: every question is asked. */
export const NO_ORDERS: Orders = { combat: 'ask', retreat: 'ask' };

/** Returns the answer of standing orders to a question, or undefined if the player decides. */
export function orderedAnswer(
  { combat, retreat }: Orders,
  { view, kind, legal }: Omit<OrderedQuestion<View, Action>, 'seat'>,
): Action | undefined {
  const answer = (type: Action['type']) => legal.find((action) => action.type === type);
  switch (kind) {
    case 'combat.card':
      return combat === 'pass' || (combat === 'pass-open' && !isAtStake(view)) ? answer('decline') : undefined;
    case 'battle.retreat':
      return retreat === 'stand' ? answer('stand') : undefined;
    default:
      return undefined;
  }
}

/** Returns whether the battle is about a City or a Stronghold. */
function isAtStake({ battle }: View): boolean {
  if (!battle) return false;
  const site = tables.siteOf[regionAt(battle.to)];
  return site === SITE.city || site === SITE.stronghold;
}
