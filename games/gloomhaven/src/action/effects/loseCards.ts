import { cardFrames } from '../../perform/cards.ts';
import { effect } from './kind.ts';

/** The target loses hand cards. */
export const loseCards = effect<'lose-cards'>({
  happens: (acting, { cards, to }) => cardFrames(acting, { from: 'hand', to, count: cards }),
});
