import { lasting } from '../../active.ts';
import { effect } from './kind.ts';

/** Cards of a keyword work for other attacks too: looked at by `moments.ts`. */
export const keywordReach = effect<'keyword-reach'>({ holds: true, happens: lasting });
