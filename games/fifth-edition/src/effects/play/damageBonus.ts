import * as z from 'zod';
import { common, dice, slug } from '../../facts/fields.ts';
import { WeaponFilter } from '../../facts/weaponFilter.ts';
import { defineKind } from '../kind.ts';

export const damageBonus = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('damageBonus'),
      ...common,
      filter: WeaponFilter.optional(),
      value: value.optional(),
      dice: dice.optional(),
      damageType: slug.optional(),
      abilityModifier: z.boolean().optional().describe("Adds the modifier of the attack's own ability"),
    }),
  targets: () => ['attacks'],
  references: ({ filter }, check) => check.records('item', filter?.weapons, 'filter', 'weapons'),
  values: ['value'],
});
