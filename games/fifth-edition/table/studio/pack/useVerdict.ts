import { useEffect, useState } from 'react';
import { checkDraft, type Verdict } from './check.ts';
import type { PackDraft } from './draft.ts';

/** Delay in milliseconds after the last keystroke before the draft is checked. */
const PAUSE = 350;

/** Checks a draft with a delay after each change; returns the previous result until then. */
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
  // Load errors go to the error boundary of the page.
  if (failure !== undefined) throw failure;
  return verdict;
}
