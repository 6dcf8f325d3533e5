import type { Result } from '@tessera/kernel';

/** What a result is worth to the seat that has it. */
export const WORTH: Readonly<Record<Result, number>> = { win: 1, draw: 0.5, loss: 0 };
