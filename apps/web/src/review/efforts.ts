/** Efforts of a review: bot finishes per position. */
export const EFFORTS = [
  { id: 'quick', budget: 8 },
  { id: 'usual', budget: 24 },
  { id: 'thorough', budget: 96 },
] as const;

/** Number of actions from which a review starts quick. */
const LONG_MATCH = 100;

/** Returns the effort with which a review starts, so that it takes about a minute. */
export function firstEffort(actions: number): number {
  return EFFORTS[actions < LONG_MATCH ? 1 : 0].budget;
}
