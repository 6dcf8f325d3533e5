import { expect, test } from 'vitest';
import { Board } from './board.ts';
import { blast } from './shapes.ts';
import { BLOCKED, OCCUPIED, Terrain } from './terrain.ts';

const board = new Board(blast(0, 1));

test('terrain starts as open ground, and clear resets it', () => {
  const terrain = new Terrain(board);
  terrain.setCost(2, 9);
  terrain.mark(3, BLOCKED);
  terrain.mark(3, OCCUPIED);
  expect([terrain.costs[2], terrain.marks[3], terrain.highestCost]).toEqual([9, BLOCKED | OCCUPIED, 9]);
  terrain.clear();
  expect([...terrain.costs, ...terrain.marks]).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
  expect(terrain.highestCost).toBe(1);
});

test('terrain can be copied before figures are added', () => {
  const content = new Terrain(board);
  content.setCost(1, 4);
  const state = new Terrain(board);
  state.copyFrom(content);
  state.mark(1, OCCUPIED);
  expect([state.costs[1], state.highestCost, content.marks[1]]).toEqual([4, 4, 0]);
  expect(() => state.copyFrom(new Terrain(new Board(blast(0, 2))))).toThrow('foreign-board');
});

test('a cost is an integer from 1, and the cell must exist', () => {
  const terrain = new Terrain(board);
  for (const cost of [0, -1, 1.5, 70_000]) expect(() => terrain.setCost(0, cost)).toThrow('bad-cost at cell 0');
  expect(() => terrain.setCost(7, 1)).toThrow('not-on-board at cell 7');
  expect(() => terrain.mark(-1, BLOCKED)).toThrow('not-on-board at cell -1');
});
