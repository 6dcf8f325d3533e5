// socket.io's protocol on a bare WebSocket. Its own client would take half of what a small machine can do, and measure
// itself more than either server.
import { WebSocket } from 'ws';

// What engine.io and socket.io put before a message.
const OPEN = '0';
const PING = '2';
const PONG = '3';
const CONNECT = '40';
const EVENT = '42';
const ACK = '43';

/** Connects to a namespace ('' is the main one). Resolves once the server has let us in. */
export function connect(url, { namespace = '', headers = {} } = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers,
    perMessageDeflate: false,
  });
  const prefix = namespace === '' ? '' : `/${namespace},`;
  const listeners = new Map();
  const waiting = new Map();
  let lastId = 0;
  let bytes = 0;

  const bare = {
    on: (event, listener) => listeners.set(event, listener),
    emit: (event, ...args) => socket.send(`${EVENT}${prefix}${JSON.stringify([event, ...args])}`),
    /** Asks and calls back with the answer. */
    ask(event, body, answered) {
      waiting.set(++lastId, answered);
      socket.send(`${EVENT}${prefix}${lastId}${JSON.stringify([event, body])}`);
    },
    /** What has been received so far, in bytes of text. */
    bytes: () => bytes,
    close: () => socket.close(),
  };

  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      bytes += data.length;
      const text = data.toString();
      if (text === PING) return socket.send(PONG);
      if (text[0] === OPEN) return socket.send(CONNECT + prefix);
      const body = text.slice(2 + prefix.length);
      const kind = text.slice(0, 2);
      if (kind === EVENT) {
        const [event, ...args] = JSON.parse(body);
        listeners.get(event)?.(...args);
      } else if (kind === ACK) {
        const start = body.indexOf('[');
        const id = Number(body.slice(0, start));
        const answered = waiting.get(id);
        waiting.delete(id);
        answered?.(...JSON.parse(body.slice(start)));
      } else if (kind === CONNECT) {
        resolve(bare);
      } else {
        reject(new Error(`Not let in: ${text}`));
      }
    });
  });
}
