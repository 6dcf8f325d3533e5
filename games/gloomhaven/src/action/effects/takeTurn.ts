import { turnFrames } from '../../turn/extra.ts';
import { effect } from './kind.ts';

/** A turn out of order, a turn on the other side, or one more card of the hand. */
export const takeTurn = effect<'take-turn'>({ happens: turnFrames, once: ({ who }) => who === undefined });
