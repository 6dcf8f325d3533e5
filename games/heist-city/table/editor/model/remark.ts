import type { Place } from '@tessera/heist-city';
import type { MessageParam } from '@tessera/rules';
import { type Spot, spotOf } from './sketch.ts';

/** Something about a sketch to be told: a text, its figures, and the hexes it is about. */
export interface Remark {
  readonly key: string;
  readonly params: Readonly<Record<string, MessageParam>>;
  /** Texts that go into the gaps, by their keys. */
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

/** The hexes that a remark is about, as the board names them. */
export function spotsOf({ at }: Remark): Spot[] {
  return at.map(spotOf);
}
