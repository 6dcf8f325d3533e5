import { healEffect, loseCondition } from '../conditions/conditions.ts';
import { mostHitPoints } from '../inPlay/activeModifiers.ts';
import { isSuspended, objectOf } from '../scenario/persistentRules.ts';
import { noteHitPoints } from '../scenario/tally.ts';
import { isUp } from '../state/figures.ts';
import type { Rule } from '../state/state.ts';
import { triggerFrames } from '../triggers/due.ts';
import { rulingOf } from '../vocabulary/variants.ts';

/** One heal of one figure. R 8.9 */
export const heal = {
  heal(state, { figure, amount, by }) {
    if (!isUp(state, figure) || isSuspended(state, figure) || objectOf(state, figure)?.healable === false)
      return undefined;
    return [...triggerFrames(state, 'healed', figure, by), { at: 'heal.restore', figure, amount, by }];
  },

  'heal.restore'(state, { figure: id, amount }, { log }) {
    if (!isUp(state, id)) return undefined;
    const figure = state.figures[id]!;
    const { removes, restores } = healEffect(figure, rulingOf(state, 'heal.poison'));
    for (const condition of removes) {
      loseCondition(figure, condition);
      log({ type: 'condition-lost', figure: id, condition });
    }
    const restored = restores ? Math.max(0, Math.min(amount, mostHitPoints(state, id) - figure.hp)) : 0;
    figure.hp += restored;
    log({ type: 'healed', figure: id, amount: restored, left: figure.hp });
    noteHitPoints(state, id);
    return undefined;
  },
} satisfies Rule<'heal' | 'heal.restore'>;
