import { type KeyBindings, useKeys } from '@tessera/ui';
import type { CharacterDesk } from '../desk/desk.ts';

/** Enter does what the screen is for, U takes back, Shift+U does again; not while something else has the keys. */
export function useChangeKeys(
  { isReadOnly, canUndo, canRedo, undo, redo }: CharacterDesk,
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
