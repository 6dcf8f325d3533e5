// Attacks on a server within its limits, run in a thread of their own so that whoever is attacked is measured fairly. Plain
// JavaScript, because worker threads load it as it is. Each goes on until it is told to stop and tells what it was answered.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { find } from '@tessera/catalog';
import { Match } from '@tessera/kernel';
import { io } from 'socket.io-client';
import { games } from './games.mjs';

const { url, attack } = workerData;
let isOver = false;
parentPort.on('message', () => {
  isOver = true;
});

/** What was answered, by kind. */
const answers = {};
const count = (what) => {
  answers[what] = (answers[what] ?? 0) + 1;
};

/** An attacker has an address of their own, which a proxy in front of the server would name. */
let visitors = 0;
const newAddress = () => `203.0.113.${(visitors++ % 250) + 1}`;

class Attacker {
  constructor(address, cookie) {
    this.headers = { 'x-forwarded-for': address, 'x-tessera': '1', cookie };
  }

  static async visit(address = newAddress()) {
    const hello = await fetch(`${url}/api/me`, { headers: { 'x-forwarded-for': address } });
    count(`guest ${hello.status}`);
    const cookie = hello.headers.getSetCookie().map((line) => line.split(';')[0]);
    return new Attacker(address, cookie.join('; '));
  }

  async send(method, path, body) {
    const headers = { ...this.headers, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(url + path, { method, headers, ...(text !== undefined && { body: text }) });
    count(`${method} ${response.status}`);
    return response;
  }

  async json(method, path, body) {
    return (await this.send(method, path, body)).json();
  }

  async socket() {
    const { 'x-tessera': _, ...extraHeaders } = this.headers;
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders });
    await Promise.race([once(socket, 'connect'), once(socket, 'connect_error')]);
    count(socket.connected ? 'socket open' : 'socket refused');
    return socket;
  }
}

async function ask(socket, what, body) {
  try {
    const answer = await socket.timeout(20_000).emitWithAck(what, body);
    count(answer.ok ? `${what} done` : `${what} ${answer.refusal.code}`);
    return answer;
  } catch {
    // The answer is that there is none.
    count(`${what} unanswered`);
    return undefined;
  }
}

let names = 0;
const name = () => `attack-name-${names++}`;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** So many at once, each again and again. */
async function swarm(size, deed) {
  const one = async (number) => {
    while (!isOver) await deed(number);
  };
  await Promise.all(Array.from({ length: size }, (_, number) => one(number)));
}

const marks = games.find(({ game }) => game.id === 'marks').game;

/** A match of so many deeds that verifies, as a file. */
function longFile(game, deeds, seats, action) {
  const match = Match.create(game, { seats, seed: 'chosen by the attacker', mode: 'companion' });
  for (let i = 0; i < deeds; i++) {
    const result = match.apply(i % seats, action(i));
    if (!result.ok) throw new Error(`The file cannot be made: ${result.refusal.code}`);
  }
  return match.save();
}

const markAction = (i) => ({ type: 'mark', mark: `m${i}`.padEnd(20, 'x') });

const ATTACKS = {
  /** A list made as long as a number says. */
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

  /** The same in a file. */
  async editsInFiles() {
    const guest = await Attacker.visit();
    const file = JSON.parse(longFile(marks, 1, 2, markAction));
    const deed = { at: 0, by: 0, edit: [[['marks', 'length'], 60_000_000]] };
    const text = `${JSON.stringify({ ...file, deeds: [deed] })}\n`;
    await swarm(4, async () => {
      await guest.send('POST', '/api/replays', text);
      await pause(50);
    });
  },

  /** The log and the replay of a large match, by somebody whom nobody knows. */
  async replays() {
    const guest = await Attacker.visit();
    const info = await guest.json('POST', '/api/replays', longFile(marks, 6000, 2, markAction));
    const stranger = new Attacker(newAddress(), '');
    await swarm(8, async (number) => {
      const path = number % 2 ? 'replay' : `log?before=${6000 - ((number * 37) % 1000)}`;
      const response = await stranger.send('GET', `/api/matches/${info.id}/${path}`);
      await response.arrayBuffer();
    });
  },

  /** Long files of characters, again and again. */
  async characterFiles() {
    const guest = await Attacker.visit();
    const text = longFile(find('fifth-edition').game, 4000, 1, (i) => ({
      type: 'name',
      name: `name ${i}`.padEnd(80, '.'),
    }));
    await swarm(2, async () => {
      await (await guest.send('POST', '/api/characters/file', text)).arrayBuffer();
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

  /** Somebody who opens and closes tables all the time before many who watch the list. */
  async lobby() {
    const watchers = await Promise.all(Array.from({ length: 10 }, () => Attacker.visit()));
    const sockets = await Promise.all(watchers.map((watcher) => watcher.socket()));
    for (const socket of sockets) await ask(socket, 'lobby', { follow: true });
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

  /** Requests whose bodies never come, and headers that never end. */
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

  /** Words by the hundred at a table that others look at. */
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
      await (await stranger.send('GET', `/api/codes/${code}`)).arrayBuffer();
      await pause(5);
    });
  },

  /** Passwords tried from many addresses: each costs memory and time. */
  async passwords() {
    await swarm(6, async (number) => {
      const body = JSON.stringify({ name: `somebody ${number} ${names++}`, password: 'wrong password' });
      const headers = { 'x-forwarded-for': newAddress(), 'x-tessera': '1', 'content-type': 'application/json' };
      const response = await fetch(`${url}/api/session`, { method: 'POST', headers, body });
      count(`POST ${response.status}`);
      await response.arrayBuffer();
    });
  },

  /** Readers of large answers who do not read. */
  async deafReaders() {
    const guest = await Attacker.visit();
    const info = await guest.json('POST', '/api/replays', longFile(marks, 3000, 2, markAction));
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
};

parentPort.postMessage({ ready: true });
try {
  await ATTACKS[attack]();
  parentPort.postMessage({ answers });
} catch (error) {
  parentPort.postMessage({ answers, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
process.exit(0);
