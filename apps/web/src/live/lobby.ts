import type { MatchInfo } from '@tessera/protocol';
import { useEffect, useState } from 'react';
import { usePresence } from './me.ts';
import { sharedSocket } from './socket.ts';

/** The open tables, live; undefined until they are known. */
export function useLobby(): readonly MatchInfo[] | undefined {
  const [matches, setMatches] = useState<readonly MatchInfo[]>();
  const isOnline = usePresence(({ reach }) => reach === 'online');

  useEffect(() => {
    if (!isOnline) return;
    let isOver = false;
    let leave = () => {};
    void (async () => {
      const [socket, { followLobby }] = await Promise.all([sharedSocket(), import('./lobbyLine.ts')]);
      if (!isOver) leave = followLobby(socket, setMatches);
    })();
    return () => {
      isOver = true;
      leave();
    };
  }, [isOnline]);

  return matches;
}
