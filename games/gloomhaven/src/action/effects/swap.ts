import type { Frame } from '../../frames.ts';
import { isFlying } from '../../modifiers/activeModifiers.ts';
import { enteredFrames, enterHex } from '../../perform/walk.ts';
import { type EffectExecution, effect } from './kind.ts';

/** Swaps two figures: the target with the actor, or with the previously chosen one. */
export const swap = effect<'swap'>({
  happens(acting, { self }) {
    const { state, figure, target, performance, log } = acting;
    const other = self ? figure : (performance?.targets.find((id) => id !== target) ?? target);
    const one = state.figures[other]!;
    const two = state.figures[target]!;
    if (other === target || one.cell < 0 || two.cell < 0) return undefined;
    [one.cell, two.cell] = [two.cell, one.cell];
    log({ type: 'put', figure: other, cell: one.cell });
    log({ type: 'put', figure: target, cell: two.cell });
    return [other, target].flatMap((id) => arrive(acting, id));
  },
});

/** Returns the effects of the hex on a figure that does not fly. */
function arrive({ state, figure, chance, log }: EffectExecution, id: number): Frame[] {
  if (isFlying(state, id)) return [];
  const { cell } = state.figures[id]!;
  const by = id === figure ? -1 : figure;
  return [...enterHex(state, id, cell, by, { chance, log }), ...enteredFrames(state, id, cell, 'walk')];
}
