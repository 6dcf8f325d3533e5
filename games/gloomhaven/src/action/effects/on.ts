import { lasting } from '../../active.ts';
import { effect } from './kind.ts';

/** Held for as long as the card is active: `moments.ts` asks for it. */
export const on = effect<'on'>({ holds: true, happens: lasting, once: () => true });
