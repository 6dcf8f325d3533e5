import { type JsonPath, unknownTag } from '@tessera/rules';
import type { TranslateFn } from '@tessera/text';
import * as z from 'zod';
import type { Character, Nation } from '../content/vocabulary.ts';

/** Translates a text by its key, and puts parts of cards into words. */
export interface Describer extends TranslateFn {
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
  describe(each: z.output<Schema>, t: Describer): string;
  /** Returns a fault that the schema cannot express. */
  problem?(each: z.output<Schema>): string | undefined;
  references?(each: z.output<Schema>): readonly Reference[];
}

/** Kind without its schema, as a registry returns it: every record is passed to its own kind. */
export interface WordedRules<Each> {
  describe(each: Each, t: Describer): string;
  problem?(each: Each): string | undefined;
  references?(each: Each): readonly Reference[];
}

type Kinds = Readonly<Record<string, { readonly schema: z.ZodObject }>>;

/** Record of one of the kinds of a registry. */
export type RecordOf<Registry extends Kinds> = {
  readonly [Type in keyof Registry]: Readonly<z.output<Registry[Type]['schema']>>;
}[keyof Registry];

/** Returns the schema of a registry's records; an unknown type is an error of this code, with the nearest name. */
export function anyOf<Registry extends Kinds>(kinds: Registry, code: string) {
  const [first, ...others] = Object.values(kinds).map(({ schema }): Registry[keyof Registry]['schema'] => schema);
  return z.discriminatedUnion('type', [first!, ...others], { error: unknownTag(code) });
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
