import * as z from 'zod';
import { NONE } from '../../../content/index.ts';
import { kindSchema } from '../../../deck/kind.ts';
import type { Frame } from '../../../state/frames.ts';
import type { State } from '../../../state/state.ts';
import { askFor, enough, NO_MORE, pick } from '../../choices.ts';
import type { Attempt, EffectKind, Play, Program } from '../../effectKind.ts';
import type { InnerEffects } from './innerEffects.ts';

/** The owner picks one of several branches. */
export interface Choose<Inner> {
  readonly type: 'choose';
  readonly may: boolean;
  readonly from: readonly (readonly Inner[])[];
}

/** Returns the kind for given inner effects. */
export function chooseKind<Inner>(inner: InnerEffects<Inner>) {
  const schema = kindSchema('choose', {
    may: z.boolean().default(false).describe('None of them is allowed too'),
    from: z.array(inner.schema).min(2).max(4),
  });
  return {
    schema,
    describe: ({ may, from }: Choose<Inner>, t) =>
      t('effect.choose', { may, from: t.either(from.map((each) => inner.describe(each, t))) }),
    branches: ({ from }: Choose<Inner>) => from.map((effects, i) => ({ path: ['from', i], effects })),
    can: (state, effect: Choose<Inner>, attempt, program) => possible(state, effect, attempt, program).length > 0,
    run(state, effect: Choose<Inner>, play, _ctx, program) {
      const branches = possible(state, effect, { ...play, paying: NONE }, program);
      if (branches.length === 0) return undefined;
      return branches.length > 1 || effect.may ? [askFor(play, play.seat)] : branchFrames(play, branches[0]!, program);
    },
    options(state, effect: Choose<Inner>, play, _chosen, program) {
      const branches = possible(state, effect, { ...play, paying: NONE }, program);
      const picks = branches.map((branch) => pick('branch', branch));
      return effect.may ? [enough, ...picks] : picks;
    },
    chosen: (_state, _effect, play, [branch], _ctx, program) =>
      branch === NO_MORE ? undefined : branchFrames(play, branch!, program),
  } satisfies EffectKind<typeof schema, Inner>;
}

/** Returns the branches that would change anything. */
function possible<Inner>(state: State, { from }: Choose<Inner>, attempt: Attempt, program: Program): number[] {
  return [...from.keys()].filter((branch) => canBranch(state, attempt, branch, program));
}

/** Returns whether an inner effect of a branch would change anything. */
export function canBranch(state: State, attempt: Attempt, branch: number, program: Program): boolean {
  return program.branch(attempt, branch).some((play) => program.can(state, { ...play, paying: attempt.paying }));
}

/** Returns the frames of a branch's inner effects. */
export function branchFrames(play: Play, branch: number, program: Program): Frame[] {
  return program.branch(play, branch).map(({ seat, card, step }) => ({ at: 'card.step', seat, card, step }));
}
