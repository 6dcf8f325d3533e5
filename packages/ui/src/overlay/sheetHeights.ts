/** The heights of a sheet. */
export const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** Pixels of a peeking sheet: its handle and one line. */
const PEEK = 96;
/** Pixels of the screen that a full sheet leaves free. */
const HEADROOM = 56;

/** Returns a height in pixels on a screen of this height. */
export function sheetPixels(height: SheetHeight, screen: number): number {
  if (height === 'peek') return Math.min(PEEK, screen);
  return height === 'half' ? Math.round(screen / 2) : Math.max(PEEK, screen - HEADROOM);
}

/** Returns the height at which a sheet settles when released at this many pixels. */
export function settledHeight(pixels: number, screen: number): SheetHeight {
  let best: SheetHeight = 'peek';
  for (const height of SHEET_HEIGHTS) {
    if (Math.abs(sheetPixels(height, screen) - pixels) < Math.abs(sheetPixels(best, screen) - pixels)) best = height;
  }
  return best;
}

/** Returns the next height up (1) or down (-1), within the available ones. */
export function nextHeight(height: SheetHeight, by: 1 | -1): SheetHeight {
  return SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(height) + by] ?? height;
}
