import type { Evaluation } from './evaluation.ts';

/** Lengths of the append-only lists of an evaluation. */
export interface Mark {
  readonly issues: number;
  readonly settled: number;
  readonly applied: number;
  readonly rejected: number;
  readonly choices: number;
}

/** Returns the current lengths, or the earlier mark when nothing was added. */
export function markOf({ issues, settled, applied, rejected, choices }: Evaluation, earlier?: Mark): Mark {
  if (
    earlier !== undefined &&
    earlier.settled === settled.length &&
    earlier.applied === applied.length &&
    earlier.rejected === rejected.length &&
    earlier.issues === issues.length &&
    earlier.choices === choices.length
  )
    return earlier;
  return {
    issues: issues.length,
    settled: settled.length,
    applied: applied.length,
    rejected: rejected.length,
    choices: choices.length,
  };
}

/** Appends the entries that an earlier evaluation added between two marks. */
export function repeat(now: Evaluation, before: Evaluation, from: Mark, to: Mark): void {
  if (from === to) return;
  append(now.issues, before.issues, from.issues, to.issues);
  append(now.settled, before.settled, from.settled, to.settled);
  append(now.applied, before.applied, from.applied, to.applied);
  append(now.rejected, before.rejected, from.rejected, to.rejected);
  append(now.choices, before.choices, from.choices, to.choices);
}

function append<T>(to: T[], from: readonly T[], start: number, end: number): void {
  for (let index = start; index < end; index++) to.push(from[index]!);
}
