import { useEffect, useRef } from 'react';
import { keepsEnter, keepsSpace } from '../controls/enterKey.ts';
import { trackFocus } from '../controls/reachedFocus.ts';
import { useBoundKeys } from './boundKeys.ts';

/** Keyboard shortcuts of a table, by the browser's key name in lower case; `shift+u` differs from `u`. */
export type KeyBindings = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Handles keys that no other element uses: not while the user types or a dialog is open, nor Enter and the space bar of a
 * control that keeps them (`enterKey.ts`).
 * `hold` receives the space bar, if it belongs to this table.
 */
export function useKeys(bindings: KeyBindings, hold?: ((isHeld: boolean) => void) | undefined): void {
  const latest = useRef({ bindings, hold });
  latest.current = { bindings, hold };
  useBoundKeys(Object.keys(bindings).filter((key) => bindings[key] !== undefined));
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog:modal')) return;
      if (event.key === ' ' && latest.current.hold && !keepsSpace(event.target)) {
        latest.current.hold(true);
        event.preventDefault();
        return;
      }
      if (event.key === 'Enter' && keepsEnter(event.target)) return;
      if (event.key === ' ' && keepsSpace(event.target)) return;
      const press = bindingOf(latest.current.bindings, event);
      if (!press) return;
      press();
      event.preventDefault();
    };
    const up = (event: KeyboardEvent) => {
      if (event.key === ' ') latest.current.hold?.(false);
    };
    const untrack = trackFocus();
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      untrack();
    };
  }, []);
}

/** Returns the binding of a key. A letter with Shift is another key: Shift+R does not do what R does. */
function bindingOf(bindings: KeyBindings, { key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (!shiftKey) return bindings[name];
  const isLetter = name !== key.toUpperCase();
  return bindings[`shift+${name}`] ?? (isLetter && key.length === 1 ? undefined : bindings[name]);
}

function isTyping(target: EventTarget | null): boolean {
  const taken = 'input:not([type=radio]), textarea, select, [contenteditable], [popover], [popover] *';
  return target instanceof HTMLElement && target.matches(taken);
}
