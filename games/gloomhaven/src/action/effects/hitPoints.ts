import { addLastingEffect } from '../../active.ts';
import { evaluateAmount } from '../../modifiers/effectContext.ts';
import { effect } from './kind.ts';

/** Sets hit points, which is not damage, or lets heals exceed the maximum, which itself does not change: `heal.ts`. */
export const hitPoints = effect<'hit-points'>({
  holds: true,
  happens(acting, modifier) {
    const { state, figure, target, scene, log } = acting;
    if (modifier.set === undefined) return addLastingEffect(acting, modifier);
    const one = state.figures[target]!;
    one.hp = Math.min(one.maxHp, evaluateAmount(scene, modifier.set));
    log({ type: 'healed', figure: target, amount: 0, left: one.hp });
    return one.hp <= 0 ? [{ at: 'death', figure: target, by: figure }] : undefined;
  },
});
