import type { Contributor } from './contribution.ts';
import { OWN_CONDITION } from './ledger.ts';
import type { Label } from './message.ts';
import type { Note, RejectedModifier } from './stat.ts';

/** A boolean with its sources: a proficiency, advantage, an immunity. */
export interface Flag {
  readonly on: boolean;
  /** Every source that sets it, in the given order. */
  readonly sources: readonly { readonly id: string; readonly label: Label }[];
  readonly notes: readonly Note[];
  readonly rejected: readonly RejectedModifier[];
}

/** Resolves a flag, which is on if any source counts. Duplicates are listed as further sources. */
export function resolveFlag(contributors: readonly Contributor[]): Flag {
  const sources: { id: string; label: Label }[] = [];
  const notes: Note[] = [];
  const rejected: RejectedModifier[] = [];
  for (const { id, label, verdict = true, condition = OWN_CONDITION } of contributors) {
    if (verdict === true) sources.push({ id, label });
    else if (verdict === 'situational') notes.push({ id, label, condition, priority: 'flag' });
    else
      rejected.push({
        id,
        label,
        priority: 'flag',
        reason: 'predicate-false',
        detail: { code: 'needs', params: { condition } },
      });
  }
  return { on: sources.length > 0, sources, notes, rejected };
}
