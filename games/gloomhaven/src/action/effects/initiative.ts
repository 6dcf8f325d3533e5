import { addLastingEffect } from '../../active.ts';
import { isHero } from '../../figures.ts';
import { effect } from './kind.ts';

/** Changes the leading initiative, or the initiative that enemies assume. */
export const initiative = effect<'initiative'>({
  holds: true,
  happens(acting, modifier) {
    const { state, target } = acting;
    if (modifier.change === undefined) return addLastingEffect(acting, modifier);
    return isHero(state, target) ? [{ at: 'initiative', seat: target, change: modifier.change }] : undefined;
  },
});
