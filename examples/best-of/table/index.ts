import type { GameBoard } from '@tessera/manifest';
import type { Action, State } from '../src/index.ts';
import { Board } from './Board.tsx';

/** The board in a browser; everything around it is what the client has for any game. */
export const bestOfBoard: GameBoard<State, Action> = { Board };
