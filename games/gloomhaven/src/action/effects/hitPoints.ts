import { amountOf } from '../../scene.ts';
import { effect } from './kind.ts';

/** Hit points are set, which is no damage, or may be more than the maximum. */
export const hitPoints = effect<'hit-points'>({
  happens({ state, figure, target, scene, log }, { set, over }) {
    const one = state.figures[target]!;
    if (over !== undefined) one.maxHp = Math.max(one.maxHp, over);
    else if (set !== undefined) {
      one.hp = Math.min(one.maxHp, amountOf(scene, set));
      log({ type: 'healed', figure: target, amount: 0, left: one.hp });
      if (one.hp <= 0) return [{ at: 'death', figure: target, by: figure }];
    }
    return undefined;
  },
});
