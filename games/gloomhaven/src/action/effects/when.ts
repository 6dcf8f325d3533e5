import { holds } from '../../modifiers/effectContext.ts';
import { effects } from '../../perform/effectFrames.ts';
import { below } from '../../pointer.ts';
import { effect } from './kind.ts';

/** Effects that apply if a condition holds. */
export const when = effect<'when'>({
  happens: (acting, { if: condition, effects: list }) =>
    holds(acting.scene, condition) ? effects(acting, below(acting.at, 'effects'), list) : undefined,
});
