import * as z from 'zod';

/**
 * When a contribution takes part in its target: candidates for the base compete, then bonuses are added, then the sum is
 * multiplied, then limited, then replaced. A flag never carries a number.
 */
export const PRIORITIES = ['base', 'additive', 'multiplicative', 'clamp', 'override', 'flag'] as const;

export type Priority = (typeof PRIORITIES)[number];

/** For the schemas of content. */
export const Priority = z.enum(PRIORITIES);

/** Negative when the first takes part before the second. */
export function comparePriorities(first: Priority, second: Priority): number {
  return PRIORITIES.indexOf(first) - PRIORITIES.indexOf(second);
}
