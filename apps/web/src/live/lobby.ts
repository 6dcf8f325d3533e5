import type { LobbyList } from '@tessera/table';
import { useEffect, useRef, useState } from 'react';
import { usePresence } from './me.ts';
import { sharedSocket } from './socket.ts';

/** Live list of open tables, with as many pages as were requested. */
export interface Lobby extends LobbyList {
  /** Requests the next page. */
  more(): void;
}

/** Returns the open tables; undefined until they are loaded. */
export function useLobby(): Lobby | undefined {
  const [list, setList] = useState<LobbyList>();
  const isOnline = usePresence(({ reach }) => reach === 'online');
  const more = useRef(() => {});

  useEffect(() => {
    if (!isOnline) return;
    let isOver = false;
    let stop = () => {};
    void (async () => {
      const [socket, { followLobby }] = await Promise.all([sharedSocket(), import('./lobbyLine.ts')]);
      if (isOver) return;
      const follower = followLobby(socket, setList);
      more.current = follower.more;
      stop = follower.stop;
    })();
    return () => {
      isOver = true;
      more.current = () => {};
      stop();
    };
  }, [isOnline]);

  return list && { ...list, more: () => more.current() };
}
