import { effect } from './kind.ts';

/** Applies after all additions, which is the attacker's best order. R 7.2 */
export const multiply = effect<'multiply'>({
  shapes(shape, { to, by }) {
    if (shape.type === to) shape.factor *= by;
  },
});
