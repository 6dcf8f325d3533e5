import type { Review } from '@tessera/rules';
import type { ActionReview } from '../../modifiers/check.ts';
import type { GloomhavenKinds } from '../kinds.ts';

export type GloomhavenReview = Review<GloomhavenKinds>;

/** Returns the review of a record in the form that the action checks need. */
export function actionReview(review: GloomhavenReview): ActionReview {
  return {
    report: (finding) => review.report(finding),
    reference: ({ kind, id, path }) => review.reference(kind, id, path),
  };
}
