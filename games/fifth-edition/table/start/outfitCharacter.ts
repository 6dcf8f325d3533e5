import type { CharacterRecord, Rulebook } from '@tessera/fifth-edition';
import { outfit } from './outfit.ts';
import { startingKit, startingPurse } from './startingGear.ts';

/**
 * Returns the record with suitable weapons and armor, and the other starting equipment and coins of class and
 * background.
 */
export function outfitCharacter(record: CharacterRecord, rulebook: Rulebook): CharacterRecord {
  const inventory = [...outfit(record, rulebook), ...startingKit(record, rulebook)].map(
    ({ item, equipped }, index) => ({
      instanceId: `${item}-${index + 1}`,
      item,
      equipped,
      attuned: false,
    }),
  );
  return { ...record, inventory, coins: startingPurse(record, rulebook) };
}
