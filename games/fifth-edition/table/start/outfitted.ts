import type { CharacterRecord, Rulebook } from '@tessera/fifth-edition';
import { outfit } from './outfit.ts';
import { startingKit, startingPurse } from './startingGear.ts';

/** The record with arms and armor that suit it, and what its class and background begin with besides, money included. */
export function outfitted(record: CharacterRecord, rulebook: Rulebook): CharacterRecord {
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
