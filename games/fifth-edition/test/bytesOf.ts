import type { DerivedState } from '../src/index.ts';

/** Serializes a sheet including its provenance; equal sheets have equal texts. */
export function bytesOf(sheet: DerivedState): string {
  return JSON.stringify([sheet, sheet.provenance]);
}
