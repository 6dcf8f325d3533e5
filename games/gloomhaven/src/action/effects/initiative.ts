import { lasting } from '../../active.ts';
import { isHero } from '../../figures.ts';
import { effect } from './kind.ts';

/** The leading initiative goes up or down, or enemies take it for another one. */
export const initiative = effect<'initiative'>({
  holds: true,
  happens(acting, modifier) {
    const { state, target } = acting;
    if (modifier.change === undefined) return lasting(acting, modifier);
    return isHero(state, target) ? [{ at: 'initiative', seat: target, change: modifier.change }] : undefined;
  },
});
