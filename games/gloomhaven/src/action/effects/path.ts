import { effect } from './kind.ts';

/** A condition on the path: `move.to` offers no other path. */
export const path = effect<'path'>({
  shapes(shape, modifier) {
    shape.ways.push(modifier.shape);
  },
});
