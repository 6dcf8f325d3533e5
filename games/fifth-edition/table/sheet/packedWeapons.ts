import type { CharacterRecord, DerivedState, Rulebook } from '@tessera/fifth-edition';
import type { Attempt } from '../desk/desk.ts';

type Attack = DerivedState['attacks']['lines'][number];

/** A weapon in the pack: the attack it would be, and what would be wrong with that. */
export interface PackedWeapon {
  readonly instanceId: string;
  readonly name: string;
  readonly attack: Attack | undefined;
  /** Why it cannot simply be taken in hand. */
  readonly objection: string | undefined;
}

/** Weapons that are carried and not in hand, tried out on a copy. */
export function packedWeapons(
  record: CharacterRecord,
  sheet: DerivedState,
  rulebook: Rulebook,
  attempt: (action: { type: 'carry'; instanceId: string; equipped: true }) => Attempt,
): PackedWeapon[] {
  return record.inventory
    .filter(({ item, base, equipped }) => !equipped && isWeapon(rulebook, item, base))
    .map(({ instanceId, item }) => {
      const would = attempt({ type: 'carry', instanceId, equipped: true }).sheet;
      const known = new Set(sheet.issues.map(({ message }) => message));
      return {
        instanceId,
        name: would.inventory.find((line) => line.instanceId === instanceId)?.name ?? item,
        attack: would.attacks.lines.find(({ id }) => id === instanceId),
        objection: would.issues.find(({ severity, message }) => severity !== 'info' && !known.has(message))?.message,
      };
    });
}

function isWeapon({ items }: Rulebook, item: string, base: string | undefined): boolean {
  const found = items.get(item)?.record;
  return found?.weapon !== undefined || (base !== undefined && items.get(base)?.record.weapon !== undefined);
}
