import { evaluateAmount } from '../../modifiers/effectContext.ts';
import { effect } from './kind.ts';

/** Adds to or subtracts from a number of the ability. */
export const bonus = effect<'bonus'>({
  shapes(shape, { to, value }, scene) {
    shape.bonus[to] += evaluateAmount(scene, value);
  },
});
