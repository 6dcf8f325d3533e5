import type { Point } from '@tessera/space';
import type { Insets, Size } from './camera.ts';

/**
 * The side of the cell on which a callout stands; `foot` docks it at the lower edge if there is no room beside the
 * cell.
 */
type CalloutSide = 'right' | 'left' | 'above' | 'below' | 'foot';

export interface CalloutPlace {
  readonly x: number;
  readonly y: number;
  readonly side: CalloutSide;
}

export interface CalloutRoom {
  /** The cell of the callout, in pixels, and the extent of its figure. */
  readonly target: Point;
  readonly radius: number;
  /** Points that it must not cover, such as the shooter and the line of fire. */
  readonly free: readonly Point[];
  readonly card: Size;
  readonly frame: Size;
  /** Edges that other elements cover. */
  readonly covered: Insets;
}

/** Frames narrower than this have no room at the sides. */
const NARROW = 560;
const GAP = 16;
const EDGE = 8;

/** Returns the position of a callout: beside its cell, fully in the frame, and over nothing that must be seen. */
export function calloutPlace(room: CalloutRoom): CalloutPlace {
  const { card, frame, covered } = room;
  const foot: CalloutPlace = {
    x: (frame.width - card.width) / 2,
    y: frame.height - card.height - EDGE,
    side: 'foot',
  };
  if (frame.width < NARROW) return foot;
  const places = (['right', 'left', 'below', 'above'] as const).map((side) => beside(room, side));
  const fits = ({ x, y }: CalloutPlace) =>
    x >= covered.left + EDGE &&
    y >= covered.top + EDGE &&
    x + card.width <= frame.width - covered.right - EDGE &&
    y + card.height <= frame.height - covered.bottom - EDGE;
  const fitting = places.filter(fits);
  return fitting.find((place) => !covers(room, place)) ?? fitting[0] ?? foot;
}

function beside({ target, radius, card, frame, covered }: CalloutRoom, side: CalloutSide): CalloutPlace {
  const off = radius + GAP;
  const along = (at: number, length: number, before: number, after: number) =>
    Math.max(before + EDGE, Math.min(at - length / 2, after - EDGE - length));
  const y = along(target.y, card.height, covered.top, frame.height - covered.bottom);
  const x = along(target.x, card.width, covered.left, frame.width - covered.right);
  if (side === 'right') return { x: target.x + off, y, side };
  if (side === 'left') return { x: target.x - off - card.width, y, side };
  if (side === 'above') return { x, y: target.y - off - card.height, side };
  return { x, y: target.y + off, side };
}

function covers({ free, card, radius }: CalloutRoom, { x, y }: CalloutPlace): boolean {
  return free.some(
    (point) =>
      point.x > x - radius &&
      point.x < x + card.width + radius &&
      point.y > y - radius &&
      point.y < y + card.height + radius,
  );
}
