import type { GameMessageFormat } from '@tessera/text';
import type { Action, Event, State } from './state.ts';

/** Formatting of parameters in all languages; the sentences are in `texts/`. Numbers and seats need no entry here. */
export const words: GameMessageFormat<State, Action, Event> = {
  params: {},
  board: ({ pebbles }, _viewer, { t }) => `${'● '.repeat(pebbles).trimEnd()}\n${t('board.left', { left: pebbles })}`,
};
