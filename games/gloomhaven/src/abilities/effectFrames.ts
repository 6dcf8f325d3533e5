import type { EffectExecution } from '../modifiers/effect.ts';
import type { EffectContext } from '../modifiers/effectContext.ts';
import { effectOf, type Modifier } from '../modifiers/modifier.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { below, type Pointer } from '../vocabulary/pointer.ts';

/** Returns the effects of a list as frames, with their actor and target. */
export function effects(
  { figure, target, value, elements = [] }: Pick<EffectExecution, 'figure' | 'target' | 'value' | 'elements'>,
  list: Pointer,
  modifiers: readonly Modifier[],
  fits: (modifier: Modifier) => boolean = () => true,
): Frame[] {
  return modifiers.flatMap((modifier, i): Frame[] => {
    const effect = effectOf(modifier);
    if (effect.happens === undefined || !fits(modifier)) return [];
    const own = effect.performers?.(modifier) === 'owner';
    const spends = effect.spendsElements && elements.length > 0 ? { elements: [...elements] } : {};
    return [{ at: 'effect', of: below(list, i), figure, target: own ? figure : target, value, ...spends }];
  });
}

type EffectFrame = Extract<Frame, { at: 'effect' }>;

/** Returns the acting context: actor, target and the state to change. */
export function actingOf(
  state: State,
  { of, figure, target, value, elements }: Pick<EffectFrame, 'of' | 'figure' | 'target' | 'value' | 'elements'>,
  ctx: Ctx,
): EffectExecution {
  const performance = state.performances.at(-1);
  // An effect of a scenario refers to its target as "you".
  const self = figure < 0 ? target : figure;
  const scene: EffectContext = { table: state, figure: self, target, performance, fixed: value, of };
  return { state, figure, target, at: of, performance, scene, value, elements, chance: ctx.chance, log: ctx.log };
}
