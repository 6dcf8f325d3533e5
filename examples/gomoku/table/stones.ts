import type { gomoku } from '@tessera/gomoku';

/** The view of the board; gomoku hides nothing. */
export type Stones = ReturnType<typeof gomoku.view>;
