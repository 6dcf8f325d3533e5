import { addLastingEffect } from '../../active.ts';
import { effect } from './kind.ts';

/** R 8.11 */
export const immune = effect<'immune'>({ holds: true, happens: addLastingEffect });
