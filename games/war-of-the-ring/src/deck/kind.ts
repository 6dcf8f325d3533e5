import type { JsonPath } from '@tessera/rules';
import type { TranslateFn } from '@tessera/text';
import * as z from 'zod';
import type { Character, Nation } from '../content/vocabulary.ts';

/** Puts parts of cards into words. */
export interface Describer {
  readonly say: TranslateFn;
  /** `a, b and c` */
  all(parts: readonly string[]): string;
  /** `a, b or c` */
  either(parts: readonly string[]): string;
  /** `in Edoras`, `in Dale or in Erebor` */
  inOne(regions: readonly string[]): string;
  nation(id: Nation): string;
  /** `of the Elves` */
  ofNation(id: Nation): string;
  /** Returns whether the verb after these Nations is plural. */
  areMany(nations: readonly Nation[]): boolean;
  character(id: Character): string;
  /** Name of a Hunt tile: the card that brings it. */
  card(id: string): string;
}

/** Reference inside a card to a record of the content. */
export interface Reference {
  readonly kind: 'region' | 'hunt-tile';
  readonly id: string;
  readonly path: JsonPath;
}

/** Properties of every kind on a card: its schema, its references and its description. */
export interface WordedKind<Schema extends z.ZodObject> {
  readonly schema: Schema;
  // Methods, whose parameters TypeScript compares bivariantly: all kinds fit into one record.
  describe(each: z.output<Schema>, tell: Describer): string;
  /** Returns a fault that the schema cannot express. */
  problem?(each: z.output<Schema>): string | undefined;
  references?(each: z.output<Schema>): readonly Reference[];
}

export function kindSchema<const Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), ...shape });
}

/** Returns references to the regions in a list. */
export function regionsIn(regions: readonly string[] | undefined, ...path: JsonPath): readonly Reference[] {
  return (regions ?? []).map((id, i) => ({ kind: 'region', id, path: [...path, i] }));
}

/** Returns a reference to one region. */
export function regionAt(id: string | undefined, ...path: JsonPath): readonly Reference[] {
  return id === undefined ? [] : [{ kind: 'region', id, path }];
}
