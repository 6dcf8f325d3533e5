import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Board } from './board.ts';
import { DistanceField } from './distanceField.ts';
import { DIRECTION_INDICES, hex } from './hex.ts';
import { blast } from './shapes.ts';
import { Walls } from './walls.ts';

const board = new Board(blast(0, 5));
const field = new DistanceField(board);
const cell = fc.nat(board.size - 1);

describe('DistanceField', () => {
  test('equals the distance on an open board', () => {
    expect(board.size).toBe(91);
    for (let source = 0; source < board.size; source++) {
      field.search([source]);
      for (let at = 0; at < board.size; at++) expect(field.distances[at]).toBe(board.distance(source, at));
    }
  });

  test('two hexes with a wall between them are not adjacent', () => {
    const walls = new Walls(board);
    const [a, b] = [board.cellOf(0), board.cellOf(hex(1, 0))];
    walls.raiseBetween(a, b);
    expect(field.search([a], { walls }).distances[b]).toBe(2);
  });

  test('from several sources counts from the nearest, and from the first listed at equal distance', () => {
    const [west, east] = [board.cellOf(hex(-3, 0)), board.cellOf(hex(3, 0))];
    field.search([east, west]);
    expect(field.nearest[board.cellOf(hex(-1, 0))]).toBe(west);
    expect(field.nearest[board.cellOf(hex(1, 0))]).toBe(east);
    expect(field.nearest[board.cellOf(0)]).toBe(east);
    expect(field.distances[board.cellOf(0)]).toBe(3);
  });

  test('does not spread through closed cells, from closed cells or beyond the limit', () => {
    const closed = new Uint8Array(board.size);
    for (const at of [hex(1, 0), hex(1, -1), hex(0, -1), hex(-1, 0), hex(-1, 1)]) closed[board.cellOf(at)] = 1;
    field.search([board.cellOf(0)], { closed, limit: 2 });
    const found = Array.from(field.cells.subarray(0, field.count), (at) => board.hexOf(at));
    expect(found).toEqual([0, hex(0, 1), hex(1, 1), hex(-1, 2), hex(0, 2)]);
    expect(field.search([board.cellOf(hex(1, 0))], { closed }).count).toBe(0);
  });

  test('ignores links: range is not movement', () => {
    const linked = new Board(blast(0, 5), [[hex(5, 0), hex(-5, 0)]]);
    const distances = new DistanceField(linked).search([linked.cellOf(hex(5, 0))]).distances;
    expect(distances[linked.cellOf(hex(-5, 0))]).toBe(10);
  });

  test('from several sources is the minimum of the fields of each, nearer cells first', () => {
    const sides = fc.array(fc.tuple(cell, fc.constantFrom(...DIRECTION_INDICES)), { maxLength: 80 });
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 4 }), sides, (sources, walled) => {
        const walls = new Walls(board);
        for (const [at, direction] of walled) walls.raise(at, direction);
        const singles = sources.map((source) => [...field.search([source], { walls }).distances]);
        field.search(sources, { walls });
        for (let at = 0; at < board.size; at++) {
          const reached = singles.map((distances) => distances[at]!).filter((distance) => distance >= 0);
          const least = reached.length > 0 ? Math.min(...reached) : -1;
          expect(field.distances[at]).toBe(least);
          const nearest = sources.find((_, i) => singles[i]![at] === least) ?? -1;
          expect(field.nearest[at]).toBe(least >= 0 ? nearest : -1);
        }
        const order = Array.from(field.cells.subarray(0, field.count), (at) => field.distances[at]!);
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }),
    );
  });
});
