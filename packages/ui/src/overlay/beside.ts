/** A box on screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where something floats, as distances from the edges of the screen. */
export interface Place {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly maxHeight: number;
}

/** Pixels between a thing and what floats beside it, and between that and the edge. */
const GAP = 10;

/**
 * A place beside a thing and never over it: right of it if there is room, else left, else below or above across the
 * screen. It grows downwards in the upper half of the screen and upwards in the lower.
 */
export function beside(thing: Box, width: number, screen: { readonly width: number; readonly height: number }): Place {
  const upper = (thing.top + thing.bottom) / 2 < screen.height / 2;
  const roomRight = screen.width - thing.right;
  if (roomRight >= width + 2 * GAP || thing.left >= width + 2 * GAP) {
    const across =
      roomRight >= width + 2 * GAP ? { left: thing.right + GAP } : { right: screen.width - thing.left + GAP };
    const start = Math.max(GAP, upper ? thing.top : screen.height - thing.bottom);
    return { ...across, ...(upper ? { top: start } : { bottom: start }), maxHeight: screen.height - start - GAP };
  }
  const start = upper ? thing.bottom + GAP : screen.height - thing.top + GAP;
  const left = Math.max(GAP, Math.min(thing.left, screen.width - width - GAP));
  return { left, ...(upper ? { top: start } : { bottom: start }), maxHeight: screen.height - start - GAP };
}
