import { openRemoteTable } from '@tessera/table';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { api } from '../api/api.ts';
import { openGame } from '../games/openGame.ts';
import { sharedSocket } from '../live/socket.ts';
import { OpeningScreen } from './banners/OpeningScreen.tsx';
import { TableScreen } from './TableScreen.tsx';
import { UnknownGame } from './unknownGame.ts';
import { type OpenedTable, useOpened } from './useOpenedTable.ts';

/** Page of a match on the server: its waiting room, then its table. */
export function MatchPage() {
  const { id = '' } = useParams();
  const open = useCallback(() => openMatch(id), [id]);
  const opened = useOpened(open);
  if (opened.phase !== 'ready') return <OpeningScreen opened={opened} onAgain={opened.again} />;
  return <TableScreen key={id} where="server" {...opened.value} />;
}

async function openMatch(id: string): Promise<OpenedTable> {
  // The socket also identifies a first visitor, without which the server refuses requests.
  const socket = await sharedSocket();
  const info = await api.match(id);
  const game = await openGame(info.game);
  if (!game) throw new UnknownGame(info.game);
  return { game, table: openRemoteTable({ socket, info, game: game.game }) };
}
