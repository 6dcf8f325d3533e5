import * as z from 'zod';
import { common } from '../../facts/fields.ts';
import { WeaponFilter } from '../../facts/weaponFilter.ts';
import { defineKind } from '../kind.ts';

export const criticalRange = defineKind({
  schema: () =>
    z.strictObject({
      kind: z.literal('criticalRange'),
      ...common,
      value: z.int().min(2).max(20),
      filter: WeaponFilter.optional(),
    }),
  targets: () => ['attacks'],
  references: ({ filter }, check) => check.records('item', filter?.weapons, 'filter', 'weapons'),
  values: [],
});
