import type { TableState } from '@tessera/table';
import { useEffect, useRef } from 'react';
import type { ShownGame } from '../games/openGame.ts';
import { useSettings } from '../settings/settings.ts';
import { heard } from './heard.ts';
import { play } from './sounds.ts';

/** Lets what happens at the table be heard, where sound is on. At a table for one it is always one's turn: no sound. */
export function useSounds(state: TableState, gameTable: ShownGame): void {
  const before = useRef<TableState>(undefined);
  useEffect(() => {
    const sounds = heard(before.current, state, gameTable.sound);
    before.current = state;
    const { sound, volume } = useSettings.getState();
    if (sound) play(state.info.seats.length > 1 ? sounds : sounds.filter((one) => one !== 'turn'), volume);
  }, [state, gameTable]);
}
