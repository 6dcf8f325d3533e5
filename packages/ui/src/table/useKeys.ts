import { useEffect, useRef } from 'react';

/** What keys do at this table, by the key as the browser names it, letters small; `shift+u` is another key than `u`. */
export type KeyBindings = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Listens to keys that nobody else wants: not while somebody types or a window is open over the table, nor what a button in
 * focus would take. `hold` is told of the space bar, where it is this table's.
 */
export function useKeys(bindings: KeyBindings, hold?: ((isHeld: boolean) => void) | undefined): void {
  const latest = useRef({ bindings, hold });
  latest.current = { bindings, hold };
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog:modal')) return;
      if (event.key === ' ' && latest.current.hold && !isPressable(event.target)) {
        latest.current.hold(true);
        event.preventDefault();
        return;
      }
      if (event.key === 'Enter' && isPressable(event.target)) return;
      const press = bindingOf(latest.current.bindings, event);
      if (!press) return;
      press();
      event.preventDefault();
    };
    const up = (event: KeyboardEvent) => {
      if (event.key === ' ') latest.current.hold?.(false);
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, []);
}

/** With Shift it is what that does, where anything does; else what the key alone does. */
function bindingOf(bindings: KeyBindings, { key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return (shiftKey ? bindings[`shift+${name}`] : undefined) ?? bindings[name];
}

function isTyping(target: EventTarget | null): boolean {
  const taken = 'input:not([type=radio]), textarea, select, [contenteditable], [popover], [popover] *';
  return target instanceof HTMLElement && target.matches(taken);
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, a, summary, [role=tab], input');
}
