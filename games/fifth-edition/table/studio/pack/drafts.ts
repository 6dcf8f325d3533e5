import type { PackDraft } from './draft.ts';

/** A draft with its undo and redo history. */
export interface Drafts {
  readonly past: readonly PackDraft[];
  readonly now: PackDraft;
  readonly future: readonly PackDraft[];
  /** Time of the last change in milliseconds. */
  readonly at: number;
}

/** Changes within this time in milliseconds are merged, so that undo does not go letter by letter. */
const PAUSE = 800;
const MAX_KEPT = 200;

/** Adds a draft to the history. */
export function draftsWith({ past, now, at }: Drafts, draft: PackDraft, time: number): Drafts {
  const isTyping = past.length > 0 && time - at < PAUSE;
  return { past: isTyping ? past : [...past, now].slice(-MAX_KEPT), now: draft, future: [], at: time };
}

export function undone(drafts: Drafts): Drafts {
  const { past, now, future } = drafts;
  const last = past.at(-1);
  return last === undefined ? drafts : { past: past.slice(0, -1), now: last, future: [now, ...future], at: 0 };
}

export function redone(drafts: Drafts): Drafts {
  const { past, now, future } = drafts;
  const [next, ...rest] = future;
  return next === undefined ? drafts : { past: [...past, now], now: next, future: rest, at: 0 };
}
