import type { DerivedState } from '../src/index.ts';

/** Everything that a sheet says, its account included, as text: equal sheets have equal texts. */
export function bytesOf(sheet: DerivedState): string {
  return JSON.stringify([sheet, sheet.provenance]);
}
