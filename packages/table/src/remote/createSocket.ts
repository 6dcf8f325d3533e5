import { io, type Socket } from 'socket.io-client';

/** The longest pause between two attempts to connect. */
const LONGEST_PAUSE_MS = 5000;

/** A socket to the server at `url`, or to the one this page came from. One serves all tables and the lobby. */
export function createSocket(url?: string): Socket {
  const options = { reconnectionDelay: 300, reconnectionDelayMax: LONGEST_PAUSE_MS, withCredentials: true };
  return url === undefined ? io(options) : io(url, options);
}
