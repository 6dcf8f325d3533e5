import type { GameManifest } from '@tessera/manifest';
import type { GameInfo } from '@tessera/protocol';
import type { Translator } from '@tessera/text';
import { currentTranslator } from '../i18n/texts.ts';
import { gameInfo } from './gameInfo.ts';
import { gameTranslator } from './gameTranslator.ts';

/** Data that an options form needs about a game. */
export interface GameForm {
  readonly manifest: GameManifest;
  readonly info: GameInfo;
  /** Texts of the game in the language at the time of the fetch. */
  readonly translator: Translator;
}

/** Fetches the data of an options form. */
export async function gameForm(manifest: GameManifest): Promise<GameForm> {
  const [info, translator] = await Promise.all([
    gameInfo(manifest.id),
    gameTranslator(manifest, currentTranslator().language),
  ]);
  return { manifest, info, translator };
}
