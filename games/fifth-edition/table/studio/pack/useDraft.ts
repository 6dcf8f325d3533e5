import { useState } from 'react';
import type { KeptPack } from '../../character/rulebooks.ts';
import { draftOf, type PackDraft } from './draft.ts';
import { type Drafts, draftsWith, redone, undone } from './drafts.ts';

/** Holds a draft with undo and redo. */
export function useDraft(pack: KeptPack) {
  const [drafts, setDrafts] = useState<Drafts>(() => ({ past: [], now: draftOf(pack), future: [], at: 0 }));
  return {
    draft: drafts.now,
    change: (draft: PackDraft) => setDrafts((before) => draftsWith(before, draft, Date.now())),
    undo: drafts.past.length > 0 ? () => setDrafts(undone) : undefined,
    redo: drafts.future.length > 0 ? () => setDrafts(redone) : undefined,
  };
}
