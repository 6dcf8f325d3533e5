import type { ActionOf, CharacterAction } from '@tessera/fifth-edition';
import { useCallback, useRef } from 'react';
import { useDesk } from '../desk/desk.ts';

/** One step of a deed. */
export type Step = ActionOf<'together'>['of'][number];

/** Does something, in several steps if need be, and then tells the player; gives whether it was done. */
export type Deed = (said: string | undefined, ...steps: readonly Step[]) => Promise<boolean>;

/** Doing things at the table. A second press while the first is under way does nothing: it was meant for what was seen. */
export function useDeed(): Deed {
  const { act, tell, say, isReadOnly } = useDesk();
  const isBusy = useRef(false);
  return useCallback(
    async (said, ...steps) => {
      if (isReadOnly) {
        tell(say('play.readOnly'), 'warning');
        return false;
      }
      const action = together(steps);
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

/** Several steps are one entry of the log, so that one undo takes all of them back. */
function together(steps: readonly Step[]): CharacterAction | undefined {
  const [first] = steps;
  return steps.length > 1 ? { type: 'together', of: [...steps] } : first;
}
