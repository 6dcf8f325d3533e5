import { expect, test } from 'vitest';
import { harmCells } from './roll.tsx';
import { siteCells } from './siteCells.ts';

const MAP = 'ballroom';
const cells = siteCells(MAP);
const idAt = (q: number, r: number) => cells.find((cell) => cell.q === q && cell.r === r)?.id ?? -1;

test("harmCells lie beside the target, on the attacker's side", () => {
  const [target, left, right] = [idAt(0, 0), idAt(-4, 0), idAt(4, 0)];
  expect(new Set(harmCells(MAP, left, target))).toEqual(new Set([idAt(-1, 0), idAt(-2, 0)]));
  expect(new Set(harmCells(MAP, right, target))).toEqual(new Set([idAt(1, 0), idAt(2, 0)]));
});

test('harmCells is empty without a known attacker', () => {
  expect(harmCells(MAP, -1, idAt(0, 0))).toEqual([]);
});
