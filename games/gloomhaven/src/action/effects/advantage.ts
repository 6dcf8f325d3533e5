import { addLastingEffect } from '../../active.ts';
import { effect } from './kind.ts';

/** R 7.6 */
export const advantage = effect<'advantage'>({
  shapes(shape, { worse }) {
    if (worse) shape.disadvantage = true;
    else shape.advantage = true;
  },
  holds: true,
  happens: addLastingEffect,
  once: () => true,
});
