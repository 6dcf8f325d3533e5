import type { Bounds } from '@tessera/ui';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A few words that belong to a hex. */
export interface FloorNote {
  readonly at: Point;
  readonly text: string;
  readonly tone: 'enemy' | 'act-line';
  /** Stands below its hex if it can: a forecast under whom it is about. */
  readonly isBelow?: boolean | undefined;
}

export interface PlacedNote extends FloorNote {
  readonly box: Bounds;
}

export const NOTE_HEIGHT = 13;
/** Room around the words, and what a letter takes. */
const PADDING = 12;
const LETTER = 4;
/** How far a note is from the middle of its hex: above, below what is left of a figure, and at a side. */
const ABOVE = 22;
const BELOW = 26;
const ASIDE = 19;
/** A figure with its ring. */
const FIGURE = 15;

/** Where notes stand on a floor: beside their hexes, over no figure and over no other note as far as there is room. */
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

/** The boxes a note may have, the best first. */
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
