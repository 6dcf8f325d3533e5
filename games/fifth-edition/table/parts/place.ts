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

/** Where a popover stands, and where its notch points from. */
export interface Place {
  readonly side: 'below' | 'above' | 'right' | 'left';
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
  /** From its own left edge, for a notch above or below. */
  readonly notch: number;
}

const GAP = 8;
const NOTCH_EDGE = 16;

/**
 * A place beside a number: below it where there is room, else above, else at a side; always whole on the screen, never over
 * the number. In a row of a list the sides come first, so that the rows around stay in sight. Where nothing fits, the roomier of
 * above and below with less height.
 */
export function placeBeside(number: Box, popover: Size, screen: Size, isInRow = false): Place {
  const below = screen.height - number.top - number.height - 2 * GAP;
  const above = number.top - 2 * GAP;
  const right = screen.width - number.left - number.width - 2 * GAP;
  const left = number.left - 2 * GAP;
  const sideways = popover.width <= right ? beside('right') : popover.width <= left ? beside('left') : undefined;
  if (isInRow && sideways !== undefined) return sideways;
  if (popover.height <= below) return over('below', below);
  if (popover.height <= above) return over('above', above);
  if (sideways !== undefined) return sideways;
  return below >= above ? over('below', below) : over('above', above);

  function over(side: 'below' | 'above', room: number): Place {
    const height = Math.min(popover.height, room);
    const centre = number.left + number.width / 2;
    const x = within(centre - popover.width / 2, screen.width - popover.width);
    const top = side === 'below' ? number.top + number.height + GAP : number.top - GAP - height;
    const notch = Math.max(NOTCH_EDGE, Math.min(centre - x, popover.width - NOTCH_EDGE));
    return { side, left: x, top, maxHeight: room, notch };
  }
  function beside(side: 'left' | 'right'): Place {
    const room = screen.height - 2 * GAP;
    const height = Math.min(popover.height, room);
    const top = within(number.top + number.height / 2 - height / 2, screen.height - height);
    const x = side === 'right' ? number.left + number.width + GAP : number.left - GAP - popover.width;
    return { side, left: x, top, maxHeight: room, notch: 0 };
  }
}

function within(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP));
}
