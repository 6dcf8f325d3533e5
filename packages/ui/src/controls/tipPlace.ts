/** Where a tip can be: on which side of its thing. */
export const SIDES = ['above', 'below', 'left', 'right'] as const;
export type Side = (typeof SIDES)[number];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between a thing and its tip, and between a tip and the edge of the screen. */
const GAP = 8;

/** The upper left corner of a tip: on the side asked for, or on the other one where there is no room; never off screen. */
export function tipPlace(
  thing: Box,
  tip: Size,
  screen: Size,
  side: Side,
): { readonly left: number; readonly top: number } {
  if (side === 'above' || side === 'below') {
    const above = thing.top - tip.height - GAP;
    const below = thing.top + thing.height + GAP;
    const fits = side === 'above' ? above >= GAP : below + tip.height + GAP > screen.height;
    const left = thing.left + thing.width / 2 - tip.width / 2;
    return { left: within(left, screen.width - tip.width), top: fits ? above : below };
  }
  const before = thing.left - tip.width - GAP;
  const after = thing.left + thing.width + GAP;
  const fits = side === 'left' ? before >= GAP : after + tip.width + GAP > screen.width;
  const top = thing.top + thing.height / 2 - tip.height / 2;
  return { left: fits ? before : after, top: within(top, screen.height - tip.height) };
}

function within(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP));
}
