// Our server as one side of the load: every answer says that the action is on the disk.
import { ask, guest } from './guest.mjs';
import { tesseraServer } from './tesseraServer.mjs';

const MOVES = {
  ticks: (n) => ({ type: 'tick', cell: n % 9 }),
  volleys: (n) => ({ type: 'volley', first: (n * 7) % 300 }),
};

/** One server, or several nodes: then each of two players is at another. `settings` are those of all of them. */
export async function tessera(settings = {}, count = 1) {
  const nodes = await Promise.all(Array.from({ length: count }, () => tesseraServer(settings)));
  await Promise.all(nodes.map(({ url }) => ready(url)));
  const people = [];
  /** Whoever opens a match is at each of them in turn. */
  const urlOf = (i) => nodes[i % nodes.length].url;
  return {
    async open(game, i) {
      // The same people play in every round, as the same browsers would.
      people[i] ??= Promise.all([guest(urlOf(i)), guest(urlOf(i + 1))]);
      const [host, other] = await people[i];
      const wish = { game, seats: [{ kind: 'me' }, { kind: 'open' }] };
      const { id } = await patiently(() => host.send('POST', '/api/matches', wish));
      await patiently(() => other.send('PUT', `/api/matches/${id}/seats/1`, { kind: 'me' }));
      return Promise.all([host, other].map((person, seat) => join(person, id, MOVES[game], seat)));
    },
    url: urlOf(0),
    pids: nodes.map(({ pid }) => pid),
    stop: () => Promise.all(nodes.map((node) => node.stop())),
  };
}

const READY_MS = 30_000;

/** Nodes that have just met share their matches out anew, and ask for a moment. Nothing of that is measured. */
async function patiently(send) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** A node has no matches before it has claimed its shards. */
async function ready(url) {
  const end = Date.now() + READY_MS;
  while (!(await fetch(`${url}/api/ready`)).ok) {
    if (Date.now() > end) throw new Error('The server is not ready');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
