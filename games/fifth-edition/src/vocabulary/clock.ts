import type { Clock } from '@tessera/rules';

/** Game clock: a round lasts six seconds. The engine reads no other clock. */
export const CLOCK: Clock = { secondsPerRound: 6 };
