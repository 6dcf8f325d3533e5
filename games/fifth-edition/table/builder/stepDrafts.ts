import { useCallback, useSyncExternalStore } from 'react';
import type { DraftAnswers } from './drafts.ts';
import type { Method, Scores } from './scores.ts';

/** What has been begun in the builder of one character and not been taken yet. */
export interface StepDrafts {
  readonly scores?: { readonly method: Method; readonly scores: Scores } | undefined;
  readonly details?:
    | { readonly name?: string | undefined; readonly fields: Readonly<Record<string, string>> }
    | undefined;
  /** Answers in the making, by the question that is open with them. */
  readonly answers: Readonly<Record<string, DraftAnswers>>;
}

const NOTHING: StepDrafts = { answers: {} };

/** Drafts live beside the steps: whoever looks at another one, or at the sheet, finds them again. A new visit begins without. */
const kept = new Map<string, StepDrafts>();
const listeners = new Set<() => void>();

/** The drafts of a character. */
export function draftsOf(character: string): StepDrafts {
  return kept.get(character) ?? NOTHING;
}

/** Changes some of the drafts of a character; what is undefined is gone. */
export function keepDrafts(character: string, changed: Partial<StepDrafts>): void {
  kept.set(character, { ...draftsOf(character), ...changed });
  for (const listener of listeners) listener();
}

/** The drafts of a character, fresh with every change, and how to change them. */
export function useDrafts(character: string): readonly [StepDrafts, (changed: Partial<StepDrafts>) => void] {
  const drafts = useSyncExternalStore(
    listen,
    () => draftsOf(character),
    () => draftsOf(character),
  );
  const keep = useCallback((changed: Partial<StepDrafts>) => keepDrafts(character, changed), [character]);
  return [drafts, keep];
}

/** The steps and questions with something begun in them. */
export function draftedKeys({ scores, details, answers }: StepDrafts): ReadonlySet<string> {
  return new Set([
    ...(scores ? ['~scores'] : []),
    ...(details ? ['~details'] : []),
    ...Object.keys(answers).filter((key) => (answers[key]?.size ?? 0) > 0),
  ]);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
