import { effect } from './kind.ts';

/** Every hex entered is looted: `walk` does it. */
export const lootPath = effect<'loot-path'>({
  shapes(shape) {
    shape.lootPath = true;
  },
});
