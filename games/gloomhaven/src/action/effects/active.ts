import { effect } from './kind.ts';

/** `turn/cardEnd.ts` moves the card when the half is over. R 4.8 */
export const active = effect<'active'>({ whole: true });
