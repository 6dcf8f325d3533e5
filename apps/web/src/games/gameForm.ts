import type { GameManifest } from '@tessera/manifest';
import type { GameInfo } from '@tessera/protocol';
import type { Speech } from '@tessera/text';
import { spoken } from '../i18n/texts.ts';
import { gameInfo } from './gameInfo.ts';
import { gameSpeech } from './gameSpeech.ts';

/** A game as forms need it. */
export interface GameForm {
  readonly manifest: GameManifest;
  readonly info: GameInfo;
  /** Its texts as they were when it was fetched. */
  readonly speech: Speech;
}

/** Fetches what a form about a game needs. */
export async function gameForm(manifest: GameManifest): Promise<GameForm> {
  const [info, speech] = await Promise.all([gameInfo(manifest.id), gameSpeech(manifest, spoken().language)]);
  return { manifest, info, speech };
}
