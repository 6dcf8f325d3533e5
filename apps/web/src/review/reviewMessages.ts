import type { Review } from '@tessera/bots/review';
import * as z from 'zod';

/** Parameters of a review in a worker: the match file and the effort. */
export const ReviewTask = z.strictObject({
  game: z.string(),
  text: z.string(),
  seed: z.string(),
  budget: z.int().min(1),
});
export type ReviewTask = z.infer<typeof ReviewTask>;

const GivenReview = z.custom<Review>(
  (value) => typeof value === 'object' && value !== null && 'format' in value && value.format === 'tessera-review',
);

/** Messages of the worker: its progress, then the review or the reason why there is none. */
export const ReviewNews = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('progress'), done: z.int(), total: z.int() }),
  z.strictObject({ kind: z.literal('done'), review: GivenReview }),
  z.strictObject({ kind: z.literal('failed'), why: z.string() }),
]);
export type ReviewNews = z.infer<typeof ReviewNews>;
