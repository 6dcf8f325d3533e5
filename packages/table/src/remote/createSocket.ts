import { io, type Socket } from 'socket.io-client';

/** Maximum delay between two connection attempts. */
const LONGEST_PAUSE_MS = 5000;

/**
 * Creates a socket to the server at `url`, or to the origin of this page. One socket serves all tables and the lobby.
 */
export function createSocket(url?: string): Socket {
  const options = { reconnectionDelay: 300, reconnectionDelayMax: LONGEST_PAUSE_MS, withCredentials: true };
  return url === undefined ? io(options) : io(url, options);
}
