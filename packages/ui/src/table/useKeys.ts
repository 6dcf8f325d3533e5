import { useEffect } from 'react';

/** What keys do at this table, by the key as the browser names it. */
export type KeyDeeds = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Listens to keys that nobody else wants: not while somebody types or a window is open over the table, nor what a button in
 * focus would take. `hold` is told of the space bar, where it is this table's.
 */
export function useKeys(deeds: KeyDeeds, hold?: ((isHeld: boolean) => void) | undefined): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog:modal')) return;
      if (event.key === ' ' && hold && !isPressable(event.target)) {
        hold(true);
        event.preventDefault();
        return;
      }
      if (event.key === 'Enter' && isPressable(event.target)) return;
      const deed = deeds[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!deed) return;
      deed();
      event.preventDefault();
    };
    const up = (event: KeyboardEvent) => {
      if (event.key === ' ') hold?.(false);
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, [deeds, hold]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select, [contenteditable]')
  );
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, a, summary, [role=tab], input');
}
