import * as z from 'zod';
import { ABILITIES, type Ability } from '../vocabulary/vocabulary.ts';

/** Selects the weapons or attacks that an effect applies to. Every given field must match. */
export const WeaponFilter = z.strictObject({
  range: z.enum(['melee', 'ranged']).optional(),
  melee: z.boolean().optional(),
  ranged: z.boolean().optional(),
  category: z.enum(['simple', 'martial']).optional(),
  properties: z.array(z.string()).optional().describe('All of these'),
  anyProperty: z.array(z.string()).optional().describe('At least one of these'),
  without: z.array(z.string()).optional().describe('None of these'),
  tag: z.string().optional(),
  itemTag: z.string().optional(),
  twoHanded: z.boolean().optional(),
  finesse: z.boolean().optional(),
  weapons: z.array(z.string()).optional().describe('Ids of weapons'),
  ability: z.enum(ABILITIES).optional().describe('The ability the attack is made with'),
  hand: z.enum(['main', 'off']).optional(),
  alone: z.boolean().optional().describe('No weapon in the other hand'),
  unarmed: z.boolean().optional(),
  self: z.boolean().optional().describe('Only the item this stands in'),
});
export type WeaponFilter = z.output<typeof WeaponFilter>;

/** The properties of a weapon that a filter checks. */
export interface WieldedWeapon {
  readonly instance: string;
  readonly id: string;
  readonly range: 'melee' | 'ranged';
  readonly category: 'simple' | 'martial' | 'unarmed' | 'natural';
  readonly properties: readonly string[];
  readonly tags: readonly string[];
  readonly hand: 'main' | 'off';
  readonly alone: boolean;
}

/** Whether a weapon used with an ability matches. `self` is the instance id of the item with the filter. */
export function weaponMatches(filter: WeaponFilter, weapon: WieldedWeapon, ability?: Ability, self?: string): boolean {
  const has = (property: string) => weapon.properties.includes(property);
  const isUnarmed = weapon.category === 'unarmed';
  return (
    agrees(filter.range, weapon.range) &&
    agrees(filter.melee, weapon.range === 'melee') &&
    agrees(filter.ranged, weapon.range === 'ranged') &&
    agrees(filter.category, weapon.category) &&
    agrees(filter.twoHanded, has('two-handed')) &&
    agrees(filter.finesse, has('finesse')) &&
    agrees(filter.hand, weapon.hand) &&
    agrees(filter.alone, weapon.alone) &&
    agrees(filter.unarmed, isUnarmed) &&
    agrees(filter.ability, ability) &&
    (filter.properties?.every(has) ?? true) &&
    (filter.anyProperty?.some(has) ?? true) &&
    !(filter.without?.some(has) ?? false) &&
    (filter.tag === undefined || weapon.tags.includes(filter.tag)) &&
    (filter.itemTag === undefined || weapon.tags.includes(filter.itemTag)) &&
    (filter.weapons?.includes(weapon.id) ?? true) &&
    (!filter.self || weapon.instance === self)
  );
}

function agrees<T>(wanted: T | undefined, found: T | undefined): boolean {
  return wanted === undefined || wanted === found;
}
