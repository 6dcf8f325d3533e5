import { afflict } from '../../afflict.ts';
import { effect } from './kind.ts';

/** R 8 */
export const condition = effect<'condition'>({
  happens({ state, target, figure, ...ctx }, { condition, times, duration }) {
    for (let n = 1; n < times; n++) afflict(state, target, condition, ctx, figure);
    return afflict(state, target, condition, ctx, figure, duration);
  },
});
