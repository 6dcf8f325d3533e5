import { type MatchInfo, notices, requests } from '@tessera/protocol';
import type { TableSocket } from './socketLine.ts';

/** How many listeners each socket's lobby has: only the last to go stops the server from sending it. */
const followers = new WeakMap<TableSocket, number>();

/** Follows the list of open tables until the answer is called. The listener hears the whole list whenever it changes. */
export function followLobby(socket: TableSocket, listener: (matches: readonly MatchInfo[]) => void): () => void {
  let followed = true;
  const follow = () =>
    socket.emit('lobby', { follow: true }, (body) => {
      const answer = requests.lobby.answer.safeParse(body);
      if (followed && answer.success && answer.data.ok) listener(answer.data.matches);
    });
  const hear = (body: unknown) => {
    const notice = notices.lobby.safeParse(body);
    if (notice.success) listener(notice.data.matches);
  };
  socket.on('connect', follow);
  socket.on('lobby', hear);
  followers.set(socket, (followers.get(socket) ?? 0) + 1);
  if (socket.connected) follow();
  return () => {
    if (!followed) return;
    followed = false;
    socket.off('connect', follow);
    socket.off('lobby', hear);
    const left = (followers.get(socket) ?? 1) - 1;
    followers.set(socket, left);
    if (left === 0 && socket.connected) socket.emit('lobby', { follow: false }, () => {});
  };
}
