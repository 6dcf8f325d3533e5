import { effect } from './kind.ts';

/** Applies when the card leaves play: `turn/cardEnd.ts`. R 4.6 */
export const lost = effect<'lost'>({ whole: true });
