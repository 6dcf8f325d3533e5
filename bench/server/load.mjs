import { median } from '../measure.mjs';

/**
 * Drives both servers in turns: in each round every side opens fresh matches, plays them for `ms`, and leaves them. A
 * side has `open(game, i)`, which seats two clients at the i-th new match and resolves to `{ act(seat, n), bytes(), close() }`;
 * `act` gives two promises: the seat was answered, and the other seat has seen it.
 */
export async function duel(sides, game, { matches = 50, rounds = 5, ms = 2000 } = {}) {
  const seen = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const [name, side] of Object.entries(sides)) {
      const result = await load(side, game, matches, ms);
      if (round >= 0) seen[name].push(result);
    }
  }
  return Object.fromEntries(
    Object.entries(seen).map(([name, results]) => [
      name,
      {
        rate: median(results.map(({ rate }) => rate)),
        p99: median(results.map(({ p99 }) => p99)),
        bytes: median(results.map(({ bytes }) => bytes)),
      },
    ]),
  );
}

/** Rounds before the clock counts: compilers take their time, the more so on a busy machine. */
const WARM_UP = 2;

/** Every match has one action under way: whoever is to move asks as soon as it has seen the other's move. */
async function load(side, game, count, ms) {
  const matches = await Promise.all(Array.from({ length: count }, (_, i) => side.open(game, i)));
  const waits = [];
  const before = sum(matches.map(({ bytes }) => bytes()));
  const start = performance.now();
  const end = start + ms;
  await Promise.race([Promise.all(matches.map((match) => playOn(match, end, waits))), tooLate(ms + ANSWER_MS)]);
  const seconds = (performance.now() - start) / 1000;
  const bytes = (sum(matches.map((match) => match.bytes())) - before) / waits.length / VIEWERS;
  for (const match of matches) match.close();
  return { rate: waits.length / seconds, p99: quantile(waits, 0.99), bytes };
}

const VIEWERS = 2;
const ANSWER_MS = 20_000;

/** A server that has stopped answering ends the benchmark instead of hanging it. */
function tooLate(ms) {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer after ${ms} ms`)), ms).unref();
  });
}

/** Plays one match until the clock says stop; pushes how long each answer took. */
async function playOn(match, end, waits) {
  for (let move = 0; performance.now() < end; move++) {
    const asked = performance.now();
    const { answered, seen } = match.act(move % 2, move);
    await answered;
    waits.push(performance.now() - asked);
    // The next to move asks once it has seen this move itself.
    await seen;
  }
}

function sum(numbers) {
  return numbers.reduce((total, n) => total + n, 0);
}

function quantile(numbers, q) {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
}
