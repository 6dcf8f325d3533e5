import { cardFrames } from '../../perform/cards.ts';
import { effect } from './kind.ts';

/** Moves lost cards back to the discard pile. Ruling 137 */
export const discard = effect<'discard'>({
  happens: (acting, { cards }) => cardFrames(acting, { from: 'lost', to: 'discard', count: cards }),
});
