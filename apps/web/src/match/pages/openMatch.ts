import { openRemoteTable } from '@tessera/table';
import { api } from '../../api/api.ts';
import { openGame } from '../../games/openGame.ts';
import { sharedSocket } from '../../live/socket.ts';
import { UnknownGame } from '../unknownGame.ts';
import type { OpenedTable } from '../useOpenedTable.ts';

/** Opens the table of a match on the server; `look` is the key of its link, for a match seen only through it. */
export async function openMatch(id: string, look?: string): Promise<OpenedTable> {
  // The socket also identifies a first visitor, without which the server refuses requests.
  const socket = await sharedSocket();
  const info = look === undefined ? await api.match(id) : await api.look(id, look);
  const game = await openGame(info.game);
  if (!game) throw new UnknownGame(info.game);
  return { game, table: openRemoteTable({ socket, info, game: game.game, ...(look !== undefined && { look }) }) };
}
