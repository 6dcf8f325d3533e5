import type { Clock } from '@tessera/rules';

/** A round is six seconds. No other clock is ever read. */
export const CLOCK: Clock = { secondsPerRound: 6 };
