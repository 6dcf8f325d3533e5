import type { LobbyList } from '@tessera/table';
import { useEffect, useRef, useState } from 'react';
import { usePresence } from './me.ts';
import { sharedSocket } from './socket.ts';

/** The open tables, live, as many as have been asked for. */
export interface Lobby extends LobbyList {
  /** Asks for the next of them. */
  more(): void;
}

/** The open tables; undefined until they are known. */
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
