import type { CursorMove } from './cellIndex.ts';

/** Returns the cursor move of a key: arrows, and the four keys at the corners of a number pad. */
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
