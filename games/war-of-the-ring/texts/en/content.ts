import { cards } from './cards.ts';
import { names } from './names.ts';
import { regionsIn } from './namesIn.ts';
import { cardNames } from './namesOfCards.ts';

/** Names and the words of cards, in English. */
export const contentTexts = { ...cards, name: { ...names, ...cardNames }, in: regionsIn };
