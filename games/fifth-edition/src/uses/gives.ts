import { defineScope, formulaField, numberVariable, type Scope, type ScopeEntries } from '@tessera/rules';
import * as z from 'zod';
import { slug } from '../facts/fields.ts';
import { FORMULA_OPTIONS } from '../facts/formulas.ts';
import { wrong } from '../vocabulary/contentMessage.ts';
import { ABILITIES, type ByAbility, isAbility } from '../vocabulary/vocabulary.ts';

/** The numbers of a sheet that the formulas of a use may read. */
interface UseSheet {
  readonly identity: {
    readonly level: number;
    readonly classes: readonly { readonly class: string; readonly level: number }[];
  };
  readonly abilities: ByAbility<{ readonly modifier: number }>;
  readonly proficiencyBonus: { readonly value: number };
  readonly hitPoints: { readonly max: { readonly value: number } };
  readonly tags: readonly string[];
  readonly resources: Readonly<Record<string, { readonly id: string; readonly left: number }>>;
}

/** Values known when a feature is used: the sheet, and the number that the player entered. */
export interface Moment {
  readonly sheet: UseSheet;
  readonly amount: number;
}

/** Returns the variables that the formulas of every use may read. */
export function momentVariables<Env extends Moment>(): ScopeEntries<Env> {
  const number = numberVariable<Env>;
  return {
    level: number(({ sheet }) => sheet.identity.level),
    'classLevel.*': {
      bind: (id) => number(({ sheet }) => sheet.identity.classes.find((each) => each.class === id)?.level ?? 0),
    },
    'abilities.*.modifier': {
      bind: (name) => (isAbility(name) ? number(({ sheet }) => sheet.abilities[name].modifier) : undefined),
      names: ABILITIES.map((ability) => `abilities.${ability}.modifier`),
    },
    proficiencyBonus: number(({ sheet }) => sheet.proficiencyBonus.value),
    'hitPoints.max': number(({ sheet }) => sheet.hitPoints.max.value),
    amount: number(({ amount }) => amount),
  };
}

export const momentScope: Scope<Moment> = defineScope<Moment>(momentVariables());

const value = formulaField(momentScope, FORMULA_OPTIONS);

const points = z
  .strictObject({
    die: value.optional().describe('Sides of the die'),
    count: value.optional().describe('How many of them; one unless said otherwise'),
    plus: value.optional().describe('A number added to the die, or the whole number without a die'),
  })
  .refine(({ die, plus }) => die !== undefined || plus !== undefined, wrong('die-or-number'));

/** Gains of the character from a use; at least one point, rolled or not. */
export const Gives = z.strictObject({
  heal: points.optional().describe('Hit points back'),
  healsTo: value.optional().describe('As far as this many hit points, and no further'),
  temp: points.optional().describe('Temporary hit points'),
  standsAt: value.optional().describe('A character with fewer hit points gets this many'),
  refills: z.array(slug).min(1).optional().describe('Resources of which nothing is spent any more'),
  begins: z
    .strictObject({
      ref: z.string().regex(/^(?:feat|spell|item):[\w-]+$/, wrong('expected-reference')),
      hours: value,
    })
    .optional()
    .describe('The effects that start, and their duration; their questions come first'),
  asks: z
    .strictObject({ name: z.string().min(1).max(60), most: z.int().min(1).max(100) })
    .optional()
    .describe('A number that the player names, @amount; of a pool it is the points drawn'),
  others: z.boolean().optional().describe('It may be for another creature: then it has no effect here'),
});
export type Gives = z.output<typeof Gives>;
