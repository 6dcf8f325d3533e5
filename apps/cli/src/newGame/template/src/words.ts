import type { GameWords } from '@tessera/text';
import type { Action, Event, State } from './state.ts';

/** How parameters become words, in any language; the sentences are in `texts/`. Numbers and seats need nothing here. */
export const words: GameWords<State, Action, Event> = {
  params: {},
  board: ({ pebbles }, _viewer, { say }) =>
    `${'● '.repeat(pebbles).trimEnd()}\n${say('board.left', { left: pebbles })}`,
};
