import type { Place } from '@tessera/heist-city';
import type { MessageParam } from '@tessera/rules';
import { type SketchSpot, spotOf } from './sketch.ts';

/** Remark about a sketch: a text, its numbers, and its hexes. */
export interface Remark {
  readonly key: string;
  readonly params: Readonly<Record<string, MessageParam>>;
  /** Texts for the placeholders, by their keys. */
  readonly names: Readonly<Record<string, string>>;
  readonly at: readonly Place[];
}

export function remark(
  key: string,
  params: Remark['params'] = {},
  names: Remark['names'] = {},
  at: readonly Place[] = [],
): Remark {
  return { key, params, names, at };
}

/** Returns the hexes of a remark, as the board names them. */
export function spotsOf({ at }: Remark): SketchSpot[] {
  return at.map(spotOf);
}
