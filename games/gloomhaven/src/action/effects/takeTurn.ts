import { turnFrames } from '../../turn/extra.ts';
import { effect } from './kind.ts';

/** Gives a turn out of order, a turn on the other side, or one more hand card. */
export const takeTurn = effect<'take-turn'>({ happens: turnFrames, once: ({ who }) => who === undefined });
