import type { Action } from '@tessera/gomoku';
import type { GameBoard } from '@tessera/manifest';
import { StoneBoard } from './StoneBoard.tsx';
import { StonePicture } from './StonePicture.tsx';
import type { Stones } from './stones.ts';

/** Stones on a grid: press where the next one goes. */
export const gomokuBoard: GameBoard<Stones, Action> = { Board: StoneBoard, Thumbnail: StonePicture };
