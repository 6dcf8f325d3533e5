import { existsSync, readFileSync } from 'node:fs';

/**
 * Drives both servers in turns: in each round every side opens fresh matches, plays them for `ms`, and leaves them. A
 * side has `open(game, i)`, which seats two clients at the i-th new match and resolves to both of them, and the `pids` of its
 * servers; a client has `act(n, answered)`, which calls back when its n-th action is answered, `bytes()` and `close()`.
 * Resolves to the rounds, what each side did in it by the name of the side.
 */
export async function duel(sides, game, { matches = 50, rounds = 9, ms = 2000 } = {}) {
  const seen = [];
  for (let round = -WARM_UP; round < rounds; round++) {
    const turns = Object.entries(sides);
    if (round % 2 !== 0) turns.reverse();
    const results = {};
    for (const [name, side] of turns) {
      // Nobody pays for what another leaves behind: connections to close, garbage to collect.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      results[name] = await load(side, game, matches, ms);
    }
    if (round >= 0) seen.push(results);
  }
  return seen;
}

/**
 * The round that is in the middle by a ratio of its two sides. They ran one after the other, so the machine was about as busy
 * for both; over a whole run it may be twice as fast at one time as at another.
 */
export function middle(rounds, ratioOf) {
  return rounds.toSorted((a, b) => ratioOf(a) - ratioOf(b))[rounds.length >> 1];
}

/** Rounds before the clock counts: compilers take their time, the more so on a busy machine. */
const WARM_UP = 3;
const PAUSE_MS = 500;
const VIEWERS = 2;
const ANSWER_MS = 20_000;

/** Every client has one action under way, and sends the next when it is answered. */
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

/** Processor time of several processes together. */
export function cpuOf(pids) {
  return pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

/** Processor time that a process has used so far, all its threads together; not a number where the system does not tell. */
function cpuSeconds(pid) {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name in brackets: user and system time are the 12th and 13th of what is left, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** One action after the other, by calls: whoever asks should cost as little as can be. */
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

/** A server that has stopped answering ends the benchmark instead of hanging it. */
function tooLate(ms) {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer after ${ms} ms`)), ms).unref();
  });
}

function quantile(numbers, q) {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
}
