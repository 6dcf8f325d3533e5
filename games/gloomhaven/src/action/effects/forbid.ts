import { lasting } from '../../active.ts';
import { isFlying } from '../../holdings.ts';
import { landing } from '../../perform/landing.ts';
import { effect } from './kind.ts';

/**
 * What a figure can no longer do or be is looked at where it matters; who can no longer fly comes down at once. R 5.6. What is forbidden with a
 * card itself is read from the card (`damage.ts`).
 */
export const forbid = effect<'forbid'>({
  holds: true,
  happens(acting, modifier) {
    if (modifier.what === 'losing-for-damage') return undefined;
    const { state, target, figure } = acting;
    const flew = modifier.what === 'fly' && target >= 0 && isFlying(state, target);
    lasting(acting, modifier);
    return flew ? landing(state, target, figure) : undefined;
  },
});
