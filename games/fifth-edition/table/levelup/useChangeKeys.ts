import { type KeyBindings, useKeys } from '@tessera/ui';
import type { CharacterContext } from '../character/characterContext.ts';

/** Keyboard shortcuts: Enter commits, U undoes, Shift+U redoes. Inactive while another control uses the keys. */
export function useChangeKeys(
  { isReadOnly, canUndo, canRedo, undo, redo }: CharacterContext,
  commit?: () => Promise<void>,
): void {
  const bindings: KeyBindings = {
    Enter: commit && (() => void commit()),
    u: () => canUndo && void undo(),
    'shift+u': () => canRedo && void redo(),
  };
  useKeys(isReadOnly ? NONE : bindings);
}

const NONE: KeyBindings = {};
