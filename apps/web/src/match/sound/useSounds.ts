import type { TableState } from '@tessera/table';
import { useEffect, useRef } from 'react';
import type { ShownGame } from '../../games/openGame.ts';
import { useSettings } from '../../settings/settings.ts';
import { play } from './sounds.ts';
import { soundsBetween } from './soundsBetween.ts';

/** Plays the sounds of a match when sound is on. A table for one has no turn sound: it is always the player's turn. */
export function useSounds(state: TableState, gameTable: ShownGame): void {
  const before = useRef<TableState>(undefined);
  useEffect(() => {
    const sounds = soundsBetween(before.current, state, gameTable.sound);
    before.current = state;
    const { sound, volume } = useSettings.getState();
    if (sound) play(state.info.seats.length > 1 ? sounds : sounds.filter((one) => one !== 'turn'), volume);
  }, [state, gameTable]);
}
