import { effectOf } from '../action/effects/effect.ts';
import type { EffectExecution } from '../action/effects/kind.ts';
import type { Modifier } from '../action/modifier.ts';
import type { Frame } from '../frames.ts';
import { below, type Pointer } from '../pointer.ts';

/** Returns the effects of a list as frames, with their actor and target. */
export function effects(
  { figure, target, value, elements = [] }: Pick<EffectExecution, 'figure' | 'target' | 'value' | 'elements'>,
  list: Pointer,
  modifiers: readonly Modifier[],
  fits: (modifier: Modifier) => boolean = () => true,
): Frame[] {
  return modifiers.flatMap((modifier, i): Frame[] => {
    if (effectOf(modifier).happens === undefined || !fits(modifier)) return [];
    // A figure performs an ability itself when the `perform` names no other.
    const own = modifier.type === 'perform' && modifier.who === undefined;
    const spends = modifier.type === 'consume' && elements.length > 0 ? { elements: [...elements] } : {};
    return [{ at: 'effect', of: below(list, i), figure, target: own ? figure : target, value, ...spends }];
  });
}
