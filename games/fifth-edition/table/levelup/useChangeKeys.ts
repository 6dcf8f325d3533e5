import { useEffect } from 'react';
import type { CharacterDesk } from '../desk/desk.ts';

/** Enter does what the screen is for, U takes back, Shift+U does again; not while something else has the keys. */
export function useChangeKeys(
  { isReadOnly, canUndo, canRedo, undo, redo }: CharacterDesk,
  commit?: () => Promise<void>,
): void {
  useEffect(() => {
    if (isReadOnly) return;
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if (key === 'enter' && !isControl(event.target)) void commit?.();
      else if (key === 'u' && event.shiftKey && canRedo) void redo();
      else if (key === 'u' && !event.shiftKey && canUndo) void undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isReadOnly, canUndo, canRedo, undo, redo, commit]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog, [popover]') !== null;
}

/** Enter on a control is that control's. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null;
}
