import { type AwaySummary, awaySummary, ownSeats, type TableState, useStoredPreference } from '@tessera/table';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod';
import type { ShownGame } from '../../games/openGame.ts';

export type AwaySummaries = readonly AwaySummary[];

/** The summary after an absence, until it is read, and the one since the last turn, which can always be opened. */
export interface Away {
  /** Actions since the player's last visit; empty when read. */
  readonly unread: AwaySummaries;
  /** Actions since the player's last turn. */
  readonly sinceTurn: AwaySummaries;
  /** The last entries that the player knows: for the unread summary, and for the one since the last turn. */
  readonly lastSeen: number;
  readonly lastTurn: number;
  read(): void;
}

const UNREAD = 'tessera.away.';

/** Entry after which a summary is unread, kept on the device: a reload or another visit must not lose it. */
const Unread = z.object({ since: z.number().int() }).nullable();

/** Returns the summaries of a match for its viewer. */
export function useAway(state: TableState, gameTable: ShownGame): Away {
  const { info, log, seen, seq, viewer, view } = state;
  const [stored, store] = useStoredPreference(UNREAD + info.id, Unread, null);
  // An absence ends with the visit. The player sees later actions live.
  const [arrival, setArrival] = useState<{ readonly since: number; readonly seq: number; readonly log: typeof log }>();
  const isReady = view !== undefined && seen !== undefined;
  useEffect(() => {
    if (!isReady || arrival) return;
    const since = Math.min(stored?.since ?? seen, seen);
    setArrival({ since, seq, log });
    if (since < seq) store({ since });
  }, [isReady, arrival, stored, seen, seq, log, store]);

  const unread = useMemo(() => {
    if (!arrival || stored === null || arrival.since >= arrival.seq) return NONE;
    return summariesOf(arrival.log, arrival.since, { viewer, info }, gameTable);
  }, [arrival, stored, viewer, info, gameTable]);
  const lastTurn = useMemo(() => {
    const own = ownSeats({ viewer, info });
    return log.findLast(({ kind, by }) => kind === 'act' && by !== undefined && own.includes(by))?.seq;
  }, [log, viewer, info]);
  const sinceTurn = useMemo(
    () => (lastTurn === undefined ? NONE : summariesOf(log, lastTurn, { viewer, info }, gameTable)),
    [log, lastTurn, viewer, info, gameTable],
  );
  const lastSeen = arrival?.since ?? 0;
  return useMemo(
    () => ({ unread, sinceTurn, lastSeen, lastTurn: lastTurn ?? 0, read: () => store(null) }),
    [unread, sinceTurn, lastSeen, lastTurn, store],
  );
}

function summariesOf(
  log: TableState['log'],
  since: number,
  seen: Pick<TableState, 'viewer' | 'info'>,
  gameTable: ShownGame,
): AwaySummaries {
  const own = ownSeats(seen);
  return awaySummary(log, {
    since,
    viewer: seen.viewer,
    important: (event) => gameTable.important?.(event) ?? true,
  }).filter(({ seat }) => seat === undefined || !own.includes(seat));
}

const NONE: AwaySummaries = [];
