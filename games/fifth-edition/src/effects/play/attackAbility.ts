import * as z from 'zod';
import { ability, common } from '../../facts/fields.ts';
import { WeaponFilter } from '../../facts/weaponFilter.ts';
import { defineKind } from '../kind.ts';

export const attackAbility = defineKind({
  schema: () =>
    z.strictObject({ kind: z.literal('attackAbility'), ...common, filter: WeaponFilter.optional(), ability }),
  targets: () => ['attacks'],
  references: ({ filter }, check) => check.records('item', filter?.weapons, 'filter', 'weapons'),
  values: [],
});
