import { useCallback, useEffect, useState } from 'react';

/** Duration of a notice in milliseconds, long enough to be read twice. */
const NOTICE_TIME = 7000;

/** Returns a notice that disappears by itself; setting the same text again restarts its time. */
export function useNotice(): readonly [string | undefined, (text: string | undefined) => void] {
  const [notice, setNotice] = useState<{ readonly text: string }>();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), NOTICE_TIME);
    return () => clearTimeout(timer);
  }, [notice]);
  const t = useCallback((text: string | undefined) => setNotice(text === undefined ? undefined : { text }), []);
  return [notice?.text, t];
}
