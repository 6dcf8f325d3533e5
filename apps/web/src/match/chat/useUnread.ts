import { ownSeats, type TableState } from '@tessera/table';
import { useEffect, useState } from 'react';
import { useIgnored } from '../../live/ignored.ts';
import { channelsOf, shownLines } from './chatLines.ts';
import { ChatRead, unreadLines } from './chatRead.ts';

/** Returns the number of unread lines in all channels. An open chat marks them as read. */
export function useUnread(state: TableState, isChatting: boolean): number {
  const { id } = state.info;
  const channels = channelsOf(shownLines(state.chat, useIgnored())).map(({ team, lines }) => {
    const name = team === undefined ? id : `${id}/${team}`;
    return { name, lines, last: lines.at(-1)?.id ?? -1 };
  });
  const [read, setRead] = useState<ReadonlyMap<string, number>>(new Map());
  // Compared as text, so that the effect runs only when a line was added.
  const reached = JSON.stringify(channels.map(({ name, last }) => [name, last]));
  useEffect(() => {
    const kept = new ChatRead(localStorage);
    const ends: readonly [string, number][] = JSON.parse(reached);
    if (isChatting) for (const [name, last] of ends) kept.keep(name, last);
    setRead(new Map(ends.map(([name]) => [name, kept.of(name)])));
  }, [isChatting, reached]);
  const own = ownSeats(state);
  return channels.reduce((sum, { name, lines }) => {
    const known = read.get(name);
    return known === undefined ? sum : sum + unreadLines({ chat: lines, own }, known).length;
  }, 0);
}
