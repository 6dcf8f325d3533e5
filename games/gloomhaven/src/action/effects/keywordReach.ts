import { addLastingEffect } from '../../active.ts';
import { effect } from './kind.ts';

/** Cards of a keyword apply to other attacks too: `moments.ts` checks it. */
export const keywordReach = effect<'keyword-reach'>({ holds: true, happens: addLastingEffect });
