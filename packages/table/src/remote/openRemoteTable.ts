import type { Game } from '@tessera/kernel';
import type { MatchInfo } from '@tessera/protocol';
import type { Patience } from '../live/asking.ts';
import { LiveTable } from '../live/liveTable.ts';
import type { Table } from '../table.ts';
import { socketLine, type TableSocket } from './socketLine.ts';

/** What a table on a server needs. */
export interface RemoteTableOptions<View extends object, Action extends object> {
  readonly socket: TableSocket;
  /** The match as REST or a list gave it. */
  readonly info: MatchInfo;
  readonly game: Game<object, Action, object, View>;
  /** How long to wait for answers. */
  readonly patience?: Patience;
}

/** Sits down at a match on the server. The table shows `loading` until it has heard from it. */
export function openRemoteTable<View extends object, Action extends object>({
  socket,
  ...rest
}: RemoteTableOptions<View, Action>): Table<View, Action> {
  return new LiveTable({ ...rest, line: socketLine(socket), shared: false });
}
