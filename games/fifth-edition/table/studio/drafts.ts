import type { PackDraft } from './draft.ts';

/** A draft with what it was and what it was to be. */
export interface Drafts {
  readonly past: readonly PackDraft[];
  readonly now: PackDraft;
  readonly future: readonly PackDraft[];
  /** When it was last changed, in milliseconds. */
  readonly at: number;
}

/** Keys pressed within so many milliseconds are one change: nobody takes back letter by letter. */
const PAUSE = 800;
const MOST_KEPT = 200;

/** The next draft; the one before can be gone back to. */
export function draftsWith({ past, now, at }: Drafts, draft: PackDraft, time: number): Drafts {
  const isTyping = past.length > 0 && time - at < PAUSE;
  return { past: isTyping ? past : [...past, now].slice(-MOST_KEPT), now: draft, future: [], at: time };
}

/** One change back. */
export function undone(drafts: Drafts): Drafts {
  const { past, now, future } = drafts;
  const last = past.at(-1);
  return last === undefined ? drafts : { past: past.slice(0, -1), now: last, future: [now, ...future], at: 0 };
}

/** One change forth again. */
export function redone(drafts: Drafts): Drafts {
  const { past, now, future } = drafts;
  const [next, ...rest] = future;
  return next === undefined ? drafts : { past: [...past, now], now: next, future: rest, at: 0 };
}
