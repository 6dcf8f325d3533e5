import { effect } from './kind.ts';

/** Limits the number of looted tokens and tiles. */
export const lootLimit = effect<'loot-limit'>({
  shapes(shape, { count }) {
    shape.lootLimit = count;
  },
});
