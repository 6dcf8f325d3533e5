import type { CursorMove } from './cellIndex.ts';

/** Which way a key moves the cursor: arrows, and the four keys that sit like the corners of a number pad. */
export function cursorMove({ key }: { readonly key: string }): CursorMove | undefined {
  return MOVES[key];
}

const MOVES: Readonly<Record<string, CursorMove>> = {
  ArrowLeft: 'west',
  ArrowRight: 'east',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'north-west',
  PageUp: 'north-east',
  End: 'south-west',
  PageDown: 'south-east',
};
