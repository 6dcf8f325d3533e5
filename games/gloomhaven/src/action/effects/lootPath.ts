import { effect } from './kind.ts';

/** Loots every hex entered: `walk` does it. */
export const lootPath = effect<'loot-path'>({
  shapes(shape) {
    shape.lootPath = true;
  },
});
