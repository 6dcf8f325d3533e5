import type { Game } from '@tessera/kernel';
import type { MatchInfo } from '@tessera/protocol';
import { LiveTable } from '../live/liveTable.ts';
import type { RetryPolicy } from '../live/requestQueue.ts';
import type { Table } from '../table.ts';
import { socketTransport, type TableSocket } from './socketTransport.ts';

/** The parameters of a table on a server. */
export interface RemoteTableOptions<View extends object, Action extends object> {
  readonly socket: TableSocket;
  /** The match summary from REST or a list. */
  readonly info: MatchInfo;
  readonly game: Game<object, Action, object, View>;
  /** The key of a link, for a match that the player sees only through it. */
  readonly look?: string;
  /** Retry and timeout settings. */
  readonly retryPolicy?: RetryPolicy;
}

/** Opens a table of a match on the server. It shows `loading` until the first answer. */
export function openRemoteTable<View extends object, Action extends object>({
  socket,
  ...rest
}: RemoteTableOptions<View, Action>): Table<View, Action> {
  return new LiveTable({ ...rest, line: socketTransport(socket), shared: false });
}
