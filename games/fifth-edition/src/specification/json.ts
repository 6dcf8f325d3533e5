import type { Label } from '@tessera/rules';

/** What a file of JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A translation, or why there is none. */
export type Translated<Value> = { readonly value: Value; readonly refused?: undefined } | { readonly refused: Label };

/** Whether a value is an object with fields. */
export function isRecord(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
