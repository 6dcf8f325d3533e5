import type { gomoku } from '@tessera/gomoku';

/** The board as everyone sees it: gomoku hides nothing. */
export type Stones = ReturnType<typeof gomoku.view>;
