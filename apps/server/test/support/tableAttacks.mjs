// More attacks on a server within its limits, by seated players. See attacks.mjs.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { Attacker, ask, count, name, newAddress, pause, swarm, url } from './attacker.mjs';

const MAP = new URL('../../../../games/heist-city/content/core/maps/hex-demo.json', import.meta.url);

/** As many hexes of wall over each other as a map may name: each is something wrong with it. */
const OVERLAPPING = Array.from({ length: 1900 }, () => [0, 0, 40]);
const FOUR = Array.from({ length: 4 });

/** Maps of the largest size: one that is refused for many reasons, and one that can be played. */
function ownMaps() {
  const [map] = JSON.parse(readFileSync(MAP, 'utf8')).records;
  const zones = map.zones.map((zone, seat) => ({ ...zone, cells: [seat === 0 ? [0, -15, 16] : [-15, 15, 16]] }));
  const large = { ...map, shape: { kind: 'hexagon', radius: 40 }, zones };
  const exits = Array.from({ length: 260 }, (_, i) => ({ id: `exit-${i}`, kind: 'exit', cells: [[0, 0, 40]] }));
  return [
    { ...large, walls: OVERLAPPING },
    { ...large, zones: [...zones, ...exits] },
  ].map((each) => JSON.stringify({ ...each, id: 'own' }));
}

export const TABLE_ATTACKS = {
  /** The match whose rules take longest to load, created and called off again and again, before anybody else has needed them. */
  async coldStarts() {
    const guest = await Attacker.visit();
    await swarm(4, async (number) => {
      const wish = { game: 'gloomhaven', options: { scenario: 1 + number }, seats: [{ kind: 'me' }] };
      const { id } = JSON.parse((await guest.send('POST', '/api/matches', wish)) || '{}');
      if (id) await guest.send('POST', `/api/matches/${id}/abandon`);
      await pause(20);
    });
  },

  /** Texts as long as they may be, written again and again into four characters. */
  async longTexts() {
    const guest = await Attacker.visit();
    const socket = await guest.socket();
    const details = Object.fromEntries(['looks', 'backstory', 'notes'].map((field) => [field, 'x'.repeat(19_000)]));
    const ids = [];
    for (let i = 0; i < 4; i++) {
      const { id } = await guest.json('POST', '/api/matches', { game: 'fifth-edition', seats: [{ kind: 'me' }] });
      await ask(socket, 'join', { match: id });
      ids.push(id);
    }
    const seqs = ids.map(() => 0);
    await swarm(4, async (number) => {
      const action = { type: 'details', details };
      const done = await ask(socket, 'act', { match: ids[number], seq: seqs[number], actionId: name(), action });
      if (done?.ok) seqs[number] = done.seq;
      await pause(20);
    });
    socket.close();
  },

  /** Four people create matches with custom maps repeatedly. */
  async ownMaps() {
    const guests = await Promise.all(FOUR.map(() => Attacker.visit()));
    const maps = ownMaps();
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    await swarm(16, async (number) => {
      const options = { ownMap: maps[(number >> 2) & 1] };
      await guests[number % 4].send('POST', '/api/matches', { game: 'heist-city', options, seats, several: 'any' });
      await pause(20);
    });
  },

  /** Lists of tables with attached maps of the largest allowed size, over HTTP and over sockets. */
  async lists() {
    const guest = await Attacker.visit();
    const [map] = JSON.parse(readFileSync(MAP, 'utf8')).records;
    const ownMap = JSON.stringify({ ...map, id: 'own' }).padEnd(19_900);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const wish = { game: 'heist-city', options: { ownMap }, seats, visibility: 'public' };
    const sockets = await Promise.all(Array.from({ length: 4 }, () => guest.socket()));
    await swarm(8, async (number) => {
      if (number === 0) await guest.send('POST', '/api/matches', wish);
      else if (number % 2) await guest.send('GET', '/api/matches?scope=mine');
      else await ask(sockets[number / 2], 'lobby', { follow: true });
      await pause(5);
    });
    for (const socket of sockets) socket.close();
  },

  /** Sub-matches that are called off and opened again. */
  async opens() {
    const host = await Attacker.visit();
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    const { id } = await host.json('POST', '/api/matches', { game: 'best-of', seats, several: 'any' });
    const socket = await host.socket();
    await ask(socket, 'join', { match: id });
    await ask(socket, 'act', { match: id, seq: 0, actionId: name(), action: { type: 'begin', first: 0 } });
    await swarm(2, async (number) => {
      const opened = number === 0 ? await ask(socket, 'open', { match: id }) : await byHttp(host, id);
      // Without a result, the next request opens another match.
      if (opened?.match) await host.send('POST', `/api/matches/${opened.match}/abandon`);
      await pause(5);
    });
    socket.close();
  },

  /** Ready marks set and taken back, so that the count begins and stops, at a table with subscribers. */
  async readyMarks() {
    const people = [await Attacker.visit(), await Attacker.visit()];
    const wish = { game: 'gomoku', seats: [{ kind: 'me' }, { kind: 'open' }], autostart: 'ready' };
    const { id } = await people[0].json('POST', '/api/matches', wish);
    await people[1].json('PUT', `/api/matches/${id}/seats/1`, { kind: 'me' });
    const socket = await people[0].socket();
    await ask(socket, 'join', { match: id });
    await people[0].send('PUT', `/api/matches/${id}/ready`, { ready: true });
    await swarm(4, async (number) => {
      await people[1].send('PUT', `/api/matches/${id}/ready`, { ready: number % 2 === 0 });
      // A person without a seat there.
      if (number === 0) await new Attacker(newAddress(), '').send('PUT', `/api/matches/${id}/ready`, { ready: true });
      await pause(5);
    });
    socket.close();
  },

  /** Histories shortened again and again while actions are written into them, by four people. */
  async shortenings() {
    const guests = await Promise.all(FOUR.map(() => Attacker.visit()));
    const ids = [];
    for (const guest of guests) {
      const { id } = await guest.json('POST', '/api/matches', { game: 'fifth-edition', seats: [{ kind: 'me' }] });
      ids.push(id);
    }
    const details = Object.fromEntries(['looks', 'backstory', 'notes'].map((field) => [field, 'x'.repeat(19_000)]));
    await swarm(8, async (number) => {
      const [guest, id] = [guests[number % 4], ids[number % 4]];
      if (number < 4) await guest.send('POST', `/api/matches/${id}/shorten`);
      else {
        const { seq } = JSON.parse((await guest.send('GET', `/api/matches/${id}`)) || '{}');
        const deed = { seq, actionId: name(), action: { type: 'details', details } };
        await guest.send('POST', `/api/bot/matches/${id}/actions`, deed);
      }
      await pause(5);
    });
  },

  /** As many of the cheapest messages as a person may send, over as many sockets as allowed. */
  async messages() {
    const guest = await Attacker.visit();
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const { id } = await guest.json('POST', '/api/matches', { game: 'liars-dice', seats });
    const sockets = await Promise.all(Array.from({ length: 10 }, () => guest.socket()));
    const asks = [
      ['join', { match: id }],
      ['price', { match: id }],
      ['seen', { match: id, seq: 1 }],
      ['undo', { match: id, seq: 0, actionId: 'the-same-again' }],
      ['consent', { match: id, seq: 0, proposal: 'no such', agree: true }],
      ['orders', { match: id, orders: { all: 'x'.repeat(1000) } }],
      ['act', { match: id, seq: 0, actionId: 'the-same-again', action: { type: 'bid', count: 1, face: 1 } }],
    ];
    await swarm(20, async (number) => {
      const [what, body] = asks[number % asks.length];
      await ask(sockets[number % sockets.length], what, body);
      await pause(2);
    });
    for (const socket of sockets) socket.close();
  },

  /** Programs that stream a seat, by the hundred. */
  async streams() {
    const guest = await Attacker.visit();
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const { id } = await guest.json('POST', '/api/matches', { game: 'gomoku', seats });
    const open = new Set();
    await swarm(4, async () => {
      const asked = request(`${url}/api/bot/matches/${id}/stream`, { headers: guest.headers });
      asked.on('error', () => count('connection cut'));
      asked.on('response', (response) => {
        count(`GET ${response.statusCode}`);
        response.resume();
      });
      asked.end();
      open.add(asked);
      await pause(20);
    });
    for (const asked of open) asked.destroy();
  },
};

async function byHttp(guest, id) {
  const text = await guest.send('POST', `/api/matches/${id}/open`);
  const { id: match } = text === '' ? {} : JSON.parse(text);
  return { match };
}
