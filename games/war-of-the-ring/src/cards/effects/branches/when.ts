import type { Condition } from '../../../deck/condition.ts';
import { holds } from '../../../deck/condition.ts';
import { kindSchema } from '../../../deck/kind.ts';
import type { State } from '../../../state/state.ts';
import { canDo } from '../../canDo.ts';
import type { Effect } from '../../effect.ts';
import { effectKind } from '../../effectKind.ts';
import { innerConditions, innerEffects } from '../../nested.ts';
import { branchFrames, branchPlays } from '../../program.ts';

/** Effects that happen only if conditions hold at that moment, with optional effects otherwise. */
export interface When {
  readonly type: 'when';
  readonly if: readonly Condition[];
  readonly effects: readonly Effect[];
  readonly otherwise?: readonly Effect[] | undefined;
}

export const when = effectKind({
  schema: kindSchema('when', { if: innerConditions, effects: innerEffects, otherwise: innerEffects.optional() }),
  describe: ({ if: conditions, effects, otherwise }, tell) =>
    tell.say('effect.when', {
      if: tell.conditions(conditions),
      effects: tell.effects(effects),
      else: otherwise !== undefined,
      otherwise: otherwise === undefined ? '' : tell.effects(otherwise),
    }),
  can: (state, effect, attempt) =>
    branchPlays(attempt, branchOf(state, effect)).some((play) => canDo(state, { ...play, paying: attempt.paying })),
  run: (state, effect, play) => branchFrames(play, branchOf(state, effect)),
});

/** Returns the branch: 0 if the conditions hold, 1 otherwise. */
function branchOf(state: State, { if: conditions }: Pick<When, 'if'>): number {
  return conditions.every((condition) => holds(state, condition)) ? 0 : 1;
}
