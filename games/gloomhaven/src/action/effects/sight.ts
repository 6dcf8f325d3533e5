import { addLastingEffect } from '../../active.ts';
import { effect } from './kind.ts';

/** R 8.7 */
export const sight = effect<'sight'>({
  shapes(shape) {
    shape.sight = true;
  },
  holds: true,
  happens: addLastingEffect,
  once: () => true,
});
