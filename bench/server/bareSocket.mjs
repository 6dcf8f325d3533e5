// socket.io's protocol on a plain WebSocket. The socket.io client would use half of a small machine, so that the benchmark would
// measure the client more than either server.
import { openWebSocket } from './webSocket.mjs';

// Message prefixes of engine.io and socket.io.
const OPEN = '0';
const PING = '2';
const PONG = '3';
const CONNECT = '40';
const EVENT = '42';
const ACK = '43';

/** Connects to a namespace ('' is the main one). Resolves once the server has accepted the connection. */
export function connect(url, { namespace = '', headers = {} } = {}) {
  const prefix = namespace === '' ? '' : `/${namespace},`;
  const listeners = new Map();
  const waiting = new Map();
  let socket;
  let lastId = 0;
  let bytes = 0;

  const bare = {
    on: (event, listener) => listeners.set(event, listener),
    emit: (event, ...args) => socket.send(`${EVENT}${prefix}${JSON.stringify([event, ...args])}`),
    /** Sends a request and calls back with the answer. */
    ask(event, body, answered) {
      waiting.set(++lastId, answered);
      socket.send(`${EVENT}${prefix}${lastId}${JSON.stringify([event, body])}`);
    },
    /** Returns the bytes of text received so far. */
    bytes: () => bytes,
    close: () => socket.close(),
  };

  return new Promise((resolve, reject) => {
    const hear = (text, length) => {
      bytes += length;
      if (text.startsWith(EVENT)) {
        const [event, ...args] = JSON.parse(text.slice(EVENT.length + prefix.length));
        listeners.get(event)?.(...args);
      } else if (text.startsWith(ACK)) {
        const start = text.indexOf('[');
        const id = Number(text.slice(ACK.length + prefix.length, start));
        const answered = waiting.get(id);
        waiting.delete(id);
        answered?.(...JSON.parse(text.slice(start)));
      } else if (text === PING) socket.send(PONG);
      else if (text.startsWith(CONNECT)) resolve(bare);
      else if (!text.startsWith(OPEN)) reject(new Error(`Not let in: ${text}`));
    };
    openWebSocket(`${url}/socket.io/?EIO=4&transport=websocket`, headers, hear).then((opened) => {
      socket = opened;
      socket.send(CONNECT + prefix);
    }, reject);
  });
}
