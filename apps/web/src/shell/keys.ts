import { isKeyBound, useBoundKeys } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { keyChord } from './keyChord.ts';

/** Handlers by key, named as `keyChord` returns them. */
export type Keys = Readonly<Record<string, () => void>>;

/**
 * Keys that a table may bind as well, because it does the same with more knowledge: it takes a selection back before a move or
 * before the page is left, and opens a log that it draws itself. The shell then leaves the key to the table.
 */
const REFINED_BY_TABLES: readonly string[] = ['u', 'shift+u', 'l', 'escape'];

/** Listens for keys while the component is mounted, except in text fields. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useBoundKeys(Object.keys(keys).filter((key) => !REFINED_BY_TABLES.includes(key)));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const name = keyChord(event);
      const isTyping = event.target instanceof HTMLElement && event.target.closest(TYPING) !== null;
      const act = latest.current[name];
      if (!act || (isTyping && !name.startsWith('ctrl+'))) return;
      if (REFINED_BY_TABLES.includes(name) && isKeyBound(name)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

// A closed dialog keeps the focus until the next frame.
const TYPING = 'input, textarea, select, [contenteditable], dialog[open]';
