import { useCallback, useRef, useState } from 'react';

/** Shows a temporary notice to the player. */
export type Notify = (text: string, tone?: 'news' | 'warning') => void;

/** A notice until it disappears. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'news' | 'warning';
}

/** Display time of a notice in milliseconds. */
const STAYS = 6_000;
const MAX = 3;

/** Manages temporary notices, newest last. */
export function useNotices(): { readonly notices: readonly Notice[]; readonly notify: Notify } {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const next = useRef(0);
  const notify = useCallback<Notify>((text, tone = 'news') => {
    const id = next.current++;
    setNotices((before) => [...before.filter((notice) => notice.text !== text), { id, text, tone }].slice(-MAX));
    setTimeout(() => setNotices((before) => before.filter((notice) => notice.id !== id)), STAYS);
  }, []);
  return { notices, notify };
}
