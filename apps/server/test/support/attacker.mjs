// An attacker, with counts of the answers. Plain JavaScript, because worker threads load it directly.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { Match } from '@tessera/kernel';
import { io } from 'socket.io-client';

export const { url, attack } = workerData;
/** As in testServer.ts. */
const OWN_CONNECTION = { connection: 'close' };
let isOver = false;
/** Pending requests, which are abandoned a moment after the end. */
const underway = new Set();
parentPort.on('message', () => {
  isOver = true;
  setTimeout(() => {
    for (const late of underway) late.abort();
  }, 2000);
});

/** Number of answers by kind. */
export const answers = {};
export const count = (what, times = 1) => {
  answers[what] = (answers[what] ?? 0) + times;
};

/** Each attacker has a separate address, as named by a proxy in front of the server. */
let visitors = 0;
export const newAddress = () => `203.0.113.${(visitors++ % 250) + 1}`;

export class Attacker {
  constructor(address, cookie) {
    this.headers = { 'x-forwarded-for': address, 'x-tessera': '1', cookie };
  }

  static async visit(address = newAddress()) {
    const hello = await fetch(`${url}/api/me`, { headers: { ...OWN_CONNECTION, 'x-forwarded-for': address } });
    count(`guest ${hello.status}`);
    const cookie = hello.headers.getSetCookie().map((line) => line.split(';')[0]);
    return new Attacker(address, cookie.join('; '));
  }

  async send(method, path, body) {
    return fetched(method, path, this.#request(body));
  }

  /** An answer that is waited for, however long it takes. */
  wait(method, path, body) {
    return fetch(url + path, { method, ...this.#request(body) });
  }

  /** Prepares an attack. It is awaited even if the time of the attack is over before. */
  async json(method, path, body) {
    const response = await this.wait(method, path, body);
    count(`${method} ${response.status}`);
    if (!response.ok) throw new Error(`Not made ready: ${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  #request(body) {
    const headers = {
      ...OWN_CONNECTION,
      ...this.headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    return { headers, ...(text !== undefined && { body: text }) };
  }

  async socket() {
    const { 'x-tessera': _, ...extraHeaders } = this.headers;
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders });
    await Promise.race([once(socket, 'connect'), once(socket, 'connect_error')]);
    count(socket.connected ? 'socket open' : 'socket refused');
    return socket;
  }
}

/** Returns the text of an answer, or undefined if there was none in time. */
export async function fetched(method, path, rest) {
  const late = new AbortController();
  underway.add(late);
  try {
    const response = await fetch(url + path, { method, ...rest, signal: late.signal });
    count(`${method} ${response.status}`);
    return await response.text();
  } catch (error) {
    if (!late.signal.aborted) throw error;
    count(`${method} unanswered`);
    return '';
  } finally {
    underway.delete(late);
  }
}

export async function ask(socket, what, body) {
  try {
    const answer = await socket.timeout(20_000).emitWithAck(what, body);
    count(answer.ok ? `${what} done` : `${what} ${answer.refusal.code}`);
    return answer;
  } catch {
    // The missing answer is counted.
    count(`${what} unanswered`);
    return undefined;
  }
}

let names = 0;
export const name = () => `attack-name-${names++}`;
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs this many workers concurrently, each in a loop until the attack is over and complete. */
export async function swarm(size, work, isDone = () => true) {
  const one = async (number) => {
    while (!isOver || !isDone()) await work(number);
  };
  await Promise.all(Array.from({ length: size }, (_, number) => one(number)));
}

/** Returns a valid match file with this many deeds. */
export function longFile(game, deeds, seats, action) {
  const match = Match.create(game, { seats, seed: 'chosen by the attacker', mode: 'companion' });
  for (let i = 0; i < deeds; i++) {
    const result = match.apply(i % seats, action(i));
    if (!result.ok) throw new Error(`The file cannot be made: ${result.refusal.code}`);
  }
  return match.save();
}
