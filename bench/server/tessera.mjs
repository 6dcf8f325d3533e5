// Our server as one side of the load: every answer says that the action is on the disk.
import { ask, guest } from './guest.mjs';
import { tesseraServer } from './tesseraServer.mjs';

const MOVES = {
  ticks: (n) => ({ type: 'tick', cell: n % 9 }),
  volleys: (n) => ({ type: 'volley', first: (n * 7) % 300 }),
};

export async function tessera() {
  const { url, pid, stop } = await tesseraServer();
  const people = [];
  return {
    async open(game, i) {
      // The same people play in every round, as the same browsers would.
      people[i] ??= Promise.all([guest(url), guest(url)]);
      const [host, other] = await people[i];
      const { id } = await host.send('POST', '/api/matches', { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
      await other.send('PUT', `/api/matches/${id}/seats/1`, { kind: 'me' });
      return Promise.all([host, other].map((person, seat) => join(person, id, MOVES[game], seat)));
    },
    pid,
    stop,
  };
}

async function join(person, match, moveOf, seat) {
  const socket = await person.connect();
  const { sync } = await ask(socket, 'join', { match });
  let { seq } = sync;
  // The answer and the news of the same action may come in either order.
  const knows = (entry) => {
    seq = Math.max(seq, entry);
  };
  socket.on('update', ({ update }) => knows(update.seq));
  const before = socket.bytes();
  return {
    act(n, answered) {
      const asked = { match, seq, actionId: `seat-${seat}-action-${n}`, action: moveOf(n) };
      socket.ask('act', asked, (answer) => {
        if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
        knows(answer.seq);
        answered();
      });
    },
    bytes: () => socket.bytes() - before,
    close: () => socket.close(),
  };
}
