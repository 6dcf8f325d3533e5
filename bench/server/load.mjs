import { existsSync, readFileSync } from 'node:fs';

/**
 * Puts load on both servers in turns. In each round every side opens new matches, plays them for `ms`, and leaves them. A
 * side has `open(game, i)`, which seats two clients at the i-th new match and resolves to both of them, and the `pids` of its
 * servers. A client has `act(n, answered)`, which calls back when its n-th action is answered, `bytes()` and `close()`.
 * Resolves to the rounds, each with the figures by name of the side.
 */
export async function duel(sides, game, { matches = 50, rounds = 9, ms = 2000 } = {}) {
  const seen = [];
  for (let round = -WARM_UP; round < rounds; round++) {
    const turns = Object.entries(sides);
    if (round % 2 !== 0) turns.reverse();
    const results = {};
    for (const [name, side] of turns) {
      // The previous side closes its connections and collects its garbage before the next one starts.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      results[name] = await load(side, game, matches, ms);
    }
    if (round >= 0) seen.push(results);
  }
  return seen;
}

/**
 * Returns the round with the median ratio of its two sides. Both sides of a round see about the same load of the machine;
 * over a whole run the speed of the machine may change by a factor of two.
 */
export function middle(rounds, ratioOf) {
  return rounds.toSorted((a, b) => ratioOf(a) - ratioOf(b))[rounds.length >> 1];
}

/** Warm-up rounds for the compiler, which takes longer on a busy machine. */
const WARM_UP = 3;
const PAUSE_MS = 500;
const VIEWERS = 2;
const ANSWER_MS = 20_000;

/** Each client has one pending action, and sends the next when it is answered. */
async function load(side, game, count, ms) {
  const matches = await Promise.all(Array.from({ length: count }, (_, i) => side.open(game, i)));
  const clients = matches.flat();
  const waits = [];
  const cpuBefore = cpuOf(side.pids);
  const start = performance.now();
  const playing = clients.map((client) => playOn(client, start + ms, waits));
  await Promise.race([Promise.all(playing), tooLate(ms + ANSWER_MS)]);
  const seconds = (performance.now() - start) / 1000;
  const cpu = ((cpuOf(side.pids) - cpuBefore) * 1e6) / waits.length;
  const bytes = clients.reduce((sum, client) => sum + client.bytes(), 0) / waits.length / VIEWERS;
  for (const client of clients) client.close();
  return { rate: waits.length / seconds, p99: quantile(waits, 0.99), bytes, cpu };
}

/** Returns the total processor time of several processes. */
export function cpuOf(pids) {
  return pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

/** Returns the processor time of all threads of a process so far; NaN if the system does not report it. */
function cpuSeconds(pid) {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name in brackets, user and system time are the 12th and 13th fields, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Sends one action after the other with callbacks, because the client should use as little processor time as possible. */
function playOn(client, end, waits) {
  return new Promise((resolve) => {
    let n = 0;
    let asked = performance.now();
    const answered = () => {
      const now = performance.now();
      waits.push(now - asked);
      if (now >= end) return resolve();
      asked = now;
      client.act(++n, answered);
    };
    client.act(n, answered);
  });
}

/** Ends the benchmark when a server stops answering. */
function tooLate(ms) {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer after ${ms} ms`)), ms).unref();
  });
}

function quantile(numbers, q) {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
}
