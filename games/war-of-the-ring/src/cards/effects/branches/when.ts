import * as z from 'zod';
import { type Condition, condition, conditionsText, holds } from '../../../deck/condition.ts';
import { kindSchema } from '../../../deck/kind.ts';
import type { State } from '../../../state/state.ts';
import type { EffectKind } from '../../effectKind.ts';
import { branchFrames, canBranch } from './choose.ts';
import type { InnerEffects } from './innerEffects.ts';

/** Effects that happen only if conditions hold at that moment, with optional effects otherwise. */
export interface When<Inner> {
  readonly type: 'when';
  readonly if: readonly Condition[];
  readonly effects: readonly Inner[];
  readonly otherwise?: readonly Inner[] | undefined;
}

/** Returns the kind for given inner effects. */
export function whenKind<Inner>(inner: InnerEffects<Inner>) {
  const schema = kindSchema('when', {
    if: z.array(condition).min(1).max(4),
    effects: inner.schema,
    otherwise: inner.schema.optional(),
  });
  return {
    schema,
    describe: ({ if: conditions, effects, otherwise }: When<Inner>, t) =>
      t('effect.when', {
        if: conditionsText(conditions, t),
        effects: inner.describe(effects, t),
        else: otherwise !== undefined,
        otherwise: otherwise === undefined ? '' : inner.describe(otherwise, t),
      }),
    conditions: ({ if: conditions }: When<Inner>) => conditions,
    branches: ({ effects, otherwise }: When<Inner>) => [
      { path: ['effects'], effects },
      { path: ['otherwise'], effects: otherwise ?? [] },
    ],
    can: (state, effect: When<Inner>, attempt, program) => canBranch(state, attempt, branchOf(state, effect), program),
    run: (state, effect: When<Inner>, play, _ctx, program) => branchFrames(play, branchOf(state, effect), program),
  } satisfies EffectKind<typeof schema, Inner>;
}

/** Returns the branch: 0 if the conditions hold, 1 otherwise. */
function branchOf<Inner>(state: State, { if: conditions }: When<Inner>): number {
  return conditions.every((each) => holds(state, each)) ? 0 : 1;
}
