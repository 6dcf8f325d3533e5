export { campaign } from './game.ts';
export { campaignName, campaignWords } from './messageFormat.ts';
export type { CampaignAction } from './state/action.ts';
export type { CampaignEvent } from './state/events.ts';
export { lastGame } from './state/journal.ts';
export type { JournalEntry } from './state/journalEntry.ts';
export type { Ask } from './state/pendingChoices.ts';
export { decidersOf, isGone } from './state/phase.ts';
export {
  type CampaignState,
  type CampaignView,
  PHASES,
  type ShownCharacter,
} from './state/state.ts';
export { levelForXp, priceChange, prosperityLevel, tables, xpForLevel } from './state/tables.ts';
export { MAX_HEROES, partyOf } from './town/characters.ts';
export { type EnhancementCost, enhancementCost, placesOn, stickersFor } from './town/enhancement.ts';
export { newCards, perksLeft } from './town/levelUp.ts';
export { isOffered, priceOf } from './town/shop.ts';
export { copiesLeft, isLevelDue, resaleOf } from './world/gains.ts';
export { meetsRequirement, takesRoadEvent, whyNotPlayable } from './world/scenarioTree.ts';
