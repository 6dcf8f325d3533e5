import { inflictCondition } from '../../conditions/inflictCondition.ts';
import { onAbove } from '../../pointer.ts';
import { effect } from './kind.ts';

/** R 8 */
export const condition = effect<'condition'>({
  happens({ state, target, figure, at, ...ctx }, { condition, times, duration }) {
    const frames = [];
    for (let n = 1; n < times; n++) frames.push(...inflictCondition(state, target, condition, ctx, figure));
    frames.push(...inflictCondition(state, target, condition, ctx, figure, duration));
    // A curse caused by another curse triggers no further ones.
    return onAbove(at)?.moment === 'curse-given' ? [] : frames;
  },
});
