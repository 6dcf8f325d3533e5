import { seatOf, type TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { useEffect } from 'react';
import { matchGames } from '../games/manifests.ts';
import { usePlayNow } from '../games/playNow.ts';
import { keepLastChange } from '../home/lastChange.ts';

/**
 * Keeps the data of this match for the home page: the last change on its card, and the game that "Play now" offers. A
 * secret view, as before a hand-over, is not kept.
 */
export function useHomeKeeping({ info, log, viewer }: TableState, formatter: GameFormatter, isSecret: boolean): void {
  const { id, game } = info;
  const last = log.findLast(({ kind, events }) => kind === 'act' && events.length > 0);
  const event = last?.events.at(-1);
  useEffect(() => {
    if (!isSecret && last && event) keepLastChange(id, { seq: last.seq, text: formatter.event(event) });
  }, [id, isSecret, last, event, formatter]);
  const isPlayed = seatOf(viewer) !== undefined && matchGames.some((one) => one.id === game);
  useEffect(() => {
    if (isPlayed && usePlayNow.getState().game !== game) usePlayNow.setState({ game, options: {} });
  }, [isPlayed, game]);
}
