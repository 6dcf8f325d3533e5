import { addLastingEffect } from '../../active.ts';
import { effect } from './kind.ts';

/** Abilities of one type may be performed as another: `perform/offers.ts` offers it. */
export const treatAs = effect<'treat-as'>({ holds: true, happens: addLastingEffect });
