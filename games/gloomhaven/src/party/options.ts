import * as z from 'zod';
import { recordsOf } from '../content/recordMaps.ts';
import { FormerRules, PRESETS, VariantChoices } from '../vocabulary/variants.ts';
import { HeroOptions, ids } from './heroOptions.ts';
import { wishProblems } from './party.ts';

export const DIFFICULTIES = ['easy', 'normal', 'hard', 'very-hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

function reportProblems(wishes: readonly HeroOptions[], { addIssue }: z.core.$RefinementCtx): void {
  for (const { path, message } of wishProblems(wishes)) addIssue({ code: 'custom', path: [...path], message });
}

/** Options of a match. Their labels are in the texts under `option`. */
export const Options = z.object({
  scenario: z
    .int()
    .min(1)
    .max(95)
    .refine((number) => recordsOf('scenario').has(`scenario-${number}`), 'this scenario has no map.')
    .default(1)
    .describe('Number of the scenario'),
  heroes: z
    .array(HeroOptions)
    .max(5)
    .superRefine(reportProblems)
    .default([])
    .describe('The class per seat; empty seats get a class that is free'),
  heroLevel: z.int().min(1).max(9).optional().describe('Level of the heroes that are made ready for empty seats'),
  difficulty: z.enum(DIFFICULTIES).default('normal').describe('How hard the monsters are'),
  level: z.int().min(0).max(7).optional().describe('Level of the scenario, in place of the recommended one'),
  solo: z.boolean().optional().describe('Whether one person plays all heroes; a hero alone unless told otherwise'),
  looted: ids.optional().describe('Treasures that were taken in an earlier scenario'),
  achievements: ids.optional().describe('Achievements of the party that special rules ask for'),
  preset: z.enum(PRESETS).default('rulebook').describe('Whose rulings count'),
  variants: VariantChoices.default({}).describe('Rulings other than those of the preset'),
  formerRules: FormerRules.optional().describe('Version whose readings a match from before 0.5.0 keeps'),
});
export type Options = z.infer<typeof Options>;
