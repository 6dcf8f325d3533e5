import { effect } from './kind.ts';

/** What the way must be like: `move.to` offers no other. */
export const path = effect<'path'>({
  shapes(shape, modifier) {
    shape.ways.push(modifier.shape);
  },
});
