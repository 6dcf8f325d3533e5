// Functions that the rule cases of the campaign call by name.
export { enhancementCost, placesOn } from './enhancement.ts';
export { newCards, perksLeft } from './levelUp.ts';
export { takesRoadEvent, whyNotPlayable } from './scenarioTree.ts';
export { priceOf } from './shop.ts';
export { levelForXp, priceChange, prosperityLevel, xpForLevel } from './tables.ts';
