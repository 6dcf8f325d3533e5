import { effect } from './kind.ts';

/** No more than so many tokens and tiles. */
export const lootLimit = effect<'loot-limit'>({
  shapes(shape, { count }) {
    shape.lootLimit = count;
  },
});
