import { useKeys } from '@tessera/ui';
import { useCharacter } from '../character/characterContext.ts';

/** Keyboard shortcuts: U undoes, Shift+U redoes, D opens the debug drawer. */
export function useSheetKeys(onDebug: () => void): void {
  const { undo, redo, canUndo, canRedo } = useCharacter();
  useKeys({
    u: () => canUndo && void undo(),
    'shift+u': () => canRedo && void redo(),
    d: onDebug,
  });
}
