import { lasting } from '../../active.ts';
import { effect } from './kind.ts';

/** More cards of a keyword may be active: looked at when one becomes active (`active.ts`). */
export const keywordLimit = effect<'keyword-limit'>({ holds: true, happens: lasting });
