import * as z from 'zod';
import { common } from '../../facts/fields.ts';
import { WeaponFilter } from '../../facts/weaponFilter.ts';
import { defineKind } from '../kind.ts';

export const weaponDie = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('weaponDie'),
      ...common,
      filter: WeaponFilter.optional(),
      die: value.describe('Sides'),
      count: value.optional().describe('How many, one unless said otherwise'),
    }),
  targets: () => ['attacks'],
  references: ({ filter }, check) => check.records('item', filter?.weapons, 'filter', 'weapons'),
  values: ['die', 'count'],
});
