import type { Label } from '@tessera/rules';

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A translation, or the reason why there is none. */
export type TranslationResult<Value> =
  | { readonly value: Value; readonly refused?: undefined }
  | { readonly refused: Label };

export function isRecord(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
