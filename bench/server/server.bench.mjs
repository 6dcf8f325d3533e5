import { boardgame } from './boardgame.mjs';
import { idleMatches } from './idleMatches.mjs';
import { duel, middle } from './load.mjs';
import { tessera } from './tessera.mjs';

export const ids = [
  'server.actions',
  'server.p99',
  'server.cpu',
  'server.bytes',
  'server.50kb',
  'server.50kb-p99',
  'server.50kb-bytes',
  'server.idle-match',
];

const KB = 1024;

export async function rows() {
  const sides = { ours: await tessera(), peer: await boardgame() };
  let small;
  let large;
  try {
    small = await duel(sides, 'ticks');
    large = await duel(sides, 'volleys', { rounds: 3 });
  } finally {
    await Promise.all(Object.values(sides).map((side) => side.stop()));
  }
  const idle = await idleMatches();
  const row = (id, ours, peer, target, unit, better) => ({ id, ours, peer, unit, target, better });
  /** Returns the figures of both sides in the round with the median ratio of this measure. */
  const duelRow = (id, rounds, measure, target, unit, better) => {
    const { ours, peer } = middle(rounds, (round) => round.ours[measure] / round.peer[measure]);
    return row(id, ours[measure], peer[measure], target, unit, better);
  };
  const bytesOf = (rounds) => middle(rounds, ({ ours }) => ours.bytes).ours.bytes;
  return [
    duelRow('server.actions', small, 'rate', 3, 'actions/s', 'higher'),
    duelRow('server.p99', small, 'p99', 2, 'ms', 'lower'),
    // Processor time of the server per action, over all threads.
    duelRow('server.cpu', small, 'cpu', 1, 'µs', 'lower'),
    // The peers are limits: one kilobyte per action and viewer, thirty per idle match.
    row('server.bytes', bytesOf(small), KB, 1, 'bytes', 'lower'),
    duelRow('server.50kb', large, 'rate', 5, 'actions/s', 'higher'),
    duelRow('server.50kb-p99', large, 'p99', 2, 'ms', 'lower'),
    row('server.50kb-bytes', bytesOf(large), KB, 1, 'bytes', 'lower'),
    row('server.idle-match', idle, 30 * KB, 1, 'bytes', 'lower'),
  ];
}
