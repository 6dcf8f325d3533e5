import type { GameInfo } from '@tessera/protocol';
import { gameInfo } from './gameInfo.ts';
import { type OptionTexts, optionTexts } from './optionTexts.ts';

/** A game as forms need it. */
export interface GameForm {
  readonly info: GameInfo;
  /** Its options in words, by language. */
  readonly texts: Readonly<Partial<Record<string, OptionTexts>>>;
}

/** Fetches what a form about a game needs. */
export async function gameForm(id: string): Promise<GameForm> {
  const [info, texts] = await Promise.all([gameInfo(id), optionTexts(id)]);
  return { info, texts };
}
