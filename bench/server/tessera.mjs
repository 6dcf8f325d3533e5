// Tessera's server as one side of the load test: every answer means that the action is on disk.
import { ask, guest } from './guest.mjs';
import { tesseraServer } from './tesseraServer.mjs';

const MOVES = {
  ticks: (n) => ({ type: 'tick', cell: n % 9 }),
  volleys: (n) => ({ type: 'volley', first: (n * 7) % 300 }),
};

/** Starts one server, or several nodes; then the two players of a match use different nodes. All nodes have the same `settings`. */
export async function tessera(settings = {}, count = 1) {
  const nodes = await Promise.all(Array.from({ length: count }, () => tesseraServer(settings)));
  await Promise.all(nodes.map(({ url }) => ready(url)));
  const people = [];
  /** The creators of matches use the nodes in turn. */
  const urlOf = (i) => nodes[i % nodes.length].url;
  return {
    async open(game, i) {
      // The same players play in every round, as with the same browsers.
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

/** Waits until new nodes have redistributed their shards, which is not part of the measurement. */
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

/** Waits until a node has claimed its shards; before that it owns no matches. */
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
  // The answer and the notice of the same action may arrive in either order.
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
