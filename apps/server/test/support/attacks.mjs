// Attacks on a server within its limits, run in a separate thread so that the bystander is measured fairly. Plain
// JavaScript, because worker threads load it directly. Each runs until it is stopped, and reports its answers.
import { request } from 'node:http';
import { connect } from 'node:net';
import { parentPort, Worker } from 'node:worker_threads';
import {
  Attacker,
  answers,
  ask,
  attack,
  count,
  fetched,
  longFile,
  name,
  newAddress,
  pause,
  swarm,
  url,
} from './attacker.mjs';
import { marks } from './games.mjs';
import { TABLE_ATTACKS } from './tableAttacks.mjs';

const markAction = (i) => ({ type: 'mark', mark: `m${i}`.padEnd(20, 'x') });
const nameAction = (i) => ({ type: 'name', name: `name ${i}`.padEnd(80, '.') });

const ATTACKS = {
  ...TABLE_ATTACKS,

  /** No attack: two threads that only keep the machine busy, for comparison. */
  async busyLoops() {
    const loops = Array.from({ length: 2 }, () => new Worker('for (;;);', { eval: true }));
    await swarm(1, () => pause(20));
    await Promise.all(loops.map((loop) => loop.terminate()));
    count('busy loop', loops.length);
  },

  /** Edits that make a list as long as a number says. */
  async edits() {
    const guest = await Attacker.visit();
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const { id } = await guest.json('POST', '/api/matches', { game: 'liars-dice', seats, mode: 'companion' });
    const socket = await guest.socket();
    const sync = await ask(socket, 'join', { match: id });
    let seq = sync?.sync?.seq ?? 0;
    await swarm(4, async () => {
      const patches = [[['players', 'length'], 60_000_000]];
      const answer = await ask(socket, 'edit', { match: id, seq, actionId: name(), patches });
      if (answer?.refusal?.code === 'stale') seq = answer.refusal.params.seq;
      await pause(20);
    });
    socket.close();
  },

  /** The same edits in a file. */
  async editsInFiles(short) {
    const guest = await Attacker.visit();
    const deed = { at: 0, by: 0, edit: [[['marks', 'length'], 60_000_000]] };
    const text = `${JSON.stringify({ ...JSON.parse(short), deeds: [deed] })}\n`;
    await swarm(4, async () => {
      await guest.send('POST', '/api/replays', text);
      await pause(50);
    });
  },

  /** The log and the replay of a large match, requested by a stranger. */
  async replays(file) {
    const guest = await Attacker.visit();
    const info = await guest.json('POST', '/api/replays', file);
    const stranger = new Attacker(newAddress(), '');
    await swarm(8, async (number) => {
      const path = number % 2 ? 'replay' : `log?before=${6000 - ((number * 37) % 1000)}`;
      await stranger.send('GET', `/api/matches/${info.id}/${path}`);
    });
  },

  /** Files of the largest allowed size, by several people. */
  async imports(file) {
    const guests = await Promise.all(Array.from({ length: 4 }, () => Attacker.visit()));
    await swarm(12, async (number) => {
      await guests[number % 4].send('POST', '/api/replays', file);
      await pause(20);
    });
  },

  /** Three people take as many import places as they can while a fourth imports a short file. */
  async heldPlaces(files) {
    const guests = await Promise.all(Array.from({ length: 3 }, () => Attacker.visit()));
    const other = await Attacker.visit();
    let isOtherAnswered = false;
    const hold = async (number) => {
      await guests[number % 3].send('POST', '/api/replays', files.long);
      await pause(20);
    };
    // On a slow machine, the attack is over before the first answer.
    const holding = swarm(9, hold, () => isOtherAnswered);
    // They have more pending requests than allowed.
    while (!answers['POST 503']) await pause(5);
    const { status } = await other.wait('POST', '/api/replays', files.short);
    count(`other import ${status}`);
    isOtherAnswered = true;
    await holding;
  },

  /** Two characters of nearly four megabytes, again and again. */
  async characterFiles(file) {
    const guest = await Attacker.visit();
    await swarm(2, async () => {
      await guest.send('POST', '/api/characters/file', file);
      await pause(20);
    });
  },

  /** Forks by the hundred over a socket. */
  async forks() {
    const guest = await Attacker.visit();
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const { id } = await guest.json('POST', '/api/matches', { game: 'liars-dice', seats });
    const socket = await guest.socket();
    await ask(socket, 'join', { match: id });
    await swarm(8, async () => {
      await ask(socket, 'fork', { match: id, at: 0, actionId: name() });
      await pause(5);
    });
    socket.close();
  },

  /** As many tables with the strongest bots as one person may have. */
  async bots() {
    const guest = await Attacker.visit();
    const seats = [
      { kind: 'bot', level: 'expert' },
      { kind: 'bot', level: 'expert' },
    ];
    await swarm(2, async () => {
      await guest.send('POST', '/api/matches', { game: 'heist-city', seats });
      await pause(200);
    });
  },

  /** Tables opened and closed all the time, with many subscribers of the list. */
  async lobby() {
    const watchers = await Promise.all(Array.from({ length: 10 }, () => Attacker.visit()));
    const sockets = await Promise.all(watchers.map((watcher) => watcher.socket()));
    for (const socket of sockets) {
      socket.onAny((...heard) => count('bytes told to watchers', JSON.stringify(heard).length));
      await ask(socket, 'lobby', { follow: true });
    }
    const guest = await Attacker.visit();
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await guest.json('POST', '/api/matches', { game: 'gomoku', seats, visibility: 'public' });
    await swarm(2, async () => {
      const socket = await guest.socket();
      await ask(socket, 'join', { match: id });
      socket.close();
      await pause(20);
    });
    for (const socket of sockets) socket.close();
  },

  /** A great many sockets. */
  async sockets() {
    const guest = await Attacker.visit();
    const open = [];
    await swarm(4, async () => {
      open.push(await guest.socket());
      await pause(10);
    });
    for (const socket of open) socket.close();
  },

  /** Requests whose bodies never arrive, and headers that never end. */
  async slowBodies() {
    const guest = await Attacker.visit();
    const { hostname, port } = new URL(url);
    const sockets = new Set();
    await swarm(4, async (number) => {
      const socket = connect(Number(port), hostname);
      sockets.add(socket);
      socket.on('error', () => count('connection cut'));
      socket.on('close', () => sockets.delete(socket));
      const head = Object.entries(guest.headers).map(([key, value]) => `${key}: ${value}\r\n`);
      const start = number % 2 ? 'POST /api/replays HTTP/1.1\r\nHost: x\r\n' : 'GET /api/me HTTP/1.1\r\nHost: x\r\n';
      socket.write(start + head.join(''));
      if (number % 2) socket.write('content-type: application/json\r\ncontent-length: 100000\r\n\r\n{');
      count('slow request');
      await pause(30);
    });
    for (const socket of sockets) socket.destroy();
  },

  /** Chat lines by the hundred at a table with spectators. */
  async chat() {
    const guest = await Attacker.visit();
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await guest.json('POST', '/api/matches', { game: 'gomoku', seats });
    const sockets = await Promise.all(Array.from({ length: 6 }, () => guest.socket()));
    for (const socket of sockets) await ask(socket, 'join', { match: id });
    await swarm(12, async (number) => {
      const text = `${number} ${'words '.repeat(60)}`;
      await ask(sockets[number % sockets.length], 'chat', { match: id, actionId: name(), text });
      await pause(5);
    });
    for (const socket of sockets) socket.close();
  },

  /** Codes tried one after the other. */
  async codes() {
    const stranger = new Attacker(newAddress(), '');
    const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ';
    let tried = 0;
    await swarm(4, async () => {
      const code = Array.from({ length: 6 }, (_, i) => letters[(tried * (i + 3)) % letters.length]).join('');
      tried++;
      await stranger.send('GET', `/api/codes/${code}`);
      await pause(5);
    });
  },

  /** Passwords tried from many addresses: each costs memory and time. */
  async passwords() {
    await swarm(6, async (number) => {
      const body = JSON.stringify({ name: `somebody ${number} ${name()}`, password: 'wrong password' });
      const headers = { 'x-forwarded-for': newAddress(), 'x-tessera': '1', 'content-type': 'application/json' };
      await fetched('POST', '/api/session', { headers, body });
    });
  },

  /** Clients that request large answers and do not read them. */
  async deafReaders(file) {
    const guest = await Attacker.visit();
    const info = await guest.json('POST', '/api/replays', file);
    const requests = new Set();
    await swarm(2, async () => {
      const asked = request(`${url}/api/matches/${info.id}/replay`, { headers: guest.headers });
      asked.on('error', () => count('connection cut'));
      asked.on('response', (response) => {
        count(`GET ${response.statusCode}`);
        response.pause();
      });
      asked.end();
      requests.add(asked);
      await pause(100);
    });
    for (const asked of requests) asked.destroy();
  },

  /** Sockets that request a great deal and read nothing of it. */
  async deafSockets() {
    const guest = await Attacker.visit();
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const options = { columns: 26, rows: 26, inARow: 26 };
    const { id } = await guest.json('POST', '/api/matches', { game: 'gomoku', options, seats });
    const deaf = new Set();
    await swarm(4, async () => {
      const socket = await guest.socket();
      if (!socket.connected) return pause(50);
      const stream = socket.io.engine.transport.ws._socket;
      stream.pause();
      socket.on('disconnect', () => count('connection cut'));
      deaf.add({ socket, stream });
      for (let i = 0; i < 200 && socket.connected; i++) {
        socket.emit('join', { match: id }, () => {});
        count('join unread');
        await pause(2);
      }
    });
    for (const { socket, stream } of deaf) {
      stream.destroy();
      socket.close();
    }
  },

  /** A player who takes and leaves a seat of a running match, with many subscribers. */
  async seats() {
    const [host, other] = [await Attacker.visit(), await Attacker.visit()];
    const wish = { game: 'gomoku', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
    const { id } = await host.json('POST', '/api/matches', wish);
    const socket = await host.socket();
    await ask(socket, 'join', { match: id });
    const seat = `/api/matches/${id}/seats/1`;
    await swarm(2, async () => {
      await other.send('PUT', seat, { kind: 'me' });
      await other.send('PUT', seat, { kind: 'open' });
    });
    socket.close();
  },

  /** New guests without end from one address, with forged forwarded headers. */
  async forgedAddresses() {
    const address = newAddress();
    await swarm(4, async (number) => {
      const forged = `198.18.${number}.${Math.floor(Math.random() * 250)}`;
      await Attacker.visit(`${forged}, ${address}`);
    });
  },
};

/** Inputs that some attacks prepare in advance, so that the preparation is not measured. */
const PREPARED = {
  editsInFiles: () => longFile(marks, 1, 2, markAction),
  replays: () => longFile(marks, 6000, 2, markAction),
  imports: () => longFile(marks, 10_000, 2, markAction),
  heldPlaces: () => ({ long: longFile(marks, 10_000, 2, markAction), short: longFile(marks, 1, 2, markAction) }),
  deafReaders: () => longFile(marks, 3000, 2, markAction),
  async characterFiles() {
    // Imported only here: the catalogue loads every game.
    const { find } = await import('@tessera/catalog');
    return longFile(find('fifth-edition').game, 19_000, 1, nameAction);
  },
};

const prepared = await PREPARED[attack]?.();
parentPort.postMessage({ ready: true });
try {
  await ATTACKS[attack](prepared);
  parentPort.postMessage({ answers });
} catch (error) {
  parentPort.postMessage({ answers, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
process.exit(0);
