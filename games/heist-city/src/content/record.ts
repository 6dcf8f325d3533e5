import * as z from 'zod';
import { VARIANTS, type Variant } from '../variants.ts';

/** What every record shows to people. */
export const name = z.string().min(1).max(60);
export const description = z.string().min(1).max(300);

/** The field in which a record says what is different about it under a variant of the rules. */
export function changes<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const change = z.strictObject(shape).partial();
  return z.partialRecord(z.enum(VARIANTS), change).default({}).describe('What is different under a variant');
}

/** Values, and what each variant makes of some of them. */
export type Changes<Values> = {
  readonly [Id in Variant]?: { readonly [Key in keyof Values]?: Values[Key] | undefined };
};

/** Tells the values that hold under some variants: one frozen object for each combination that changes anything. */
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
