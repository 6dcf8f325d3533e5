import * as z from 'zod';
import type { Effect } from '../../effects/effect.ts';
import { placeholder, predicate, slug } from '../../facts/fields.ts';
import { effectScope, valueField } from '../../facts/formulas.ts';

const value = valueField(effectScope);
const oneOrMore = z.union([slug, z.array(slug).min(1)]);

/** Sets of content that a question can offer. */
const QUERIES = [
  'skills',
  'tools',
  'languages',
  'spells',
  'feats',
  'weapons',
  'abilities',
  'instruments',
  'damageTypes',
  'items',
] as const;

export const ChoiceFilter = z.strictObject({
  in: z.array(slug).min(1).optional().describe('Only these'),
  plus: z.array(slug).optional().describe('Further options, regardless of the filter'),
  not: z.array(slug).optional(),
  category: oneOrMore.optional().describe('Of feats, tools and weapons'),
  list: z.union([oneOrMore, placeholder]).optional().describe('Spell lists'),
  level: z.int().min(0).max(9).optional().describe('Spells of exactly this level'),
  minLevel: z.int().min(0).max(9).optional(),
  maxLevel: value.optional(),
  school: oneOrMore.optional(),
  ritual: z.boolean().optional(),
  rare: z.boolean().optional().describe('Of languages'),
  proficient: z.boolean().optional().describe('Only options that the character is proficient in'),
  melee: z.boolean().optional(),
  tag: slug.optional().describe('Of weapons'),
  known: z.boolean().optional().describe('Only spells that the character has chosen'),
  damage: z.boolean().optional().describe('Only spells that deal damage'),
});
export type ChoiceFilter = z.output<typeof ChoiceFilter>;

/** A question of content for the player. SPEC 9 */
export interface Choice {
  id: string;
  prompt: string;
  type: 'select' | 'multiselect' | 'number' | 'text' | 'distribute';
  min?: number | string | undefined;
  max?: number | string | undefined;
  options?: ChoiceOption[] | undefined;
  from?: { query: (typeof QUERIES)[number]; filter?: ChoiceFilter | undefined } | undefined;
  each?: Effect[] | undefined;
  distinct?: boolean | undefined;
  perOptionMax?: number | undefined;
  predicate?: unknown;
  replaceableAt?: 'level' | 'longRest' | 'never' | undefined;
  default?: string | number | string[] | undefined;
}

interface ChoiceOption {
  value: string;
  label?: string | undefined;
  summary?: string | undefined;
  predicate?: unknown;
  effects?: Effect[] | undefined;
}

export const choiceOf = (effects: z.ZodType<Effect>): z.ZodType<Choice> =>
  z.strictObject({
    id: slug,
    prompt: z.string().min(1).max(200),
    type: z.enum(['select', 'multiselect', 'number', 'text', 'distribute']),
    min: value.optional(),
    max: value.optional(),
    options: z
      .array(
        z.strictObject({
          value: slug,
          label: z.string().max(80).optional(),
          summary: z.string().max(400).optional(),
          predicate: predicate.optional(),
          effects: z.array(effects).optional(),
        }),
      )
      .min(1)
      .optional(),
    from: z.strictObject({ query: z.enum(QUERIES), filter: ChoiceFilter.optional() }).optional(),
    each: z.array(effects).optional().describe('Effects of every pick; "@choice" stands for the pick'),
    distinct: z.boolean().optional(),
    perOptionMax: z.int().min(1).optional(),
    predicate: predicate.optional().describe('Whether the question is asked'),
    replaceableAt: z.enum(['level', 'longRest', 'never']).optional(),
    default: z.union([z.string(), z.number(), z.array(z.string())]).optional(),
  });
