import { lasting } from '../../active.ts';
import { effect } from './kind.ts';

/** A drawn card counts as another: the defence is looked at when the attack is worked out. */
export const modifierCard = effect<'modifier-card'>({ holds: true, happens: lasting });
