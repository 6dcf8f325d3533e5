import type { CharacterAction, SingleAction } from '@tessera/fifth-edition';
import { useCallback, useRef } from 'react';
import { useDesk } from '../desk/desk.ts';

/** Does one or several actions, and then tells the player; gives whether it was done. */
export type Perform = (said: string | undefined, ...actions: readonly SingleAction[]) => Promise<boolean>;

/** Doing things at the table. A second press while the first is under way does nothing: it was meant for what was seen. */
export function usePerform(): Perform {
  const { act, tell, say, isReadOnly } = useDesk();
  const isBusy = useRef(false);
  return useCallback(
    async (said, ...actions) => {
      if (isReadOnly) {
        tell(say('play.readOnly'), 'warning');
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
      if (said !== undefined) tell(said);
      return true;
    },
    [act, tell, say, isReadOnly],
  );
}

/** Several actions are one entry of the log, so that one undo takes all of them back. */
function together(actions: readonly SingleAction[]): CharacterAction | undefined {
  const [first] = actions;
  return actions.length > 1 ? { type: 'together', of: [...actions] } : first;
}
