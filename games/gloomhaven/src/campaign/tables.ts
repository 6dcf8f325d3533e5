import { recordsOf } from '../content/lookup.ts';
import type { CampaignTablesRecord } from './content/campaignTables.ts';
import { campaignRuling } from './variants.ts';

type Rulings = Parameters<typeof campaignRuling>[0];

/** The tables of the campaign. */
export function tables(): CampaignTablesRecord {
  const [record] = recordsOf('campaign-tables').values();
  return record!;
}

/** Experience that a level needs. R 16.6 */
export function xpForLevel(level: number): number {
  return tables().experience[level - 1]!;
}

/** The level that so much experience gives. R 16.6 */
export function levelForXp(xp: number): number {
  return tables().experience.filter((least) => xp >= least).length;
}

/** The level of prosperity for so many points. R 16.10 */
export function prosperityLevel(points: number): number {
  return tables().prosperity.filter((least) => points >= least).length;
}

/** What reputation adds to a price. R 16.4; ruling 61 */
export function priceChange(state: Rulings, reputation: number): number {
  const bands = campaignRuling(state, 'price.bands') === 'spec' ? SPEC_BANDS : tables().prices;
  return bands.find(({ least, most }) => reputation >= least && reputation <= most)!.change;
}

/** The bands of the specification, which are not symmetric. Ruling 61 */
const SPEC_BANDS = [
  { least: 18, most: 20, change: -5 },
  { least: 14, most: 17, change: -4 },
  { least: 10, most: 13, change: -3 },
  { least: 6, most: 9, change: -2 },
  { least: 2, most: 5, change: -1 },
  { least: -2, most: 1, change: 0 },
  { least: -6, most: -3, change: 1 },
  { least: -10, most: -7, change: 2 },
  { least: -14, most: -11, change: 3 },
  { least: -18, most: -15, change: 4 },
  { least: -20, most: -19, change: 5 },
] as const;

/** Perks of level and checkmarks. R 16.7; ruling 53 */
export function earnedPerks(state: Rulings, level: number, checkmarks: number): number {
  const { perPerk } = tables().checkmarks;
  const ofLevel = campaignRuling(state, 'perks.schedule') === 'spec' ? Math.floor(level / 2) : level - 1;
  return ofLevel + Math.floor(checkmarks / perPerk);
}
