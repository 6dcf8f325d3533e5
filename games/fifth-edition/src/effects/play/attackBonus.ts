import * as z from 'zod';
import { common, dice } from '../../facts/fields.ts';
import { WeaponFilter } from '../../facts/weaponFilter.ts';
import { defineKind } from '../kind.ts';

export const attackBonus = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('attackBonus'),
      ...common,
      filter: WeaponFilter.optional(),
      value: value.optional(),
      dice: dice.optional(),
    }),
  targets: () => ['attacks'],
  references: ({ filter }, check) => check.records('item', filter?.weapons, 'filter', 'weapons'),
  values: ['value'],
});
