import type { CharacterRecord, Rulebook } from '@tessera/fifth-edition';
import { outfit } from './outfit.ts';

/** Returns the record with the equipment and coins of class and background, worn and completed. */
export function outfitCharacter(record: CharacterRecord, rulebook: Rulebook): CharacterRecord {
  const { items, coins } = outfit(record, rulebook);
  const inventory = items.map(({ item, equipped, count }, index) => ({
    instanceId: `${item}-${index + 1}`,
    item,
    equipped,
    attuned: false,
    ...(count !== undefined && { count }),
  }));
  return { ...record, inventory, coins };
}
