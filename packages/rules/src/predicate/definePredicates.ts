import * as z from 'zod';
import { unknownTag } from '../finding.ts';
import type { Label, NestedMessage } from '../message.ts';
import { type CompiledPredicate, compilePredicate, type Leaf } from './compile.ts';
import type { Verdict } from './verdict.ts';

/** One kind of question a game can ask of its facts. */
export interface PredicateLeaf<Facts, Schema extends z.ZodObject> {
  /** The leaf's own fields, without `type`. Fields beyond these are refused. */
  readonly schema: Schema;
  readonly test: (args: z.output<Schema>, facts: Facts) => Verdict;
  /** The condition, to be put into words: "STR 13 or more". */
  readonly describe: (args: z.output<Schema>) => NestedMessage;
  /** What the facts hold instead, for "why not": "STR 12". */
  readonly found?: (args: z.output<Schema>, facts: Facts) => Label;
  /** The names of the values the answer depends on, for games that order their calculations. */
  readonly reads?: (args: z.output<Schema>) => readonly string[];
}

export type LeafSchemas = Readonly<Record<string, z.ZodObject>>;

/** A predicate as it stands in content: a leaf, `and`, `or`, `not`, or a list, which means `and`. */
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
  /** For the schemas of content; an unknown type is `E_UNKNOWN_PREDICATE` with the nearest name. */
  readonly schema: z.ZodType<Predicate<Schemas>>;
  /** Throws a PredicateError for anything the schema refuses. */
  compile(predicate: unknown): CompiledPredicate<Facts>;
}

/** Declares the leaves of a game; `and`, `or`, `not` and lists come with them. */
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
    // The leaves of the union are those of `Schemas`; a loop over them cannot say so to the compiler.
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
  // Read once, so that zod knows the circle: as long as it does not, it looks for one at every list and object anew.
  schema.parse([[]]);
  return schema;
}

/** Closes over the types of one leaf, so that the rest can treat all leaves alike. */
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
