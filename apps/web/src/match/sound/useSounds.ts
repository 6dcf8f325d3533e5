import type { Sound, TableState } from '@tessera/table';
import { useEffect, useRef, useState } from 'react';
import type { ShownGame } from '../../games/openGame.ts';
import { useSettings } from '../../settings/settings.ts';
import { play } from './sounds.ts';
import { soundsBetween } from './soundsBetween.ts';

/** How long the caption of a sound stays, in milliseconds. */
const CAPTION_MS = 3000;

/**
 * Plays the sounds of a match when sound is on, and returns the latest ones for their caption. A table for one has no turn
 * sound: it is always the player's turn.
 */
export function useSounds(state: TableState, gameTable: ShownGame): readonly Sound[] {
  const before = useRef<TableState>(undefined);
  const [heard, setHeard] = useState<readonly Sound[]>(SILENCE);
  useEffect(() => {
    const sounds = soundsBetween(before.current, state, gameTable.sound);
    before.current = state;
    const { sound, volume } = useSettings.getState();
    const played = state.info.seats.length > 1 ? sounds : sounds.filter((one) => one !== 'turn');
    if (!sound || played.length === 0) return;
    play(played, volume);
    setHeard(played);
  }, [state, gameTable]);
  useEffect(() => {
    if (heard.length === 0) return;
    const timer = setTimeout(() => setHeard(SILENCE), CAPTION_MS);
    return () => clearTimeout(timer);
  }, [heard]);
  return heard;
}

const SILENCE: readonly Sound[] = [];
