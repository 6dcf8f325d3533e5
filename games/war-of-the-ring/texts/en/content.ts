import { cards } from './cards.ts';
import { names } from './names.ts';
import { regionsIn } from './namesIn.ts';
import { cardNames } from './namesOfCards.ts';

/** English names, and the parts of card texts. */
export const contentTexts = { ...cards, name: { ...names, ...cardNames }, in: regionsIn };
