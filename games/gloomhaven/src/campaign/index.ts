export { sealedClasses } from '../content/classes.ts';
export { describePerk } from '../content/describePerk.ts';
export { enhancedId } from '../content/enhancedCard.ts';
export { recordsOf } from '../content/lookup.ts';
export { prepare } from '../content/prepare.ts';
export { deckCards } from '../modifierDeck/deck.ts';
export { slotProblem } from '../party.ts';
export type { Action as CampaignAction } from './action.ts';
export type { Ask } from './asks.ts';
export { MOST_HEROES, partyOf } from './characters.ts';
export { describeEvent, describeQuest } from './content/describeCampaign.ts';
export { type EnhancementCost, enhancementCost, placesOn, stickersFor } from './enhancement.ts';
export type { Event as CampaignEvent } from './events.ts';
export { copiesLeft, isLevelDue, resaleOf } from './gains.ts';
export { campaign } from './game.ts';
export { newCards, perksLeft } from './growth.ts';
export { type JournalEntry, lastGame } from './journal.ts';
export { isGone } from './moment.ts';
export { meetsRequirement, takesRoadEvent, whyNotPlayable } from './scenarioTree.ts';
export { isOffered, priceOf } from './shop.ts';
export {
  PHASES,
  type ShownCharacter,
  type State as CampaignState,
  type View as CampaignView,
} from './state.ts';
export { levelForXp, priceChange, prosperityLevel, tables, xpForLevel } from './tables.ts';
export { campaignName, campaignWords } from './words.ts';
