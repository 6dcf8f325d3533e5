import { expect, test } from 'vitest';
import { type FloorNote, placeNotes } from './notePlace.ts';

const FLOOR = { x: 0, y: 0, width: 200, height: 150 };
const NOTE: FloorNote = { at: { x: 100, y: 75 }, text: 'hits Ash', tone: 'enemy' };

test('a note is placed above its hex', () => {
  const [{ box } = { box: FLOOR }] = placeNotes([NOTE], [NOTE.at], FLOOR);
  expect(box.y + box.height).toBeLessThan(NOTE.at.y - 14);
});

test('a forecast is placed below its figure', () => {
  const [{ box } = { box: FLOOR }] = placeNotes([{ ...NOTE, isBelow: true }], [NOTE.at], FLOOR);
  expect(box.y).toBeGreaterThan(NOTE.at.y + 14);
});

test('a note covers no figure while there is room beside its hex', () => {
  const figures = [
    { x: 110, y: 48 },
    { x: 90, y: 102 },
  ];
  const [{ box } = { box: FLOOR }] = placeNotes([NOTE], figures, FLOOR);
  expect(box.x).toBeGreaterThan(NOTE.at.x);
  expect(box.y).toBeLessThan(NOTE.at.y);
});

test('two notes at one hex do not overlap', () => {
  const [first, second] = placeNotes([NOTE, NOTE], [], FLOOR);
  expect(first?.box).not.toEqual(second?.box);
});

test('a note stays on the floor', () => {
  const [{ box } = { box: FLOOR }] = placeNotes([{ ...NOTE, at: { x: 2, y: 75 } }], [], FLOOR);
  expect(box.x).toBe(0);
});

test('a note of a hex at the lower edge is placed beside it, not below the floor', () => {
  const at = { x: 100, y: 130 };
  const [{ box } = { box: FLOOR }] = placeNotes([{ ...NOTE, at }], [at, { x: 100, y: 108 }], FLOOR);
  expect(box.y + box.height).toBeLessThanOrEqual(FLOOR.height);
  expect(box.x).toBeGreaterThan(at.x);
});
