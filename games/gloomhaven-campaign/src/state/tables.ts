import { type CampaignTablesRecord, recordsOf } from '@tessera/gloomhaven/shared';
import { campaignRuling } from './variants.ts';

type Rulings = Parameters<typeof campaignRuling>[0];

export function tables(): CampaignTablesRecord {
  const [record] = recordsOf('campaign-tables').values();
  return record!;
}

/** Returns the experience that a level needs. R 16.6 */
export function xpForLevel(level: number): number {
  return tables().experience[level - 1]!;
}

/** Returns the level for an amount of experience. R 16.6 */
export function levelForXp(xp: number): number {
  return tables().experience.filter((least) => xp >= least).length;
}

/** Returns the prosperity level for a number of points. R 16.10 */
export function prosperityLevel(points: number): number {
  return tables().prosperity.filter((least) => points >= least).length;
}

/** Returns the price change by reputation. R 16.4; ruling 61 */
export function priceChange(state: Rulings, reputation: number): number {
  const bands = campaignRuling(state, 'price.bands') === 'spec' ? tables().simplePrices : tables().prices;
  return bands.find(({ least, most }) => reputation >= least && reputation <= most)!.change;
}

/** Returns the perks from level and checkmarks. R 16.7; ruling 53 */
export function earnedPerks(state: Rulings, level: number, checkmarks: number): number {
  const { perPerk } = tables().checkmarks;
  const ofLevel = campaignRuling(state, 'perks.schedule') === 'spec' ? Math.floor(level / 2) : level - 1;
  return ofLevel + Math.floor(checkmarks / perPerk);
}
