import type { Result } from '@tessera/kernel';

/** The value of each result for its seat. */
export const RESULT_VALUE: Readonly<Record<Result, number>> = { win: 1, draw: 0.5, loss: 0 };
