import { addLastingEffect } from '../../active.ts';
import { effect } from './kind.ts';

/** A token on the target: conditions refer to it, and `death.ts` ends it. */
export const mark = effect<'mark'>({ holds: true, happens: addLastingEffect });
