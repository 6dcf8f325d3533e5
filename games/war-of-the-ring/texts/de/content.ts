import { cards } from './cards.ts';
import { names } from './names.ts';
import { regionsIn } from './namesIn.ts';
import { cardNames } from './namesOfCards.ts';

/** Namen und die Wörter der Karten auf Deutsch. */
export const contentTexts = { ...cards, name: { ...names, ...cardNames }, in: regionsIn };
