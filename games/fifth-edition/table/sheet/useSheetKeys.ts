import { useEffect } from 'react';
import { useDesk } from '../desk/desk.ts';

/** Keys of the sheet: U takes back, Shift+U does again, D opens the debug drawer. */
export function useSheetKeys(onDebug: () => void): void {
  const { undo, redo, canUndo, canRedo } = useDesk();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'u' && event.shiftKey && canRedo) void redo();
      else if (key === 'u' && !event.shiftKey && canUndo) void undo();
      else if (key === 'd') onDebug();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo, canUndo, canRedo, onDebug]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
