import * as z from 'zod';
import { id, name } from '../records/record.ts';
import { CampaignEffect } from './effect.ts';

export const REGIONS = [
  'gloomhaven',
  'dagger-forest',
  'lingering-swamp',
  'watcher-mountains',
  'copperneck-mountains',
  'misty-sea',
  'corpsewood',
  'wilds',
] as const;

const requirement = z.strictObject({
  has: z.array(z.strictObject({ achievement: id, times: z.int().min(1).max(9).default(1) })).default([]),
  lacks: z.array(id).default([]),
});

/**
 * A place on the world map: the campaign's view of a scenario, with the same id. Once the scenario has a map, the
 * location is playable and takes its name and treasures from it.
 */
export const LocationRecord = z.strictObject({
  id,
  number: z.int().min(1).max(200),
  name: name.optional().describe('Only without a map'),
  grid: z
    .string()
    .regex(/^[A-O]-(?:[1-9]|1[0-8])$/)
    .describe('Row and column of the world map'),
  at: z
    .tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
    .describe('Where it stands on our own map, which follows the story: per cent from the left and the top'),
  region: z.enum(REGIONS),
  road: z.boolean().describe('Travelling there from elsewhere takes a road event. R 16.1'),
  crypt: z.boolean().default(false),
  boss: z.boolean().default(false),
  origin: z
    .enum(['start', 'random', 'unplaced'])
    .optional()
    .describe('Open from the beginning, a random side scenario, or no rule is known that unlocks it'),
  requires: z.array(requirement).default([]).describe('One of them; none is needed where there are none. R 16.14'),
  unlocks: z.array(id).default([]),
  links: z.array(id).default([]).describe('From here there without a road event'),
  blocks: z.array(id).default([]).describe('Can no longer be played'),
  rewards: z.array(CampaignEffect).default([]),
  endings: z
    .array(z.strictObject({ id, rewards: z.array(CampaignEffect).min(1) }))
    .default([])
    .describe('Where the end decides on the rewards'),
  treasures: z.array(id).default([]).describe('Only without a map'),
});
export type LocationRecord = Readonly<z.infer<typeof LocationRecord>>;
