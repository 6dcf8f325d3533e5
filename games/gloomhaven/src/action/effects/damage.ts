import { shapeOf } from '../../abilities/abilityParameters.ts';
import { evaluateAmount } from '../../modifiers/effectContext.ts';
import { effect } from './kind.ts';

/** Damage outside of attacks. R 7.17 */
export const damage = effect<'damage'>({
  happens({ state, performance, figure, target, scene, value: settled }, { value }) {
    const more = performance === undefined ? 0 : shapeOf(state, performance).bonus.damage;
    const amount = Math.max(0, (settled ?? evaluateAmount(scene, value)) + more);
    return [{ at: 'damage', figure: target, amount, by: figure, from: 'effect' }];
  },
});
