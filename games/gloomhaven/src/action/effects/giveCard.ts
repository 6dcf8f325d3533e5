import { handOver, supplyCard } from '../../active.ts';
import { effect } from './kind.ts';

/** A card of a supply goes to the target's hand; this very card goes over to the target when all that it does has begun. */
export const giveCard = effect<'give-card'>({
  happens: (acting, { card }) => (card === 'this' ? handOver(acting) : supplyCard(acting, card)),
  once: ({ card }) => card === 'this',
});
