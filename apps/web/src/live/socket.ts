import type { TableSocket } from '@tessera/table';
import { ensurePresence } from './me.ts';

let opening: Promise<TableSocket> | undefined;

/** Returns the socket that all tables and the lobby share. Its code is loaded on first use. */
export function sharedSocket(): Promise<TableSocket> {
  opening ??= open();
  return opening;
}

/** Closes the socket, so that the next one authenticates with the current session. */
export async function dropSocket(): Promise<void> {
  const socket = await opening;
  opening = undefined;
  if (socket && 'disconnect' in socket && typeof socket.disconnect === 'function') socket.disconnect();
}

async function open(): Promise<TableSocket> {
  // The first greeting sets the session cookie. A socket opened before it would belong to no player.
  await ensurePresence();
  const { createSocket } = await import('./lobbyLine.ts');
  return createSocket();
}
