import { lasting } from '../../active.ts';
import { effect } from './kind.ts';

/** Lasts while the card is active: `moments.ts` triggers it. */
export const on = effect<'on'>({ holds: true, happens: lasting, once: () => true });
