import * as z from 'zod';

/**
 * A switchable ruling of the campaign: its number and its values. The first value is the rulebook's, the second the
 * specification's.
 */
interface Variant {
  readonly ruling: number;
  readonly values: readonly [string, string];
}

const VARIANTS = {
  'perks.schedule': { ruling: 53, values: ['official', 'spec'] },
  'price.floor': { ruling: 60, values: ['0', '1'] },
  'price.bands': { ruling: 61, values: ['official', 'spec'] },
  'enhance.cost': { ruling: 67, values: ['official', 'spec'] },
  'enhance.limit': { ruling: 68, values: ['cards', 'stickers'] },
  'enhance.gate': { ruling: 69, values: ['achievement', 'always'] },
  'event.resolve': { ruling: 97, values: ['all', 'first'] },
  'quest.killCredit': { ruling: 125, values: ['own', 'party'] },
  'achievement.scope': { ruling: 127, values: ['named', 'global'] },
  'shop.designs': { ruling: 130, values: ['on', 'off'] },
  'enhance.missingPrice': { ruling: 132, values: ['official', 'refuse'] },
  'levelUp.when': { ruling: 148, values: ['town', 'atOnce'] },
  'perk.choice': { ruling: 148, values: ['player', 'automatic'] },
  'enhance.owner': { ruling: 150, values: ['class', 'character'] },
} as const satisfies Record<string, Variant>;

type Variants = typeof VARIANTS;
export type CampaignVariantId = keyof Variants;

const ids = Object.keys(VARIANTS) as [CampaignVariantId, ...CampaignVariantId[]];

/** Every switchable ruling with its values. */
export const CAMPAIGN_RULINGS: readonly { readonly id: string; readonly values: readonly string[] }[] = ids.map(
  (id) => ({
    id,
    values: VARIANTS[id].values,
  }),
);

/** Rulings of a campaign that differ from the rulebook. */
export const CampaignVariants = z
  .partialRecord(z.enum(ids), z.string().max(20))
  .superRefine((choices, { addIssue }) => {
    for (const [id, value] of Object.entries(choices)) {
      const { values }: Variant = VARIANTS[id as CampaignVariantId];
      if (!values.includes(value)) addIssue(`"${id}" is one of ${values.join(', ')}.`);
    }
  });
export type CampaignVariants = z.infer<typeof CampaignVariants>;

/** Returns the rulings of a preset with the table's overrides, reduced to those that differ from the rulebook. */
export function campaignVariantsOf(preset: 'rulebook' | 'spec', wishes: CampaignVariants): CampaignVariants {
  const chosen: CampaignVariants = {};
  for (const id of ids) {
    const { values }: Variant = VARIANTS[id];
    const value = wishes[id] ?? values[preset === 'spec' ? 1 : 0];
    if (value !== values[0]) chosen[id] = value;
  }
  return chosen;
}

/** Returns the value of a ruling in this campaign. */
export function campaignRuling<Id extends CampaignVariantId>(
  { variants }: { readonly variants: Readonly<Partial<Record<CampaignVariantId, string>>> },
  id: Id,
): Variants[Id]['values'][number] {
  // The options and the state schema admit only values of this table.
  return (variants[id] ?? VARIANTS[id].values[0]) as Variants[Id]['values'][number];
}
