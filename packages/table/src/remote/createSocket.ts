import { notices } from '@tessera/protocol';
import { io, type Socket } from 'socket.io-client';

/** Pause before the first attempt to reconnect; it doubles with each further one. */
const FIRST_PAUSE_MS = 300;
/** Maximum delay between two connection attempts. */
const LONGEST_PAUSE_MS = 5000;
/** A server that is being replaced is back within this time; after it, pauses grow as usual. */
const REPLACED_WITHIN_MS = 20_000;

/**
 * Creates a socket to the server at `url`, or to the origin of this page. One socket serves all tables and the lobby.
 */
export function createSocket(url?: string): Socket {
  const options = {
    reconnectionDelay: FIRST_PAUSE_MS,
    reconnectionDelayMax: LONGEST_PAUSE_MS,
    withCredentials: true,
  };
  const socket = url === undefined ? io(options) : io(url, options);
  hurryBack(socket);
  return socket;
}

/** Reconnects at the interval that a server names when it is stopped: it is replaced before the usual pauses would end. */
function hurryBack(socket: Socket): void {
  let ending: ReturnType<typeof setTimeout> | undefined;
  const asUsual = () => {
    clearTimeout(ending);
    socket.io.reconnectionDelay(FIRST_PAUSE_MS);
    socket.io.reconnectionDelayMax(LONGEST_PAUSE_MS);
  };
  socket.on('closing', (body: unknown) => {
    const closing = notices.closing.safeParse(body);
    if (!closing.success) return;
    const { retryMs } = closing.data;
    socket.io.reconnectionDelay(retryMs);
    socket.io.reconnectionDelayMax(retryMs);
    clearTimeout(ending);
    ending = setTimeout(asUsual, REPLACED_WITHIN_MS);
  });
  socket.on('connect', asUsual);
}
