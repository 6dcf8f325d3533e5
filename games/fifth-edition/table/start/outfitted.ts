import type { CharacterRecord, Rulebook } from '@tessera/fifth-edition';
import { outfit } from './outfit.ts';

/** The record with an outfit that suits it. */
export function outfitted(record: CharacterRecord, rulebook: Rulebook): CharacterRecord {
  const inventory = outfit(record, rulebook).map(({ item, equipped }, index) => ({
    instanceId: `${item}-${index + 1}`,
    item,
    equipped,
    attuned: false,
  }));
  return { ...record, inventory };
}
