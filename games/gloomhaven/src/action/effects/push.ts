import { forceFrames } from '../../perform/force.ts';
import { effect } from './kind.ts';

/** R 5.12 */
export const push = effect<'push'>({
  happens: (acting, modifier) => forceFrames(acting, 'push', modifier.distance, 'self', undefined),
});
