import { lasting } from '../../active.ts';
import { effect } from './kind.ts';

/** A token on the target: conditions ask for it, and `death.ts` ends it. */
export const mark = effect<'mark'>({ holds: true, happens: lasting });
