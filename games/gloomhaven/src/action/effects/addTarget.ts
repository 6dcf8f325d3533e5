import { evaluateAmount } from '../../modifiers/effectContext.ts';
import { effect } from './kind.ts';

/** R 7.13; on a modifier card it applies while the attack is in progress. */
export const addTarget = effect<'add-target'>({
  shapes(shape, { count }, scene) {
    shape.extra += evaluateAmount(scene, count);
  },
  happens({ performance, scene, at }, { count }) {
    // Printed ones were counted when the attack began.
    if (performance?.attack && at.startsWith('modifier-card/')) performance.attack.left += evaluateAmount(scene, count);
    return undefined;
  },
});
