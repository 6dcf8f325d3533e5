/** Reasons why a bot likes or dislikes a move; `texts/` has words for each. */
export const REASONS = [
  'captures',
  'attacks',
  'too-risky',
  'closes-in',
  'guards',
  'moves-the-ring',
  'hides',
  'rests',
  'enters-mordor',
  'hunts',
  'musters',
  'rouses-a-nation',
  'brings-a-character',
  'plays-a-card',
  'draws',
  'spares-the-bearers',
  'saves-strength',
  'waits',
  'no-preference',
] as const;
export type Reason = (typeof REASONS)[number];

/** Value of a move for its strategy, and the reason. Only differences between values matter. */
export interface Judgement {
  readonly worth: number;
  readonly reason: Reason;
}

export function createJudgement(worth: number, reason: Reason): Judgement {
  return { worth, reason };
}
