import type { MarkArt } from '../tokens/markArt.ts';
import { star } from '../tokens/shapes.ts';

/** Example marks of a game. */
export const MARKS = {
  star: { d: star(9, 7.6, 5, 8, 8), colour: 'var(--enemy)' },
  moon: { d: 'M10.8 1.6A6.8 6.8 0 1 0 14.4 10.6A5.8 5.8 0 0 1 10.8 1.6Z', colour: 'var(--ally)' },
  warning: { d: 'M8 .8L15.6 14.6H.4ZM7.2 5.4V10H8.8V5.4ZM7.2 11.2V12.9H8.8V11.2Z', colour: 'var(--ink)' },
  bar: { d: 'M1.5 5.5H14.5V10.5H1.5Z', colour: 'var(--muted)' },
} as const satisfies Readonly<Record<string, MarkArt>>;
