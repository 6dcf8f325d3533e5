import * as z from 'zod';
import { common } from '../../facts/fields.ts';
import { WeaponFilter } from '../../facts/weaponFilter.ts';
import { ROLL_MODES } from '../../vocabulary/vocabulary.ts';
import { defineKind } from '../kind.ts';
import { rollTarget } from '../rollTarget.ts';
import { rollTargets } from '../targets.ts';

export const rollMode = defineKind({
  schema: () =>
    z.strictObject({
      kind: z.literal('rollMode'),
      ...common,
      target: z.union([rollTarget, z.array(rollTarget).min(1)]),
      mode: z.enum(ROLL_MODES),
      filter: WeaponFilter.optional().describe('For attacks: which ones'),
    }),
  targets: ({ target }, names) => [target].flat().flatMap((each) => rollTargets(each, names)),
  references: ({ filter }, check) => check.records('item', filter?.weapons, 'filter', 'weapons'),
  values: [],
  mode: ({ mode }) => mode,
});
