/** Why a bot likes or dislikes a move. In words they are in `texts/`, each of them. */
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

/** What a move is worth to its strategy, and why. Only differences mean anything. */
export interface Judgement {
  readonly worth: number;
  readonly reason: Reason;
}

export function judged(worth: number, reason: Reason): Judgement {
  return { worth, reason };
}
