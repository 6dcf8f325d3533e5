import { evaluateAmount } from '../../modifiers/effectContext.ts';
import { effect } from './kind.ts';

/** A heal with all rules of heals. R 8.9 */
export const heal = effect<'heal'>({
  happens({ figure, target, scene }, { value, times }) {
    const count = Math.max(0, evaluateAmount(scene, times));
    return Array.from({ length: count }, () => ({
      at: 'heal' as const,
      figure: target,
      amount: evaluateAmount(scene, value),
      by: figure,
    }));
  },
});
