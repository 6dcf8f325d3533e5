export { sealedClasses } from '../content/classes.ts';
export { describePerk } from '../content/describePerk.ts';
export { enhancedId } from '../content/enhancedCard.ts';
export { recordsOf } from '../content/lookup.ts';
export { prepare } from '../content/prepare.ts';
export { deckCards } from '../modifierDeck/deck.ts';
export { slotProblem } from '../party.ts';
export type { CampaignAction } from './action.ts';
export { MAX_HEROES, partyOf } from './characters.ts';
export { describeEvent, describeQuest } from './content/describeCampaign.ts';
export { type EnhancementCost, enhancementCost, placesOn, stickersFor } from './enhancement.ts';
export type { CampaignEvent } from './events.ts';
export { copiesLeft, isLevelDue, resaleOf } from './gains.ts';
export { campaign } from './game.ts';
export { type JournalEntry, lastGame } from './journal.ts';
export { newCards, perksLeft } from './levelUp.ts';
export { campaignName, campaignWords } from './messageFormat.ts';
export type { Ask } from './pendingChoices.ts';
export { isGone } from './phase.ts';
export { meetsRequirement, takesRoadEvent, whyNotPlayable } from './scenarioTree.ts';
export { isOffered, priceOf } from './shop.ts';
export {
  type CampaignState,
  type CampaignView,
  PHASES,
  type ShownCharacter,
} from './state.ts';
export { levelForXp, priceChange, prosperityLevel, tables, xpForLevel } from './tables.ts';
