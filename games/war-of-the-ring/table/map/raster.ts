import type { Point } from '@tessera/space';
import { tables } from '@tessera/war-of-the-ring/facts';
import { geometry, MAP } from './geometry.ts';

/** Side of a cell of the raster, in units of the drawing. */
const CELL = 2.5;
const COLUMNS = Math.ceil(MAP.width / CELL);
const ROWS = Math.ceil(MAP.height / CELL);
const NO_REGION = 255;

/** Region of each cell: placing names asks for hundreds of thousands of points, too many for the outlines. */
const CELLS = draw();

/** Returns whether a point lies in a region, to the precision of a cell. */
export function isInRegion(region: number, x: number, y: number): boolean {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return false;
  return CELLS[row * COLUMNS + column] === region;
}

/** Fills each region line by line, between the crossings of its outline. */
function draw(): Uint8Array {
  const cells = new Uint8Array(COLUMNS * ROWS).fill(NO_REGION);
  for (const region of tables.regions.keys()) {
    const { points } = geometry.cells[region]!;
    for (let row = 0; row < ROWS; row++) {
      const crossings = crossingsOf(points, (row + 0.5) * CELL);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const first = Math.max(0, Math.ceil(crossings[i]! / CELL - 0.5));
        const end = Math.min(COLUMNS, Math.ceil(crossings[i + 1]! / CELL - 0.5));
        cells.fill(region, row * COLUMNS + first, row * COLUMNS + end);
      }
    }
  }
  return cells;
}

function crossingsOf(points: readonly Point[], y: number): number[] {
  const found: number[] = [];
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [a, b] = [points[i]!, points[j]!];
    if (a.y > y !== b.y > y) found.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x);
  }
  return found.sort((a, b) => a - b);
}
