import { amountOf } from '../../scene.ts';
import { effect } from './kind.ts';

/** More or less of something the ability has. */
export const bonus = effect<'bonus'>({
  shapes(shape, { to, value }, scene) {
    shape.bonus[to] += amountOf(scene, value);
  },
});
