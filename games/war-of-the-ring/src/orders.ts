import type { OrderedQuestion } from '@tessera/kernel';
import * as z from 'zod';
import type { Action } from './action.ts';
import { SITE, tables } from './content/index.ts';
import { regionAt } from './figures.ts';
import type { View } from './state.ts';

/** What is done about a question that one would answer the same way anyway. */
export const Orders = z.object({
  combat: z.enum(['ask', 'pass', 'pass-open']),
  retreat: z.enum(['ask', 'stand']),
});
export type Orders = z.infer<typeof Orders>;

/** Nothing is ordered: everything is asked. */
export const NO_ORDERS: Orders = { combat: 'ask', retreat: 'ask' };

/** The answer that standing orders give to a question; nothing where it is asked. */
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

/** Whether the battle is about a City or a Stronghold. */
function isAtStake({ battle }: View): boolean {
  if (!battle) return false;
  const site = tables.siteOf[regionAt(battle.to)];
  return site === SITE.city || site === SITE.stronghold;
}
