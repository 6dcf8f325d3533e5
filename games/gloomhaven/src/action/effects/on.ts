import { addLastingEffect } from '../../active.ts';
import { effect } from './kind.ts';

/** Lasts while the card is active: `moments.ts` triggers it. */
export const on = effect<'on'>({ holds: true, happens: addLastingEffect, once: () => true });
