import type { JsonPath } from '@tessera/rules';
import type { Say } from '@tessera/text';
import * as z from 'zod';
import type { Character, Nation } from '../content/vocabulary.ts';
import type { Condition } from './condition.ts';
import type { Effect } from './effect.ts';

/** Puts parts of cards into words. */
export interface Describer {
  readonly say: Say;
  /** `a, b and c` */
  all(parts: readonly string[]): string;
  /** `a, b or c` */
  either(parts: readonly string[]): string;
  /** `in Edoras`, `in Dale or in Erebor` */
  inOne(regions: readonly string[]): string;
  nation(id: Nation): string;
  /** `of the Elves` */
  ofNation(id: Nation): string;
  /** Whether a verb after these Nations stands in the plural. */
  areMany(nations: readonly Nation[]): boolean;
  character(id: Character): string;
  /** A Hunt tile by the card that brings it. */
  card(id: string): string;
  /** Conditions that hold together, as a clause after "if". */
  conditions(conditions: readonly Condition[]): string;
  /** Effects one after the other. */
  effects(effects: readonly Effect[]): string;
}

/** Something inside a card that the content must hold. */
export interface Reference {
  readonly kind: 'region' | 'hunt-tile';
  readonly id: string;
  readonly path: JsonPath;
}

/** What every kind of thing on a card says about itself: what it may hold, what it names, and how it reads. */
export interface WordedKind<Schema extends z.ZodObject> {
  readonly schema: Schema;
  // Methods, which TypeScript compares loosely: all kinds stand in one record.
  describe(each: z.output<Schema>, tell: Describer): string;
  /** What is wrong with it beyond its schema. */
  problem?(each: z.output<Schema>): string | undefined;
  references?(each: z.output<Schema>): readonly Reference[];
}

/** The schema of a kind. */
export function kindSchema<const Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), ...shape });
}

/** References to regions in a list. */
export function regionsIn(regions: readonly string[] | undefined, ...path: JsonPath): readonly Reference[] {
  return (regions ?? []).map((id, i) => ({ kind: 'region', id, path: [...path, i] }));
}

/** A reference to one region. */
export function regionAt(id: string | undefined, ...path: JsonPath): readonly Reference[] {
  return id === undefined ? [] : [{ kind: 'region', id, path }];
}
