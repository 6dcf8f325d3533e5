import { effect } from './kind.ts';

/** Where the card goes is settled when the half is over: `turn/cardEnd.ts`. R 4.8 */
export const active = effect<'active'>({ whole: true });
