import type { CharacterRecord, DerivedState, SingleAction } from '@tessera/fifth-edition';

/** What a blow took beyond the last hit point is gone: healing starts at nothing. The step that comes before any healing. */
export function pastZero({ used }: CharacterRecord, { hitPoints }: DerivedState): SingleAction[] {
  const beyond = (used.damage ?? 0) - hitPoints.max.value;
  return beyond > 0 ? [{ type: 'heal', amount: beyond }] : [];
}
