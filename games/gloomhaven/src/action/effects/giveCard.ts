import { handOver, supplyCard } from '../../active.ts';
import { effect } from './kind.ts';

/** Moves a card of a supply to the target's hand, or hands over this card after all its effects have begun. */
export const giveCard = effect<'give-card'>({
  happens: (acting, { card }) => (card === 'this' ? handOver(acting) : supplyCard(acting, card)),
  once: ({ card }) => card === 'this',
});
