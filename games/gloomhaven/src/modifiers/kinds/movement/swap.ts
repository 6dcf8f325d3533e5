import * as z from 'zod';
import type { Frame } from '../../../state/frames.ts';
import type { FigureId } from '../../../state/stateRecords.ts';
import type { EffectExecution, EffectRules } from '../../effect.ts';
import type { EffectContext } from '../../effectContext.ts';
import { forPerformer, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';
import { Selector } from '../../selector.ts';

const schema = modifierSchema('swap', { self: z.boolean().default(true), who: Selector });

/** Two figures swap places: the actor with another, or two others. */
export const swap: ModifierKind<typeof schema> = {
  schema,
  on: ['special', 'move'],
  describe: ({ self, who }, t) =>
    t('modifier.swap', {
      self,
      who: self ? t.who(who, { case: 'dat' }) : t.who({ ...who, count: 2 }, { form: 'exact' }),
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    role: {
      ownTargets: ({ who }) => who,
      forAttacker: forPerformer,
      inDefence: 'never',
      onFallen: 'applied',
    },
    candidates: (_modifier, scene, matching) => movable(scene, matching()),
    isPaired: ({ self }) => !self,
    happens(acting, { self }, rules) {
      const { state, figure, target, performance, log } = acting;
      const other = self ? figure : (performance?.targets.find((id) => id !== target) ?? target);
      const one = state.figures[other]!;
      const two = state.figures[target]!;
      if (other === target || one.cell < 0 || two.cell < 0) return undefined;
      [one.cell, two.cell] = [two.cell, one.cell];
      log({ type: 'put', figure: other, cell: one.cell });
      log({ type: 'put', figure: target, cell: two.cell });
      return [other, target].flatMap((id) => arrive(acting, id, rules));
    },
  },
};

/** Returns the effects of the hex on a figure that does not fly. */
function arrive({ state, figure, chance, log }: EffectExecution, id: number, rules: EffectRules): Frame[] {
  if (rules.isFlying(state, id)) return [];
  const { cell } = state.figures[id]!;
  const by = id === figure ? -1 : figure;
  return [...rules.enterHex(state, id, cell, by, { chance, log }), ...rules.enteredFrames(state, id, cell, 'walk')];
}

/** R 5.6, 14.3: returns the figures that a swap can move: no objects with hit points, and none on an obstacle hex. */
function movable({ table: { figures, map } }: EffectContext, ids: readonly FigureId[]): FigureId[] {
  return ids.filter(
    (id) => figures[id]!.kind !== 'objective' && !map.obstacles.some((cells) => cells.includes(figures[id]!.cell)),
  );
}
