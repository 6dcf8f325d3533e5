import type { JsonPath } from '@tessera/rules';
import type { GloomhavenReview } from '../checks/review.ts';
import type { ClassRecord } from '../records/characterClass.ts';
import type { AchievementRecord } from './achievement.ts';
import type { CampaignTablesRecord } from './campaignTables.ts';
import { checkEffects } from './checkEffects.ts';
import type { LocationRecord } from './location.ts';
import type { EnvelopeRecord, MilestoneRecord } from './milestone.ts';
import { eventsNumbered, givenIn } from './reachableIds.ts';

export function checkAchievement({ id, initial }: AchievementRecord, review: GloomhavenReview): void {
  if (initial || givenIn(review.content).achievements.has(id)) return;
  review.report({ code: 'E_NEVER_GIVEN', path: ['id'], message: 'nothing ever gives this achievement.' });
}

export function checkLocation(place: LocationRecord, review: GloomhavenReview): void {
  const { id, number, requires, rewards, endings } = place;
  if (id !== `scenario-${number}`) {
    review.report({ code: 'E_LOCATION_ID', path: ['id'], message: `the id of place ${number} is its scenario's.` });
  }
  for (const list of ['unlocks', 'links', 'blocks'] as const) {
    for (const [i, other] of place[list].entries()) review.reference('location', other, [list, i]);
  }
  for (const [i, { has, lacks }] of requires.entries()) {
    for (const [j, { achievement }] of has.entries()) {
      review.reference('achievement', achievement, ['requires', i, 'has', j, 'achievement']);
    }
    for (const [j, other] of lacks.entries()) review.reference('achievement', other, ['requires', i, 'lacks', j]);
  }
  checkEffects(rewards, ['rewards'], review);
  for (const [i, end] of endings.entries()) checkEffects(end.rewards, ['endings', i, 'rewards'], review);
  checkMapFacts(place, review);
  checkOrigin(place, review);
}

/** Checks that a location states its name and treasures only when it has no map. */
function checkMapFacts({ id, name, treasures }: LocationRecord, review: GloomhavenReview): void {
  const hasMap = review.content.scenario.has(id);
  if (hasMap === (name !== undefined)) {
    const message = hasMap ? 'the name is the scenario’s: leave it out.' : 'a place without a map says its name.';
    review.report({ code: 'E_LOCATION_NAME', path: hasMap ? ['name'] : [], message });
  }
  if (hasMap && treasures.length > 0) {
    review.report({ code: 'E_LOCATION_TREASURE', path: ['treasures'], message: 'the map has its treasures.' });
  }
  for (const [i, treasure] of treasures.entries()) {
    review.reference('treasure', treasure, ['treasures', i]);
    const other = [...review.content.location.keys()].find(
      (place) => place !== id && treasuresOf(place, review).includes(treasure),
    );
    if (other === undefined) continue;
    const message = `"${treasure}" lies in "${other}" too: a treasure is found once.`;
    review.report({ code: 'E_TREASURE_TWICE', path: ['treasures', i], message });
  }
}

/** Returns the treasures of a location: its map's, or its own while it has no map. */
function treasuresOf(place: string, { content }: GloomhavenReview): readonly string[] {
  const { overlays } = content.scenario.get(place) ?? {};
  const own = content.location.get(place)?.treasures ?? [];
  return overlays?.flatMap((overlay) => (overlay.type === 'treasure' ? [overlay.treasure] : [])) ?? own;
}

function checkOrigin({ id, origin }: LocationRecord, review: GloomhavenReview): void {
  const isUnlocked = givenIn(review.content).scenarios.has(id);
  if (origin === undefined && !isUnlocked) {
    review.report({ code: 'E_NEVER_UNLOCKED', path: ['id'], message: 'nothing ever unlocks this scenario.' });
  }
  if (origin === 'unplaced' && isUnlocked) {
    review.report({ code: 'E_NEVER_UNLOCKED', path: ['origin'], message: 'something unlocks this scenario.' });
  }
}

/** Checks that a locked class can be unlocked, and that its event cards exist. */
export function checkClassEvents({ id, unlockEvent, retireEvent }: ClassRecord, review: GloomhavenReview): void {
  checkEventNumber(retireEvent, ['retireEvent'], review);
  if (unlockEvent === undefined) return;
  checkEventNumber(unlockEvent, ['unlockEvent'], review);
  if (!givenIn(review.content).classes.has(id)) {
    review.report({ code: 'E_NEVER_UNLOCKED', path: ['id'], message: 'nothing ever opens the box of this class.' });
  }
}

/** Checks that both decks have a card of the number. */
function checkEventNumber(number: number, path: JsonPath, review: GloomhavenReview): void {
  for (const id of eventsNumbered(number)) review.reference('event', id, path);
}

export function checkMilestone({ when, effects }: MilestoneRecord, review: GloomhavenReview): void {
  if (when.type === 'achieved') {
    for (const [i, id] of when.achievements.entries()) {
      review.reference('achievement', id, ['when', 'achievements', i]);
    }
  }
  checkEffects(effects, ['effects'], review);
}

export function checkEnvelope({ id, effects, story }: EnvelopeRecord, review: GloomhavenReview): void {
  checkEffects(effects, ['effects'], review);
  if (effects.length === 0 && !story) {
    review.report({ code: 'E_ENVELOPE_EMPTY', path: ['effects'], message: 'it has neither effects nor a story.' });
  }
  if (givenIn(review.content).envelopes.has(id)) return;
  review.report({ code: 'E_NEVER_UNLOCKED', path: ['id'], message: 'nothing ever opens it.' });
}

export function checkCampaignTables(tables: CampaignTablesRecord, review: GloomhavenReview): void {
  const { experience, prosperity, decks, enhancement, retirement } = tables;
  for (const [field, steps] of Object.entries({ experience, prosperity })) {
    for (const [i, value] of steps.entries()) {
      if (i === 0 ? value === 0 : value > steps[i - 1]!) continue;
      review.report({ code: 'E_TABLE_ORDER', path: [field, i], message: 'the table begins with 0 and rises.' });
    }
  }
  checkPrices(tables, review);
  checkEffects(retirement.alreadyOpen, ['retirement', 'alreadyOpen'], review);
  for (const deck of ['city', 'road'] as const) {
    for (const [i, number] of decks[deck].entries()) {
      review.reference('event', `${deck}-${String(number).padStart(2, '0')}`, ['decks', deck, i]);
    }
  }
  review.reference('achievement', enhancement.achievement, ['enhancement', 'achievement']);
}

/** R 16.4: checks that every reputation has one price change. */
function checkPrices(tables: CampaignTablesRecord, review: GloomhavenReview): void {
  const { least: lowest, most: highest } = tables.reputation;
  for (const field of ['prices', 'simplePrices'] as const) {
    for (let value = lowest; value <= highest; value++) {
      const bands = tables[field].filter(({ least, most }) => value >= least && value <= most);
      if (bands.length === 1) continue;
      const message = `a reputation of ${value} has ${bands.length} price changes.`;
      review.report({ code: 'E_PRICES', path: [field], message });
    }
  }
}
