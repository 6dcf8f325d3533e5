import { compareInLobby, lobbyCursor, type MatchInfo, notices, requests } from '@tessera/protocol';
import type { TableSocket } from './socketTransport.ts';

/** The open tables fetched so far, and whether there are more. */
export interface LobbyList {
  readonly matches: readonly MatchInfo[];
  readonly hasMore: boolean;
}

/** A subscription to the lobby. */
export interface LobbyFollower {
  /** Fetches the next page; the listener receives the longer list. */
  more(): void;
  stop(): void;
}

/** Number of lobby listeners per socket: the last one to stop unsubscribes. */
const followers = new WeakMap<TableSocket, number>();

/** Subscribes to the list of open tables. The listener receives the current list after every change. */
export function followLobby(socket: TableSocket, listener: (lobby: LobbyList) => void): LobbyFollower {
  const known = new Map<string, MatchInfo>();
  let hasMore = false;
  let followed = true;
  const notify = () => listener({ matches: [...known.values()].sort(compareInLobby), hasMore });
  const fetch = (page: { follow: true; before?: string }) =>
    socket.emit('lobby', page, (body) => {
      const answer = requests.lobby.answer.safeParse(body);
      if (!followed || !answer.success || !answer.data.ok) return;
      if (page.before === undefined) known.clear();
      for (const match of answer.data.matches) known.set(match.id, match);
      hasMore = answer.data.more;
      notify();
    });
  const follow = () => fetch({ follow: true });
  const hear = (body: unknown) => {
    const notice = notices.lobby.safeParse(body);
    if (!notice.success) return;
    for (const match of notice.data.changed) known.set(match.id, match);
    for (const id of notice.data.removed) known.delete(id);
    notify();
  };
  socket.on('connect', follow);
  socket.on('lobby', hear);
  followers.set(socket, (followers.get(socket) ?? 0) + 1);
  if (socket.connected) follow();
  const more = () => {
    const last = [...known.values()].sort(compareInLobby).at(-1);
    if (hasMore && last && socket.connected) fetch({ follow: true, before: lobbyCursor(last) });
  };
  const stop = () => {
    if (!followed) return;
    followed = false;
    socket.off('connect', follow);
    socket.off('lobby', hear);
    const left = (followers.get(socket) ?? 1) - 1;
    followers.set(socket, left);
    if (left === 0 && socket.connected) socket.emit('lobby', { follow: false }, () => {});
  };
  return { more, stop };
}
