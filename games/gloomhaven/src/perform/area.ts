import {
  type Cell,
  freeOrientations,
  type Hex,
  neighbours,
  orientations,
  type Pattern,
  place,
  subtract,
} from '@tessera/space';
import type { AttackArea, Ground } from '../board/index.ts';

/**
 * Returns the placements of an area that cover at least one wanted cell, as lists of covered cells. Of placements with
 * the same wanted cells it keeps the one with most hexes on the board. R 7.12
 */
export function areaPlacements(
  ground: Ground,
  from: Cell,
  area: AttackArea,
  range: number,
  wanted: readonly Cell[],
): Cell[][] {
  const found = new Map<string, Cell[]>();
  for (const cells of allPlacements(ground, from, area, range, wanted)) {
    const key = cells.filter((cell) => wanted.includes(cell)).join();
    if (key === '') continue;
    const known = found.get(key);
    if (known === undefined || known.length < cells.length) found.set(key, cells);
  }
  return [...found.values()];
}

/** Checks whether the area can be placed on exactly these cells. */
export function isPlacement(
  ground: Ground,
  from: Cell,
  area: AttackArea,
  range: number,
  cells: readonly Cell[],
): boolean {
  const key = [...cells].sort((a, b) => a - b).join();
  return allPlacements(ground, from, area, range, cells).some((one) => one.join() === key);
}

function allPlacements(ground: Ground, from: Cell, area: AttackArea, range: number, wanted: readonly Cell[]): Cell[][] {
  const { board } = ground;
  const laid: Cell[][] = [];
  if (area.own) {
    for (const shape of turnsOf(area.hexes)) laid.push(sorted(board.clip(place(shape, board.hexOf(from)))));
    return laid;
  }
  const seen = new Set<string>();
  for (const [n, shape] of shapesOf(area.hexes).entries()) {
    for (const cell of wanted) {
      for (const step of shape) {
        const anchor = subtract(board.hexOf(cell), step);
        if (seen.has(`${n} ${anchor}`)) continue;
        seen.add(`${n} ${anchor}`);
        const hexes = place(shape, anchor);
        if (touches(ground, from, hexes, range)) laid.push(sorted(board.clip(hexes)));
      }
    }
  }
  return laid;
}

// R 7.12: one hex of the pattern within range is enough, even an empty hex or a wall.
function touches(ground: Ground, from: Cell, hexes: readonly Hex[], range: number): boolean {
  const { board } = ground;
  return hexes.some((hex) => {
    const cell = board.find(hex);
    if (cell >= 0) return ground.range(from, cell) <= range;
    return board.clip(neighbours(hex)).some((beside) => ground.range(from, beside) < range);
  });
}

const turns = new WeakMap<Pattern, readonly Pattern[]>();
const shapes = new WeakMap<Pattern, readonly Pattern[]>();

function turnsOf(pattern: Pattern): readonly Pattern[] {
  let known = turns.get(pattern);
  if (known === undefined) {
    known = orientations(pattern);
    turns.set(pattern, known);
  }
  return known;
}

function shapesOf(pattern: Pattern): readonly Pattern[] {
  let known = shapes.get(pattern);
  if (known === undefined) {
    known = freeOrientations(pattern);
    shapes.set(pattern, known);
  }
  return known;
}

function sorted(cells: Cell[]): Cell[] {
  return cells.sort((a, b) => a - b);
}
