// Our server as one side of the load: every answer says that the action is on the disk.
import { ask, guest } from './guest.mjs';
import { tesseraServer } from './tesseraServer.mjs';
import { countBytes } from './wire.mjs';

const MOVES = {
  ticks: (n) => ({ type: 'tick', cell: n % 9 }),
  army: (n) => ({ type: 'volley', first: (n * 7) % 300 }),
};

export async function tessera() {
  const { url, pid, stop } = await tesseraServer();
  const people = [];
  // The same people play in every round, as the same browsers would.
  const pair = async (i) => {
    people[i] ??= Promise.all([guest(url), guest(url)]);
    return people[i];
  };
  return {
    pid,
    async open(game, i) {
      const [host, other] = await pair(i);
      const { id } = await host.send('POST', '/api/matches', { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
      await other.send('PUT', `/api/matches/${id}/seats/1`, { kind: 'me' });
      const seats = await Promise.all([host, other].map((person) => join(person, id)));
      return {
        act(seat, n) {
          const seen = seats[1 - seat].next();
          return { answered: seats[seat].send(MOVES[game](n), n), seen };
        },
        bytes: () => seats[0].bytes() + seats[1].bytes(),
        close() {
          for (const seat of seats) seat.close();
        },
      };
    },
    stop,
  };
}

async function join(person, match) {
  const socket = await person.connect();
  const { sync } = await ask(socket, 'join', { match });
  let { seq } = sync;
  let told;
  socket.on('update', ({ update }) => {
    seq = update.seq;
    told?.();
  });
  return {
    next: () =>
      new Promise((resolve) => {
        told = resolve;
      }),
    send: (action, n) =>
      new Promise((resolve, reject) => {
        socket.emit('act', { match, seq, actionId: `action-${n}`, action }, (answer) => {
          if (answer.ok) resolve();
          else reject(new Error(JSON.stringify(answer.refusal)));
        });
      }),
    bytes: countBytes(socket),
    close: () => socket.close(),
  };
}
