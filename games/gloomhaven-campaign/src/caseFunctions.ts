// Functions that the rule cases of the campaign call by name.

export { levelForXp, priceChange, prosperityLevel, xpForLevel } from './state/tables.ts';
export { enhancementCost, placesOn } from './town/enhancement.ts';
export { newCards, perksLeft } from './town/levelUp.ts';
export { priceOf } from './town/shop.ts';
export { takesRoadEvent, whyNotPlayable } from './world/scenarioTree.ts';
