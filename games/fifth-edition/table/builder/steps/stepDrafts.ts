import { useCallback, useSyncExternalStore } from 'react';
import type { DraftAnswers } from '../question/drafts.ts';
import type { Method, Scores } from './scores.ts';

/** Unsaved input in the builder of one character. */
export interface StepDrafts {
  readonly scores?: { readonly method: Method; readonly scores: Scores } | undefined;
  readonly details?:
    | { readonly name?: string | undefined; readonly fields: Readonly<Record<string, string>> }
    | undefined;
  /** Draft answers by the open question. */
  readonly answers: Readonly<Record<string, DraftAnswers>>;
}

const NOTHING: StepDrafts = { answers: {} };

/**
 * Stored outside of the steps, so that drafts survive navigation to another step or the sheet. A page reload clears
 * them.
 */
const kept = new Map<string, StepDrafts>();
const listeners = new Set<() => void>();

export function draftsOf(character: string): StepDrafts {
  return kept.get(character) ?? NOTHING;
}

/** Changes drafts of a character; undefined removes one. */
export function keepDrafts(character: string, changed: Partial<StepDrafts>): void {
  kept.set(character, { ...draftsOf(character), ...changed });
  for (const listener of listeners) listener();
}

/** Subscribes to the drafts of a character; returns them and a setter. */
export function useDrafts(character: string): readonly [StepDrafts, (changed: Partial<StepDrafts>) => void] {
  const drafts = useSyncExternalStore(
    listen,
    () => draftsOf(character),
    () => draftsOf(character),
  );
  const keep = useCallback((changed: Partial<StepDrafts>) => keepDrafts(character, changed), [character]);
  return [drafts, keep];
}

/** Returns the keys of steps and questions with drafts. */
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
