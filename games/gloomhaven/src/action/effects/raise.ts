import { addLastingEffect } from '../../active.ts';
import { effect } from './kind.ts';

/** Applies where shields and retaliates are summed: `holdings.ts`. */
export const raise = effect<'raise'>({ holds: true, happens: addLastingEffect });
