import type { Json } from '@tessera/kernel';
import * as z from 'zod';

/** Parses a JSON value; undefined for invalid JSON. */
export function jsonOf(text: string): Json | undefined {
  try {
    return z.json().parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
