import { Board, CornerSight, HexSight, Reach, SOLID, Terrain, Walls } from '@tessera/space';
import { rates } from '../measure.mjs';
import { flood, sees, seesFromCorners, tileAt } from './honeycomb.mjs';
import { TILES } from './vault.mjs';

export const ids = [
  'space.reach-500',
  'space.reach-500.us',
  'space.sight-500',
  'space.sight-500.us',
  'space.corner-sight-500',
  'space.corner-sight-500.us',
  'space.corner-sight-500.again',
];

const board = new Board(TILES.map(({ hex }) => hex));
const terrain = new Terrain(board);
const walls = new Walls(board);
const hexSight = new HexSight(board);
TILES.forEach(({ letter }, cell) => {
  if (letter === ',') terrain.setCost(cell, 2);
  if (letter !== '#') return;
  terrain.mark(cell, SOLID);
  walls.enclose(cell);
  hexSight.opaque[cell] = 1;
});
const reach = new Reach(board);
const cornerSight = new CornerSight(walls);
const tiles = TILES.map(({ column, row }) => tileAt(column, row));
const floor = TILES.flatMap(({ letter }, cell) => (letter === '#' ? [] : [cell]));
const pairs = pairsAcross(15, 1000);

/**
 * Measures reach and sight on a map of 500 hexes, against honeycomb-grid and against a time limit, which is then the `peer`.
 * Corner-to-corner sight caches its results; it is measured with an empty cache before each round of pairs, and once
 * ("again") with a full one.
 */
export async function rows() {
  checkSameFlood();
  const reaches = rates({ ours: turns(floor, ourFlood), peer: turns(floor, (cell) => flood(tiles[cell])) });
  const sights = rates({
    hexes: turns(pairs, overHexes),
    peerHexes: turns(pairs, ([a, b]) => sees(tiles[a], tiles[b])),
    corners: fromCornersAfresh,
    again: turns(pairs, fromCorners),
    peerCorners: turns(pairs, ([a, b]) => seesFromCorners(tiles[a], tiles[b])),
  });
  const row = (id, ours, peer) => ({ id, ours, peer, unit: 'ops/s', target: 10, better: 'higher' });
  const limit = (id, ours, peer) => ({ id, ours, peer, unit: 'us', target: 1, better: 'lower' });
  return [
    row('space.reach-500', reaches.ours, reaches.peer),
    limit(
      'space.reach-500.us',
      leastMicroseconds(() => eachOf(floor, ourFlood)),
      15,
    ),
    row('space.sight-500', sights.hexes, sights.peerHexes),
    limit(
      'space.sight-500.us',
      leastMicroseconds(() => eachOf(pairs, overHexes)),
      2,
    ),
    row('space.corner-sight-500', sights.corners, sights.peerCorners),
    limit('space.corner-sight-500.us', leastMicroseconds(fromCornersAfresh), 2),
    row('space.corner-sight-500.again', sights.again, sights.peerHexes),
  ];
}

function ourFlood(start) {
  return reach.search(start, { gait: 'walk', terrain, walls });
}

function overHexes([a, b]) {
  return hexSight.sees(a, b);
}

function fromCorners([a, b]) {
  return cornerSight.sees(a, b);
}

function fromCornersAfresh() {
  // Copying walls counts as a change, even onto themselves, and clears the cache.
  walls.copyFrom(walls);
  return eachOf(pairs, fromCorners);
}

function eachOf(inputs, answer) {
  for (const input of inputs) answer(input);
  return inputs.length;
}

/** Returns a contestant for `rates` that cycles through the inputs. */
function turns(inputs, answer) {
  let at = 0;
  return () => {
    for (let i = 0; i < 20; i++) answer(inputs[(at + i) % inputs.length]);
    at = (at + 20) % inputs.length;
    return 20;
  };
}

/**
 * Measures the undisturbed time of one answer: the minimum of many short rounds. On a shared machine other processes
 * can only increase a time.
 */
function leastMicroseconds(round) {
  let least = Number.POSITIVE_INFINITY;
  const end = performance.now() + 700;
  while (performance.now() < end) {
    const start = performance.now();
    const count = round();
    least = Math.min(least, (performance.now() - start) / count);
  }
  return least * 1000;
}

/** Returns different pairs of floor hexes at least `distance` apart, distributed over the map by a fixed rule. */
function pairsAcross(distance, count) {
  const found = new Map();
  for (let i = 0; found.size < count; i++) {
    const a = floor[(i * 197) % floor.length];
    const b = floor[(i * 331 + (i >> 5)) % floor.length];
    if (board.distance(a, b) >= distance) found.set(Math.min(a, b) * board.size + Math.max(a, b), [a, b]);
  }
  return [...found.values()];
}

function checkSameFlood() {
  const [start] = floor;
  const theirs = flood(tiles[start]);
  ourFlood(start);
  for (const cell of floor) {
    const cost = theirs.get(tiles[cell]) ?? -1;
    if (reach.costs[cell] !== cost)
      throw new Error(`The floods disagree at cell ${cell}: ${reach.costs[cell]}, ${cost}`);
  }
}
