import { type Action, gomoku, gomokuBots } from '@tessera/gomoku';
import type { GameTable } from '@tessera/table';
import { StoneBoard } from './StoneBoard.tsx';
import { StonePicture } from './StonePicture.tsx';
import type { Stones } from './stones.ts';
import { stoneText } from './stoneText.ts';

/** Stones on a grid: press where the next one goes. */
export const gomokuTable: GameTable<Stones, Action> = {
  game: gomoku,
  bots: gomokuBots,
  Table: StoneBoard,
  Thumbnail: StonePicture,
  event: (event, view) => stoneText(event, view),
  texts: {},
};
