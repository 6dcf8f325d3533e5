// Flood and sight with the functions of honeycomb-grid: a Grid of custom hexes, `neighborOf` for the flood, the `line`
// traverser for sight over hexes, `corners` for sight from corner to corner. It has no search and no walls, so this file
// implements them.
import { createRequire } from 'node:module';
import { TILES } from './vault.mjs';

const require = createRequire(new URL('../peers/package.json', import.meta.url));
const { defineHex, Direction, Grid, line } = require('honeycomb-grid');

const DIRECTIONS = [Direction.E, Direction.NE, Direction.NW, Direction.W, Direction.SW, Direction.SE];

class Tile extends defineHex() {
  letter = '.';
}

const grid = new Grid(
  Tile,
  TILES.map(({ column, row, letter }) => Object.assign(new Tile({ col: column, row }), { letter })),
);

export function tileAt(column, row) {
  return grid.getHex({ col: column, row });
}

/** Returns the cost to reach each tile, as a Map by tile. */
export function flood(start) {
  const costs = new Map([[start, 0]]);
  const waiting = [[start]];
  for (let cost = 0; cost < waiting.length; cost++) {
    for (const tile of waiting[cost] ?? []) {
      for (const direction of DIRECTIONS) {
        const next = grid.neighborOf(tile, direction, { allowOutside: false });
        if (next === undefined || next.letter === '#' || costs.has(next)) continue;
        const total = cost + (next.letter === ',' ? 2 : 1);
        costs.set(next, total);
        waiting[total] ??= [];
        waiting[total].push(next);
      }
    }
  }
  return costs;
}

/** Tells whether the line of hexes between two tiles is free of walls. */
export function sees(from, to) {
  for (const tile of grid.traverse(line({ start: from, stop: to }))) {
    if (tile.letter === '#') return false;
  }
  return true;
}

const wallSides = TILES.filter(({ letter }) => letter === '#').flatMap(({ column, row }) => {
  const { corners } = tileAt(column, row);
  return corners.map((corner, i) => [corner, corners[(i + 1) % 6]]);
});

/** Tells whether any line between corners of two tiles crosses no side of a wall. */
export function seesFromCorners(from, to) {
  const ends = to.corners;
  return from.corners.some((p) => ends.some((q) => !wallSides.some(([u, v]) => cross(p, q, u, v))));
}

function cross(p, q, u, v) {
  return side(p, q, u) * side(p, q, v) < 0 && side(u, v, p) * side(u, v, q) < 0;
}

function side(from, to, point) {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}
