import { lasting } from '../../active.ts';
import { amountOf } from '../../scene.ts';
import { effect } from './kind.ts';

/** Hit points are set, which is no damage; or heals may go beyond the maximum, which stays what it is: `heal.ts`. */
export const hitPoints = effect<'hit-points'>({
  holds: true,
  happens(acting, modifier) {
    const { state, figure, target, scene, log } = acting;
    if (modifier.set === undefined) return lasting(acting, modifier);
    const one = state.figures[target]!;
    one.hp = Math.min(one.maxHp, amountOf(scene, modifier.set));
    log({ type: 'healed', figure: target, amount: 0, left: one.hp });
    return one.hp <= 0 ? [{ at: 'death', figure: target, by: figure }] : undefined;
  },
});
