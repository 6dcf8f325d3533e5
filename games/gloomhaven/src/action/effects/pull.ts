import { forceFrames } from '../../perform/force.ts';
import { effect } from './kind.ts';

/** R 5.12 */
export const pull = effect<'pull'>({
  happens: (acting, modifier) => forceFrames(acting, 'pull', modifier.distance, modifier.to, modifier.hexWithin),
});
