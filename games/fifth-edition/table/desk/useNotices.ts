import { useCallback, useRef, useState } from 'react';

/** Tells the player something in passing. */
export type Tell = (text: string, tone?: 'news' | 'warning') => void;

/** Something told, until it is read. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'news' | 'warning';
}

/** Milliseconds that a notice stays. */
const STAYS = 6_000;
const MOST = 3;

/** What the table has to tell in passing, newest last. */
export function useNotices(): { readonly notices: readonly Notice[]; readonly tell: Tell } {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const next = useRef(0);
  const tell = useCallback<Tell>((text, tone = 'news') => {
    const id = next.current++;
    setNotices((before) => [...before.filter((notice) => notice.text !== text), { id, text, tone }].slice(-MOST));
    setTimeout(() => setNotices((before) => before.filter((notice) => notice.id !== id)), STAYS);
  }, []);
  return { notices, tell };
}
