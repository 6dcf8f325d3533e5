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
  const bands = campaignRuling(state, 'price.bands') === 'spec' ? tables().simplePrices : tables().prices;
  return bands.find(({ least, most }) => reputation >= least && reputation <= most)!.change;
}

/** Perks of level and checkmarks. R 16.7; ruling 53 */
export function earnedPerks(state: Rulings, level: number, checkmarks: number): number {
  const { perPerk } = tables().checkmarks;
  const ofLevel = campaignRuling(state, 'perks.schedule') === 'spec' ? Math.floor(level / 2) : level - 1;
  return ofLevel + Math.floor(checkmarks / perPerk);
}
