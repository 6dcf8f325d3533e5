import type { ActionOf, CharacterRecord, DerivedState, Rulebook } from '@tessera/fifth-edition';
import { type NestedMessage, plainWords } from '@tessera/rules';
import type { Attempt } from '../../character/characterContext.ts';

type Attack = DerivedState['attacks']['lines'][number];

/** A weapon in the pack with its attack when held, and the objection. */
export interface PackedWeapon {
  readonly instanceId: string;
  readonly name: string;
  readonly attack: Attack | undefined;
  /** Reason why it cannot be taken in hand directly. */
  readonly objection: NestedMessage | undefined;
}

/** Returns the carried weapons that are not in hand, each tried on a copy. */
export function packedWeapons(
  record: CharacterRecord,
  sheet: DerivedState,
  rulebook: Rulebook,
  attempt: (action: ActionOf<'carry'> | ActionOf<'together'>) => Attempt,
): PackedWeapon[] {
  return record.inventory
    .filter(({ item, base, equipped }) => !equipped && isWeapon(rulebook, item, base))
    .map(({ instanceId, item }) => {
      const take = { type: 'carry', instanceId, equipped: true } as const;
      const would = attempt(take).sheet;
      const attackIn = ({ attacks }: DerivedState) => attacks.lines.find(({ id }) => id === instanceId);
      const known = new Set(sheet.issues.map(({ message }) => plainWords(message)));
      return {
        instanceId,
        name: would.inventory.find((line) => line.instanceId === instanceId)?.name ?? item,
        attack:
          attackIn(would) ?? attackIn(attempt({ type: 'together', of: [...putDown(record, rulebook), take] }).sheet),
        objection: would.issues.find(({ severity, message }) => severity !== 'info' && !known.has(plainWords(message)))
          ?.message,
      };
    });
}

/** Returns the actions that empty the hands, for a weapon that is otherwise refused. */
function putDown({ inventory }: CharacterRecord, rulebook: Rulebook): ActionOf<'carry'>[] {
  return inventory
    .filter(
      ({ item, base, equipped }) => equipped && (isWeapon(rulebook, item, base) || isShield(rulebook, item, base)),
    )
    .slice(0, MAX_HELD)
    .map(({ instanceId }) => ({ type: 'carry', instanceId, equipped: false }));
}

const MAX_HELD = 7;

function isShield({ items }: Rulebook, item: string, base: string | undefined): boolean {
  return [item, base ?? item].some((id) => items.get(id)?.record.armor?.category === 'shield');
}

function isWeapon({ items }: Rulebook, item: string, base: string | undefined): boolean {
  const found = items.get(item)?.record;
  return found?.weapon !== undefined || (base !== undefined && items.get(base)?.record.weapon !== undefined);
}
