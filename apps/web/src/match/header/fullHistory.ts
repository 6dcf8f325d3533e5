import type { CommandResult, Table } from '@tessera/table';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';

interface FullHistory {
  /** The match whose last command was refused because its history is full. One per window, because a window shows one table. */
  readonly match: string | undefined;
}

const useFullHistory = create<FullHistory>()(() => ({ match: undefined }));

/** Wraps a table so that `onFull` runs when a command is refused because the history of the match is full. */
export function watchingHistory(table: Table, onFull: () => void): Table {
  const watched = async (command: Promise<CommandResult>): Promise<CommandResult> => {
    const answer = await command;
    if (!answer.ok && answer.refusal.code === 'match-log-full') onFull();
    return answer;
  };
  return {
    game: table.game,
    getState: () => table.getState(),
    subscribe: (listener) => table.subscribe(listener),
    act: (action, dice, key) => watched(table.act(action, dice, key)),
    legal: () => table.legal(),
    prompt: () => table.prompt(),
    price: () => table.price(),
    undo: () => watched(table.undo()),
    consent: (agree, proposal) => table.consent(agree, proposal),
    redo: () => watched(table.redo()),
    edit: (patches) => watched(table.edit(patches)),
    sendChat: (text, to) => table.sendChat(text, to),
    look: (seat) => table.look(seat),
    fork: (at) => table.fork(at),
    open: () => table.open(),
    order: (orders) => table.order(orders),
    seen: () => table.seen(),
    close: () => table.close(),
  };
}

/** Returns the table of a match that reports a full history to the menu of the match. */
export function useWatchedHistory(table: Table, match: string): Table {
  return useMemo(() => watchingHistory(table, () => useFullHistory.setState({ match })), [table, match]);
}

/** Offers to shorten the history of a match as soon as it is full, if the player may. `offer` must be stable. */
export function useShorteningOffer(match: string, isPossible: boolean, offer: () => void): void {
  const isFull = useFullHistory((state) => state.match === match);
  useEffect(() => {
    if (!isFull) return;
    useFullHistory.setState({ match: undefined });
    if (isPossible) offer();
  }, [isFull, isPossible, offer]);
}
