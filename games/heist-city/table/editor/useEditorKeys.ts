import { useEffect, useRef } from 'react';

/** What keys do at the drawing board: by the key in small letters, with `shift+` before those that are held with it. */
export type EditorKeys = Readonly<Record<string, () => void>>;

/** Listens to keys while the editor is on screen, except where somebody is typing or a window is in front of it. */
export function useEditorKeys(keys: EditorKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const deed = latest.current[`${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`];
      if (!deed) return;
      deed();
      event.preventDefault();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  const taken = 'input:not([type=radio]), textarea, select, [contenteditable], dialog, dialog *';
  return target instanceof HTMLElement && target.matches(taken);
}
