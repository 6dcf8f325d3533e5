import type { GameBoard, GameManifest, GameRules } from '@tessera/manifest';
import type { GameTable } from '@tessera/table';
import type { Speech } from '@tessera/text';
import { spoken } from '../i18n/texts.ts';
import { servicesFor } from '../shell/services.ts';
import { gameSpeech } from './gameSpeech.ts';
import { manifestOf } from './manifests.ts';

/** The table of a game; without a `Table` of its own it is shown by the one that serves any game. */
export type ShownGame = Omit<GameTable, 'Table'> & Partial<Pick<GameTable, 'Table'>>;

/** A game that can be shown: its rules, its table, and its texts as they were when it was opened. */
export interface OpenGame extends GameRules {
  readonly manifest: GameManifest;
  readonly table: ShownGame;
  /** Its drawn board, where the table is the one that serves any game. */
  readonly board: GameBoard | undefined;
  readonly speech: Speech;
}

/** Fetches what a match of a game is shown with; nothing where this client knows no such game. */
export async function openGame(id: string): Promise<OpenGame | undefined> {
  const manifest = manifestOf(id);
  if (!manifest) return undefined;
  const [rules, table, board, speech] = await Promise.all([
    manifest.rules(),
    manifest.table?.(servicesFor(manifest)),
    manifest.board?.(),
    gameSpeech(manifest, spoken().language),
  ]);
  return { ...rules, manifest, table: table ?? tableAround(manifest, board), board, speech };
}

function tableAround({ sounds }: GameManifest, board: GameBoard | undefined): ShownGame {
  return { sound: ({ type }) => sounds?.[type], ...(board?.Thumbnail && { Thumbnail: board.Thumbnail }) };
}
