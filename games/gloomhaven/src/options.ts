import * as z from 'zod';
import { recordsOf } from './content/lookup.ts';
import { wishProblems } from './party.ts';
import { FormerRules, PRESETS, VariantChoices } from './variants.ts';
import { CONDITIONS } from './vocabulary.ts';

export const DIFFICULTIES = ['easy', 'normal', 'hard', 'very-hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

const ids = z.array(z.string().max(60)).max(80);

const few = z.int().min(0).max(40).default(0);

/** Starting bonuses and penalties of a hero from campaign events and donations. R 2.1 */
const HeroStart = z.object({
  damage: few,
  discard: few.describe('Cards of the hand that start in the discard pile'),
  minusOnes: few.describe('−1 cards for this scenario'),
  blesses: few,
  curses: few,
  conditions: z.array(z.enum(CONDITIONS)).max(20).default([]),
  consumed: ids.default([]).describe('Items that are consumed already'),
});
export type HeroStart = z.infer<typeof HeroStart>;

/** An enhancement sticker on a card. R 16.12 */
const CardSticker = z.object({
  card: z.string().max(60),
  half: z.enum(['top', 'bottom']),
  on: z.string().max(30),
  nth: z.int().min(1).max(9),
  spot: z.int().min(0).max(5),
  sticker: z.string().max(30),
});

/** A hero requested in the options. Omitted fields come from a ready build of the class and level. */
export const HeroOptions = z.object({
  class: z.string().max(40).describe('The class'),
  name: z.string().max(40).optional().describe('What it is called, if not by its class'),
  level: z.int().min(1).max(9).default(1).describe('Level of the character'),
  cards: ids.optional().describe('The hand; as many cards as the class carries'),
  items: ids.optional().describe('Items equipped'),
  perks: z.array(z.int().min(0).max(4)).max(15).optional().describe('How often each perk of the class is taken'),
  stickers: z.array(CardSticker).max(120).optional().describe('Enhancements of its cards'),
  start: HeroStart.optional().describe('What it starts the scenario with besides'),
});
export type HeroOptions = z.infer<typeof HeroOptions>;

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
    .describe('Who sits where; empty seats get a class nobody has'),
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
