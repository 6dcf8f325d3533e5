import { seatOf, type TableState } from '@tessera/table';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import { chime } from './chime.ts';

/** Whether it is this viewer's turn; the moment it becomes so can be heard, where sound is on. */
export function useTurnSignal({ decisions, viewer, status }: TableState): boolean {
  const seat = seatOf(viewer);
  const isMine = status === 'ready' && decisions.some((decision) => decision.seat === seat);
  const wasMine = useRef(true);
  useEffect(() => {
    if (isMine && !wasMine.current && useSettings.getState().sound) chime();
    wasMine.current = isMine;
  }, [isMine]);
  return isMine;
}
