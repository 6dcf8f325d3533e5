import { shapeOf } from '../../abilities/abilityParameters.ts';
import { evaluateAmount } from '../../modifiers/effectContext.ts';
import { cardFrames } from '../../perform/cards.ts';
import { effect } from './kind.ts';

/** The target recovers cards to its hand. R 4.10 */
export const recover = effect<'recover'>({
  happens(acting, { cards, from, of, only }) {
    const { state, performance, scene } = acting;
    const more = performance === undefined ? 0 : shapeOf(state, performance).bonus.recover;
    const count = cards === 'all' ? 99 : evaluateAmount(scene, cards) + more;
    return cardFrames(acting, { from, to: 'hand', count, of, only });
  },
});
