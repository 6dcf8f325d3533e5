import { useEffect, useState } from 'react';
import { checkDraft, type Verdict } from './check.ts';
import type { PackDraft } from './draft.ts';

/** Milliseconds without a key before the draft is checked again. */
const PAUSE = 350;

/** What the validator says of a draft, a moment after it has changed; the last word stands until then. */
export function useVerdict(draft: PackDraft): Verdict | undefined {
  const [verdict, setVerdict] = useState<Verdict>();
  const [failure, setFailure] = useState<unknown>();
  const { files } = draft;
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      checkDraft({ files, tests: [] }).then(
        (found) => isCurrent && setVerdict(found),
        (error: unknown) => isCurrent && setFailure(error),
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [files]);
  // Content that cannot be fetched is for the page's own safety net to show.
  if (failure !== undefined) throw failure;
  return verdict;
}
