import type { Bounds } from '@tessera/ui';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A short text that belongs to a hex. */
export interface FloorNote {
  readonly at: Point;
  readonly text: string;
  readonly tone: 'enemy' | 'act-line';
  /** Placed below its hex if possible: a forecast under its figure. */
  readonly isBelow?: boolean | undefined;
}

export interface PlacedNote extends FloorNote {
  readonly box: Bounds;
}

export const NOTE_HEIGHT = 13;
/** Padding of a note, and the width of a letter. */
const PADDING = 12;
const LETTER = 4;
/** Distances of a note from the centre of its hex: above, below the hit points of a figure, and at a side. */
const ABOVE = 22;
const BELOW = 26;
const ASIDE = 19;
/** The radius of a figure with its ring. */
const FIGURE = 15;

/** Places notes beside their hexes, over no figure and no other note if there is room. */
export function placeNotes(
  notes: readonly FloorNote[],
  figures: readonly Point[],
  floor: Bounds,
): readonly PlacedNote[] {
  const placed: PlacedNote[] = [];
  for (const note of notes) {
    const boxes = placesOf(note, floor);
    const isFree = (box: Bounds) =>
      !placed.some((other) => overlap(box, other.box)) && !figures.some((figure) => overlap(box, around(figure)));
    placed.push({ ...note, box: boxes.find(isFree) ?? boxes[0]! });
  }
  return placed;
}

/** Returns the possible boxes of a note, the best first. */
function placesOf({ at: { x, y }, text, isBelow }: FloorNote, floor: Bounds): readonly Bounds[] {
  const width = text.length * LETTER + PADDING;
  const side = ASIDE + width / 2;
  const upright = [
    { x, y: y - ABOVE },
    { x, y: y + BELOW },
  ];
  if (isBelow) upright.reverse();
  const middles = [...upright, { x: x + side, y }, { x: x - side, y }];
  const boxes = middles
    .map((middle) => ({ x: middle.x - width / 2, y: middle.y - NOTE_HEIGHT / 2, width, height: NOTE_HEIGHT }))
    .map((box) => ({ ...box, x: Math.max(floor.x, Math.min(floor.x + floor.width - width, box.x)) }));
  const inside = boxes.filter((box) => box.y >= floor.y && box.y + box.height <= floor.y + floor.height);
  return inside.length > 0 ? inside : boxes;
}

function around({ x, y }: Point): Bounds {
  return { x: x - FIGURE, y: y - FIGURE, width: 2 * FIGURE, height: 2 * FIGURE };
}

function overlap(a: Bounds, b: Bounds): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
