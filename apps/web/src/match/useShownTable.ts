import { createEventPlayback, type PlaybackState, type Table, useEventPlayback } from '@tessera/table';
import { useEffect, useMemo } from 'react';
import type { ShownGame } from '../games/openGame.ts';
import { tableSettings, useSettings } from '../settings/settings.ts';

/**
 * Returns the state that the table currently shows, to which header, sounds and ending refer. Nothing is animated on a
 * background page.
 */
export function useShownTable(table: Table, gameTable: ShownGame): PlaybackState {
  const showing = useMemo(
    () =>
      createEventPlayback(table, {
        actsOut: (entry) => gameTable.actsOut?.(entry) ?? false,
        isStill: () => document.visibilityState === 'hidden' || tableSettings(useSettings.getState()).motion === 0,
      }),
    [table, gameTable],
  );
  const shown = useEventPlayback(showing);
  const { catchUp } = shown;
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') catchUp();
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [catchUp]);
  return shown;
}
