import { type Action, gomoku, gomokuBots } from '@tessera/gomoku';
import type { GameTable } from '@tessera/table';
import { gomokuDe } from './phrases/gomoku.de.ts';
import { gomokuEn } from './phrases/gomoku.en.ts';
import { StoneBoard } from './StoneBoard.tsx';
import { StonePicture } from './StonePicture.tsx';
import { soundIn } from './sounds.ts';
import type { Stones } from './stones.ts';
import { stoneText } from './stoneText.ts';

/** Stones on a grid: press where the next one goes. */
export const gomokuTable: GameTable<Stones, Action> = {
  game: gomoku,
  bots: gomokuBots,
  Table: StoneBoard,
  Thumbnail: StonePicture,
  event: (event, view) => stoneText(event, view),
  sound: (event) => soundIn(gomoku.id, event),
  texts: { en: gomokuEn, de: gomokuDe },
};
