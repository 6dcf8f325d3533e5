import { addLastingEffect } from '../../active.ts';
import { effect } from './kind.ts';

/** Applies when a short rest is taken: `round/rests.ts`. */
export const rest = effect<'rest'>({ holds: true, happens: addLastingEffect });
