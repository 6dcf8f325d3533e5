// boardgame.io as one side of the load test: its protocol, without the work of its client.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { connect } from './bareSocket.mjs';

const MOVES = {
  ticks: (n) => ({ type: 'tick', args: [n % 9] }),
  volleys: (n) => ({ type: 'volley', args: [(n * 7) % 300] }),
};

export async function boardgame() {
  const script = fileURLToPath(new URL('boardgameServer.mjs', import.meta.url));
  // Its documentation recommends this NODE_ENV for production; it then logs less.
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
    open(game) {
      const match = `match${opened++}`;
      return Promise.all(['0', '1'].map((player) => join(url, game, match, player)));
    },
    pids: [child.pid],
    stop: () => child.kill(),
  };
}

async function join(url, game, match, player) {
  const socket = await connect(url, { namespace: game });
  const first = new Promise((resolve) => socket.on('sync', resolve));
  let state = 0;
  let answered;
  // All clients receive every move; the client's own move is its answer.
  socket.on('update', (_match, update, log) => {
    state = update._stateID;
    if (log.at(-1)?.action.payload.playerID === player) answered?.();
  });
  socket.emit('sync', match, player, undefined, 2);
  await first;
  const before = socket.bytes();
  return {
    act(n, told) {
      answered = told;
      const payload = { ...MOVES[game](n), playerID: player };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state, match, player);
    },
    bytes: () => socket.bytes() - before,
    close: () => socket.close(),
  };
}
