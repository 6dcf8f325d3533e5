import type { Point } from '@tessera/space';
import type { Insets, Size } from './camera.ts';

/** Which side of its cell something stands on; `foot` is docked at the lower edge, where there is no room beside it. */
type CalloutSide = 'right' | 'left' | 'above' | 'below' | 'foot';

export interface CalloutPlace {
  readonly x: number;
  readonly y: number;
  readonly side: CalloutSide;
}

export interface CalloutRoom {
  /** The cell that it speaks of, in pixels, and how far its figure reaches around it. */
  readonly target: Point;
  readonly radius: number;
  /** What it must not lie on, such as whoever shoots and the line of the shot. */
  readonly free: readonly Point[];
  readonly card: Size;
  readonly frame: Size;
  /** Edges that something else covers. */
  readonly covered: Insets;
}

/** Frames narrower than this have no sides. */
const NARROW = 560;
const GAP = 16;
const EDGE = 8;

/** Where a card stands so that it is beside its cell, wholly in the frame, and on nothing that must be seen. */
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
