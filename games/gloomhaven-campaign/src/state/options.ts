import { DIFFICULTIES, FormerRules, PRESETS, VariantChoices } from '@tessera/gloomhaven/shared';
import * as z from 'zod';
import { CampaignVariants } from './variants.ts';

/** Campaigns from before 6.0.0 deal no quest that needs scenario 54 or 55, because these had no map. */
export const FormerQuests = z.literal('5.0.0');

/** Options of a campaign. Their labels are in the texts under `option`. */
export const CampaignOptions = z.object({
  name: z.string().trim().min(1).max(40).default('The Company').describe('Name of the party'),
  difficulty: z.enum(DIFFICULTIES).default('normal').describe('How hard the monsters are'),
  preset: z.enum(PRESETS).default('rulebook').describe('Whose rulings count'),
  rulings: CampaignVariants.default({}).describe('Rulings of the campaign other than those of the preset'),
  variants: VariantChoices.default({}).describe('Rulings of its scenarios other than those of the preset'),
  sideScenarios: z.boolean().default(true).describe('Whether random side scenarios come into play'),
  players: z
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe('Number of seats that play from the start; the others wait for later players. 0: all of them'),
  scenarios: z
    .int()
    .min(0)
    .max(300)
    .default(0)
    .describe('The campaign is over after so many scenarios; 0: when the party closes it'),
  formerQuests: FormerQuests.optional().describe('Version whose personal quests a campaign from before 6.0.0 keeps'),
  formerRules: FormerRules.optional().describe('Version whose readings a campaign from before 5.0.0 keeps'),
});
export type CampaignOptions = z.infer<typeof CampaignOptions>;
