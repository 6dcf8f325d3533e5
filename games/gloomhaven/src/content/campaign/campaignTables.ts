import * as z from 'zod';
import { id } from '../records/record.ts';
import { CampaignEffect } from './effect.ts';

const gold = z.int().min(0).max(999);
const PLUS_ONE = [
  'move',
  'attack',
  'range',
  'shield',
  'push',
  'pull',
  'pierce',
  'retaliate',
  'heal',
  'target',
] as const;
const SUMMON = ['move', 'attack', 'range', 'hit-points'] as const;
const CONDITION = ['poison', 'wound', 'curse', 'muddle', 'immobilize', 'disarm', 'strengthen', 'bless'] as const;
const SIMPLE = ['attack', 'move', 'range', 'element', 'condition', 'jump'] as const;

/** The price of an enhancement. R 16.12 */
const enhancement = z.strictObject({
  achievement: id.describe('Held before anybody can enhance'),
  plusOne: z.record(z.enum(PLUS_ONE), gold),
  summon: z.record(z.enum(SUMMON), gold),
  condition: z.record(z.enum(CONDITION), gold),
  jump: gold,
  element: z.strictObject({ one: gold, any: gold }),
  hex: gold.describe('Divided by the hexes there are, rounded down; never doubled'),
  severalTargets: z.int().min(1).max(9).describe('The base price times this'),
  perLevel: gold.describe('For each level of the card above the first'),
  perEarlier: gold.describe('For each enhancement on the same half'),
});

/** The simpler formula: base + level of the card × perLevel + earlier ones × perEarlier. Ruling 67 */
const simpleEnhancement = z.record(z.enum(SIMPLE), z.strictObject({ base: gold, perLevel: gold, perEarlier: gold }));

const priceBands = z.array(z.strictObject({ least: z.int(), most: z.int(), change: z.int().min(-9).max(9) })).min(1);

/** The tables of the campaign. R 16 */
export const CampaignTablesRecord = z.strictObject({
  id,
  experience: z.array(z.int().min(0)).length(9).describe('Needed for levels 1 to 9. R 16.6'),
  checkmarks: z.strictObject({ perPerk: z.int().min(1), most: z.int().min(1) }),
  startingGold: z.strictObject({ perLevel: gold, base: gold }).describe('R 16.8: level × perLevel + base'),
  questsDealt: z.int().min(1).max(5),
  prosperity: z.array(z.int().min(0)).length(9).describe('Points needed for levels 1 to 9. R 16.10'),
  reputation: z.strictObject({ least: z.int(), most: z.int() }),
  prices: priceBands.describe('What reputation does to the price of an item. R 16.4'),
  simplePrices: priceBands.describe('The same by the specification. Ruling 61'),
  sellDivisor: z.int().min(1).describe('Of the printed price, rounded down. R 16.5'),
  donation: z.strictObject({ gold, blesses: z.int().min(1).max(5) }).describe('R 16.11'),
  retirement: z.strictObject({
    prosperity: z.int(),
    perks: z.int().min(0).describe('More for each later character of the player'),
    alreadyOpen: z.array(CampaignEffect).describe("The alternative if the quest's unlock is already open"),
  }),
  decks: z.strictObject({
    city: z.tuple([z.int(), z.int()]).describe('Numbers of the first and the last card it begins with'),
    road: z.tuple([z.int(), z.int()]),
  }),
  enhancement,
  simpleEnhancement,
});
export type CampaignTablesRecord = Readonly<z.infer<typeof CampaignTablesRecord>>;
