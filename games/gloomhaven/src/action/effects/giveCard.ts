import { giveCardTo } from '../../active.ts';
import { effect } from './kind.ts';

/** A card of a supply goes to the target's hand; `this` becomes active for the target. */
export const giveCard = effect<'give-card'>({ happens: giveCardTo });
