import * as z from 'zod';
import { unknownTag } from '../finding.ts';
import type { Label, NestedMessage } from '../message.ts';
import { type CompiledPredicate, compilePredicate, type Leaf } from './compile.ts';
import type { Verdict } from './verdict.ts';

/** One kind of test that a game can apply to its facts. */
export interface PredicateLeaf<Facts, Schema extends z.ZodObject> {
  /** The leaf's fields, without `type`. Other fields are rejected. */
  readonly schema: Schema;
  readonly test: (args: z.output<Schema>, facts: Facts) => Verdict;
  /** The condition as a message: "STR 13 or more". */
  readonly describe: (args: z.output<Schema>) => NestedMessage;
  /** The actual value, for "why not": "STR 12". */
  readonly found?: (args: z.output<Schema>, facts: Facts) => Label;
  /** The names of the values the verdict depends on, for games that order their calculations. */
  readonly reads?: (args: z.output<Schema>) => readonly string[];
}

export type LeafSchemas = Readonly<Record<string, z.ZodObject>>;

/** A predicate in content: a leaf, `and`, `or`, `not`, or a list, which means `and`. */
export type Predicate<Schemas extends LeafSchemas> =
  | readonly Predicate<Schemas>[]
  | { readonly type: 'and' | 'or'; readonly predicates: readonly Predicate<Schemas>[] }
  | { readonly type: 'not'; readonly predicate: Predicate<Schemas> }
  | LeafPredicate<Schemas, keyof Schemas & string>;

type LeafPredicate<Schemas extends LeafSchemas, Type extends string> = Type extends string
  ? { readonly type: Type } & z.output<Schemas[Type]>
  : never;

/** The predicates of a game. */
export interface Predicates<Facts, Schemas extends LeafSchemas> {
  /** For content schemas; an unknown type is `E_UNKNOWN_PREDICATE` with the nearest name. */
  readonly schema: z.ZodType<Predicate<Schemas>>;
  /** Throws a PredicateError for anything the schema rejects. */
  compile(predicate: unknown): CompiledPredicate<Facts>;
}

/** Declares the leaves of a game; `and`, `or`, `not` and lists are added. */
export function definePredicates<Facts, Schemas extends LeafSchemas>(
  leaves: {
    readonly [Type in keyof Schemas]: PredicateLeaf<Facts, Schemas[Type]>;
  },
): Predicates<Facts, Schemas> {
  const bound = new Map<string, Leaf<Facts>>();
  for (const type of Object.keys(leaves)) {
    if (COMPOSITES.includes(type)) throw new TypeError(`"${type}" is not free as the name of a predicate`);
    bound.set(type, leafOf(type, leaves[type]!));
  }
  const schema = predicateSchema([...bound.values()].map((leaf) => leaf.schema));
  return {
    // The leaves of the union are those of `Schemas`, but the compiler cannot infer that from a loop.
    schema: schema as z.ZodType<Predicate<Schemas>>,
    compile: (predicate) => compilePredicate(predicate, schema, bound),
  };
}

const COMPOSITES: readonly string[] = ['and', 'or', 'not'];

function predicateSchema(leaves: readonly z.ZodObject[]): z.ZodType {
  const inner: z.ZodType = z.lazy(() => schema);
  const branches = [
    z.strictObject({ type: z.literal('and'), predicates: z.array(inner) }),
    z.strictObject({ type: z.literal('or'), predicates: z.array(inner) }),
    z.strictObject({ type: z.literal('not'), predicate: inner }),
    ...leaves,
  ] as const;
  const tagged = z.discriminatedUnion('type', branches, { error: unknownTag('E_UNKNOWN_PREDICATE') });
  const schema = z.union([z.array(inner), tagged]);
  // Parsed once, so that zod detects the recursion; until then it searches for one at every list and object.
  schema.parse([[]]);
  return schema;
}

/** Binds the types of one leaf, so that all leaves can be handled alike. */
function leafOf<Facts, Schema extends z.ZodObject>(type: string, leaf: PredicateLeaf<Facts, Schema>): Leaf<Facts> {
  const schema = leaf.schema.strict();
  return {
    schema: schema.safeExtend({ type: z.literal(type) }),
    bind({ type: _, ...fields }) {
      const args = leaf.schema.parse(fields);
      return {
        type,
        asks: leaf.describe(args),
        reads: leaf.reads?.(args) ?? [],
        test: (facts) => leaf.test(args, facts),
        found: (facts) => leaf.found?.(args, facts),
      };
    },
  };
}
