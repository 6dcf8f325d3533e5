import { defineScope, formulaField, numberVariable, type Scope } from '@tessera/rules';
import * as z from 'zod';
import { slug } from '../facts/fields.ts';
import { FORMULA_OPTIONS } from '../facts/formulas.ts';
import { type Moment, momentVariables } from './gives.ts';
import { SpellFilter } from './spellFilter.ts';

/** Values known when a spell is cast, in addition to those of every use. */
export interface CastMoment extends Moment {
  readonly castLevel: number;
  /** Uses of the feature since its last refresh. */
  readonly uses: number;
}

/** Variables that the formulas of a casting may read. */
export const castScope: Scope<CastMoment> = defineScope<CastMoment>({
  ...momentVariables(),
  castLevel: numberVariable<CastMoment>(({ castLevel }) => castLevel),
  uses: numberVariable<CastMoment>(({ uses }) => uses),
  'tags.*': {
    bind: (tag: string) => numberVariable<CastMoment>(({ sheet }) => (sheet.tags.includes(tag) ? 1 : 0)),
  },
});

const value = formulaField(castScope, FORMULA_OPTIONS);

/** Damage to targets that are spared: that of a successful save, or none. */
export const SPARED_OUTCOMES = ['success', 'nothing'] as const;

/** Properties that a spell must have for an option to be useful. */
const CAST_NEEDS = ['damage', 'save', 'attack', 'reach', 'minutes', 'oneTarget', 'moreTargets'] as const;
export type CastNeed = (typeof CAST_NEEDS)[number];

/** An option that the caster may apply to a spell at each casting. An option without effect fields only costs. */
export const CastOption = z.strictObject({
  entry: slug.optional().describe('Only spells of this class'),
  of: SpellFilter.optional().describe('Which spells; all unless said'),
  upTo: z.int().min(1).max(9).optional().describe('Cast at this level at most'),
  needs: z.array(z.enum(CAST_NEEDS)).min(1).optional().describe('Requirements of the spell'),
  castingTime: z.literal('action').optional().describe('Only what takes this'),
  group: z
    .strictObject({ id: slug, most: value.describe('So many of the group on one spell') })
    .optional()
    .describe('It shares a spell with few of its kind; without a group it goes with all'),
  points: value.optional().describe('How much it draws, where that depends on the spell'),
  harm: z
    .strictObject({ die: z.int(), count: value, type: slug })
    .optional()
    .describe('Its cost in hit points of the caster; no resistance helps'),
  full: z.boolean().optional().describe('Damage dice are not thrown: each counts as its highest number'),
  twice: z.boolean().optional().describe('Everything that is thrown for one target is thrown for a second'),
  levels: z.int().min(1).max(3).optional().describe('The spell counts as so many levels higher'),
  takes: z.literal('bonus').optional().describe('What of the turn it takes instead'),
  longer: z
    .strictObject({ times: z.int().min(2).max(10), hours: z.int().min(1).max(240) })
    .optional()
    .describe('It lasts so many times as long, so many hours at most'),
  types: z.array(slug).min(2).optional().describe('Damage of these kinds becomes another of them'),
  hinders: z.int().min(1).max(20).optional().describe('So many targets save with disadvantage'),
  spares: z
    .strictObject({ count: value, leaves: z.enum(SPARED_OUTCOMES) })
    .optional()
    .describe('So many targets succeed without a roll, and take what that leaves or nothing'),
  rethrows: z
    .union([z.literal('attack'), z.strictObject({ dice: value })])
    .optional()
    .describe('After the throw: an attack that missed, or so many dice of damage, fall again'),
});
export type CastOption = z.output<typeof CastOption>;
