import { effect } from './kind.ts';

/** After all additions, which is what the attacker would choose. R 7.2 */
export const multiply = effect<'multiply'>({
  shapes(shape, { to, by }) {
    if (shape.type === to) shape.factor *= by;
  },
});
