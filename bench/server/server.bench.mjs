import { boardgame } from './boardgame.mjs';
import { idleMatches } from './idleMatches.mjs';
import { duel } from './load.mjs';
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
  return [
    row('server.actions', small.ours.rate, small.peer.rate, 3, 'actions/s', 'higher'),
    row('server.p99', small.ours.p99, small.peer.p99, 2, 'ms', 'lower'),
    // Processor time of the server for an action, over all its threads.
    row('server.cpu', small.ours.cpu, small.peer.cpu, 1, 'µs', 'lower'),
    // Not peers but limits: a kilobyte for each action and viewer, thirty for each match at rest.
    row('server.bytes', small.ours.bytes, KB, 1, 'bytes', 'lower'),
    row('server.50kb', large.ours.rate, large.peer.rate, 5, 'actions/s', 'higher'),
    row('server.50kb-p99', large.ours.p99, large.peer.p99, 2, 'ms', 'lower'),
    row('server.50kb-bytes', large.ours.bytes, KB, 1, 'bytes', 'lower'),
    row('server.idle-match', idle, 30 * KB, 1, 'bytes', 'lower'),
  ];
}
