import type { Action, View } from '@tessera/war-of-the-ring';
import { regionAt, SITE, tables } from '@tessera/war-of-the-ring/facts';
import * as z from 'zod';

/** What is done about a question that one would answer the same way anyway. */
export const Orders = z.object({
  combat: z.enum(['ask', 'pass', 'pass-open']),
  retreat: z.enum(['ask', 'stand']),
});
export type Orders = z.infer<typeof Orders>;

export const NO_ORDERS: Orders = { combat: 'ask', retreat: 'ask' };

/** The answer that standing orders give to a question; nothing where it is asked. */
export function orderedAnswer(orders: Orders, view: View, kind: string, legal: readonly Action[]): Action | undefined {
  const answer = (type: Action['type']) => legal.find((action) => action.type === type);
  switch (kind) {
    case 'combat.card':
      if (orders.combat === 'pass' || (orders.combat === 'pass-open' && !isAtStake(view))) return answer('decline');
      return undefined;
    case 'battle.retreat':
      return orders.retreat === 'stand' ? answer('stand') : undefined;
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
