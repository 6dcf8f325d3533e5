import { addLastingEffect } from '../../active.ts';
import { effect } from './kind.ts';

/** A drawn card counts as another: the attack applies it when it resolves the defence. */
export const modifierCard = effect<'modifier-card'>({ holds: true, happens: addLastingEffect });
