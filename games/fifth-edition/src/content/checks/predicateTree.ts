import type { JsonPath } from '@tessera/rules';

/** A validated predicate of content with the path of each part. */
export type PredicateTree =
  | { readonly form: 'all' | 'any'; readonly path: JsonPath; readonly parts: readonly PredicateTree[] }
  | { readonly form: 'not'; readonly path: JsonPath; readonly part: PredicateTree }
  | Leaf;

/** A single question. */
export interface Leaf {
  readonly form: 'leaf';
  readonly path: JsonPath;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Parses a predicate; all parts of a list must hold. */
export function predicateTree(predicate: unknown, path: JsonPath): PredicateTree {
  if (Array.isArray(predicate)) return { form: 'all', path, parts: trees(predicate, path) };
  const { type = '', ...fields } = Object.fromEntries(Object.entries(Object(predicate)));
  if (type === 'and' || type === 'or') {
    const parts = trees(fields.predicates, [...path, 'predicates']);
    return { form: type === 'and' ? 'all' : 'any', path, parts };
  }
  if (type === 'not') return { form: 'not', path, part: predicateTree(fields.predicate, [...path, 'predicate']) };
  return { form: 'leaf', path, type: String(type), fields };
}

export function leavesOf(tree: PredicateTree): readonly Leaf[] {
  if (tree.form === 'leaf') return [tree];
  return tree.form === 'not' ? leavesOf(tree.part) : tree.parts.flatMap(leavesOf);
}

function trees(predicates: unknown, path: JsonPath): PredicateTree[] {
  return Array.isArray(predicates) ? predicates.map((inner, index) => predicateTree(inner, [...path, index])) : [];
}
