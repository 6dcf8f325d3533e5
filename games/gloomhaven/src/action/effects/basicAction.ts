import { addLastingEffect } from '../../active.ts';
import { effect } from './kind.ts';

/** Applies when a basic action is played. R 4.3 */
export const basicAction = effect<'basic-action'>({ holds: true, happens: addLastingEffect });
