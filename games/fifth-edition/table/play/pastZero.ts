import type { CharacterRecord, DerivedState } from '@tessera/fifth-edition';
import type { Step } from './useDeed.ts';

/** What a blow took beyond the last hit point is gone: healing starts at nothing. The step that comes before any healing. */
export function pastZero({ used }: CharacterRecord, { hitPoints }: DerivedState): Step[] {
  const beyond = (used.damage ?? 0) - hitPoints.max.value;
  return beyond > 0 ? [{ type: 'heal', amount: beyond }] : [];
}
