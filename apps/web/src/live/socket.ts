import type { TableSocket } from '@tessera/table';
import { known } from './me.ts';

let opening: Promise<TableSocket> | undefined;

/** The one socket that all tables and the lobby share. Its code is fetched only when somebody asks for it. */
export function sharedSocket(): Promise<TableSocket> {
  opening ??= open();
  return opening;
}

/** Closes the socket, so that the next one belongs to whoever is logged in then. */
export async function dropSocket(): Promise<void> {
  const socket = await opening;
  opening = undefined;
  if (socket && 'disconnect' in socket && typeof socket.disconnect === 'function') socket.disconnect();
}

async function open(): Promise<TableSocket> {
  // The cookie that says who we are comes with the first greeting; a socket without it would be a stranger's.
  await known();
  const { createSocket } = await import('./lobbyLine.ts');
  return createSocket();
}
