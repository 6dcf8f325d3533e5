import type { CharacterRecord, DerivedState, SingleAction } from '@tessera/fifth-edition';

/**
 * Returns the action that removes damage beyond the last hit point, so that healing starts at 0. Goes before any
 * healing.
 */
export function pastZero({ used }: CharacterRecord, { hitPoints }: DerivedState): SingleAction[] {
  const beyond = (used.damage ?? 0) - hitPoints.max.value;
  return beyond > 0 ? [{ type: 'heal', amount: beyond }] : [];
}
