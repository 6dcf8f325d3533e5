import { effects } from '../../perform/effectFrames.ts';
import { consumeFor } from '../../perform/offers.ts';
import { below } from '../../pointer.ts';
import { triggerFrames } from '../../triggers/triggers.ts';
import { effect } from './kind.ts';

/** Offered before an ability. As part of an effect, it consumes the elements that are available. R 10.3 */
export const consume = effect<'consume'>({
  offered: true,
  happens(acting, { elements, bonus }) {
    if (!consumeFor(acting, elements, acting.elements)) return undefined;
    const { state, performance, figure } = acting;
    const consumed = performance?.figure === figure ? triggerFrames(state, 'element-consumed', figure) : [];
    return [...effects(acting, below(acting.at, 'bonus'), bonus), ...consumed];
  },
});
