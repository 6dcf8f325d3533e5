import * as z from 'zod';

/**
 * The order in which contributions are applied: bases compete, then bonuses are added, then the sum is multiplied,
 * clamped and finally overridden. A flag has no number.
 */
export const PRIORITIES = ['base', 'additive', 'multiplicative', 'clamp', 'override', 'flag'] as const;

export type Priority = (typeof PRIORITIES)[number];

/** The schema of priorities in content. */
export const Priority = z.enum(PRIORITIES);

/** Compares two priorities; negative if the first is applied before the second. */
export function comparePriorities(first: Priority, second: Priority): number {
  return PRIORITIES.indexOf(first) - PRIORITIES.indexOf(second);
}
