import { amountOf } from '../../scene.ts';
import { effect } from './kind.ts';

/** A heal with all rules of heals. R 8.9 */
export const heal = effect<'heal'>({
  happens({ figure, target, scene }, { value, times }) {
    const count = Math.max(0, amountOf(scene, times));
    return Array.from({ length: count }, () => ({
      at: 'heal' as const,
      figure: target,
      amount: amountOf(scene, value),
      by: figure,
    }));
  },
});
