import type { CharacterAction, SingleAction } from '@tessera/fifth-edition';
import { useCallback, useRef } from 'react';
import { useCharacter } from '../character/characterContext.ts';

/** Performs actions and shows a message; resolves to whether they were performed. */
export type Perform = (said: string | undefined, ...actions: readonly SingleAction[]) => Promise<boolean>;

/**
 * Returns a function that performs actions. Ignores further calls while one is pending, because they refer to an
 * outdated view.
 */
export function usePerform(): Perform {
  const { act, notify, t, isReadOnly } = useCharacter();
  const isBusy = useRef(false);
  return useCallback(
    async (said, ...actions) => {
      if (isReadOnly) {
        notify(t('play.readOnly'), 'warning');
        return false;
      }
      const action = together(actions);
      if (isBusy.current || action === undefined) return false;
      isBusy.current = true;
      try {
        if (!(await act(action)).ok) return false;
      } finally {
        isBusy.current = false;
      }
      if (said !== undefined) notify(said);
      return true;
    },
    [act, notify, t, isReadOnly],
  );
}

/** Combines several actions into one log entry, so that one undo reverts them. */
function together(actions: readonly SingleAction[]): CharacterAction | undefined {
  const [first] = actions;
  return actions.length > 1 ? { type: 'together', of: [...actions] } : first;
}
