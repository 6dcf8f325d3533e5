import * as z from 'zod';
import { VARIANTS, type Variant } from '../state/variants.ts';

/** Display name of a record. */
export const name = z.string().min(1).max(60);
export const description = z.string().min(1).max(300);

/** Returns the schema of the field that lists a record's changes under variants of the rules. */
export function changes<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const change = z.strictObject(shape).partial();
  return z.partialRecord(z.enum(VARIANTS), change).default({}).describe('The differences under a variant');
}

/** Values, and the changes by each variant. */
export type Changes<Values> = {
  readonly [Id in Variant]?: { readonly [Key in keyof Values]?: Values[Key] | undefined };
};

/** Returns a function that gives the values under variants: one frozen object per combination that changes anything. */
export function changeable<Values extends object>(
  usual: Values,
  changes: Changes<Values>,
): (variants: readonly Variant[]) => Values {
  const relevant = VARIANTS.filter((variant) => changes[variant] !== undefined);
  if (relevant.length === 0) return () => usual;
  const known = new Map<string, Values>();
  return (variants) => {
    if (variants.length === 0) return usual;
    const inForce = relevant.filter((variant) => variants.includes(variant));
    if (inForce.length === 0) return usual;
    const key = inForce.join();
    let values = known.get(key);
    if (values !== undefined) return values;
    values = usual;
    for (const variant of inForce) values = { ...values, ...changes[variant] };
    known.set(key, Object.freeze(values));
    return values;
  };
}
