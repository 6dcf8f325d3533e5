import type { GameBoard, GameManifest, GameRules } from '@tessera/manifest';
import type { GameTable } from '@tessera/table';
import type { Translator } from '@tessera/text';
import { currentTranslator } from '../i18n/texts.ts';
import { servicesFor } from '../shell/services.ts';
import { gameTranslator } from './gameTranslator.ts';
import { manifestOf } from './manifests.ts';

/** Table component of a game; without a `Table` the generic one shows it. */
export type ShownGame = Omit<GameTable, 'Table'> & Partial<Pick<GameTable, 'Table'>>;

/** Game that can be shown: its rules, its table, and its texts at the time of opening. */
export interface OpenGame extends GameRules {
  readonly manifest: GameManifest;
  readonly table: ShownGame;
  /** Drawn board for the generic table. */
  readonly board: GameBoard | undefined;
  readonly translator: Translator;
}

/** Fetches the rules, table, board and texts of a game; undefined for an unknown game. */
export async function openGame(id: string): Promise<OpenGame | undefined> {
  const manifest = manifestOf(id);
  if (!manifest) return undefined;
  const [rules, table, board, translator] = await Promise.all([
    manifest.rules(),
    manifest.table?.(servicesFor(manifest)),
    manifest.board?.(),
    gameTranslator(manifest, currentTranslator().language),
  ]);
  return { ...rules, manifest, table: table ?? tableAround(manifest, board), board, translator };
}

function tableAround({ sounds }: GameManifest, board: GameBoard | undefined): ShownGame {
  return { sound: ({ type }) => sounds?.[type], ...(board?.Thumbnail && { Thumbnail: board.Thumbnail }) };
}
