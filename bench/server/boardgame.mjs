// boardgame.io as one side of the load: its protocol on a bare socket.io client, without the work its own client does.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { io } from 'socket.io-client';
import { countBytes } from './wire.mjs';

const MOVES = {
  ticks: (n) => ({ type: 'tick', args: [n % 9] }),
  army: (n) => ({ type: 'volley', args: [(n * 7) % 300] }),
};

export async function boardgame() {
  const script = fileURLToPath(new URL('boardgameServer.mjs', import.meta.url));
  // NODE_ENV as its documentation advises for real use; it logs less then.
  const child = fork(script, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 2, 'ipc'],
  });
  const { url } = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`boardgame.io's server ended with ${code}`)));
  });
  let opened = 0;
  return {
    async open(game) {
      const id = `match${opened++}`;
      const seats = await Promise.all([0, 1].map((seat) => join(url, game, id, String(seat))));
      return {
        act(seat, n) {
          const waits = seats.map(({ next }) => next());
          seats[seat].send(MOVES[game](n));
          return { answered: waits[seat], seen: waits[1 - seat] };
        },
        bytes: () => seats[0].bytes() + seats[1].bytes(),
        close() {
          for (const seat of seats) seat.close();
        },
      };
    },
    stop: () => child.kill(),
  };
}

async function join(url, game, match, player) {
  const socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true, reconnection: false });
  const first = new Promise((resolve) => socket.once('sync', resolve));
  let state = 0;
  let told;
  socket.on('update', (_match, update) => {
    state = update._stateID;
    told?.();
  });
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const bytes = countBytes(socket);
  socket.emit('sync', match, player, undefined, 2);
  await first;
  return {
    next: () =>
      new Promise((resolve) => {
        told = resolve;
      }),
    send: ({ type, args }) =>
      socket.emit('update', { type: 'MAKE_MOVE', payload: { type, args, playerID: player } }, state, match, player),
    bytes,
    close: () => socket.close(),
  };
}
