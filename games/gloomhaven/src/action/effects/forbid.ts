import { addLastingEffect } from '../../active.ts';
import { isFlying } from '../../modifiers/activeModifiers.ts';
import { landingFrames } from '../../perform/landing.ts';
import { effect } from './kind.ts';

/**
 * Each prohibition is checked where it matters; a figure that can no longer fly lands immediately. R 5.6. `damage.ts`
 * reads prohibitions of the card itself from the card.
 */
export const forbid = effect<'forbid'>({
  holds: true,
  happens(acting, modifier) {
    if (modifier.what === 'losing-for-damage') return undefined;
    const { state, target, figure } = acting;
    const flew = modifier.what === 'fly' && target >= 0 && isFlying(state, target);
    addLastingEffect(acting, modifier);
    return flew ? landingFrames(state, target, figure) : undefined;
  },
});
