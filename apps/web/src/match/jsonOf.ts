import type { Json } from '@tessera/kernel';
import * as z from 'zod';

/** A value as JSON spells it; undefined for anything else. */
export function jsonOf(text: string): Json | undefined {
  try {
    return z.json().parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
