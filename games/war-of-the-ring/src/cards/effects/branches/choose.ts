import * as z from 'zod';
import { NONE } from '../../../content/index.ts';
import { kindSchema } from '../../../deck/kind.ts';
import type { State } from '../../../state/state.ts';
import { canDo } from '../../canDo.ts';
import { askFor, enough, NO_MORE, pick } from '../../choices.ts';
import type { Effect } from '../../effect.ts';
import type { Attempt } from '../../effectKind.ts';
import { effectKind } from '../../effectKind.ts';
import { innerEffects } from '../../nested.ts';
import { branchFrames, branchPlays } from '../../program.ts';

/** The owner picks one of several branches. */
export interface Choose {
  readonly type: 'choose';
  readonly may: boolean;
  readonly from: readonly (readonly Effect[])[];
}

export const choose = effectKind({
  schema: kindSchema('choose', {
    may: z.boolean().default(false).describe('None of them is allowed too'),
    from: z.array(innerEffects).min(2).max(4),
  }),
  describe: ({ may, from }, tell) =>
    tell.say('effect.choose', { may, from: tell.either(from.map((each) => tell.effects(each))) }),
  can: (state, effect, attempt) => possible(state, effect, attempt).length > 0,
  run(state, effect, play) {
    const branches = possible(state, effect, { ...play, paying: NONE });
    if (branches.length === 0) return undefined;
    return branches.length > 1 || effect.may ? [askFor(play, play.seat)] : branchFrames(play, branches[0]!);
  },
  options(state, effect, play) {
    const branches = possible(state, effect, { ...play, paying: NONE }).map((branch) => pick('branch', branch));
    return effect.may ? [enough, ...branches] : branches;
  },
  chosen: (_state, _effect, play, [branch]) => (branch === NO_MORE ? undefined : branchFrames(play, branch!)),
});

/** Returns the branches that would change anything. */
function possible(state: State, { from }: Pick<Choose, 'from'>, attempt: Attempt): number[] {
  return [...from.keys()].filter((branch) =>
    branchPlays(attempt, branch).some((play) => canDo(state, { ...play, paying: attempt.paying })),
  );
}
