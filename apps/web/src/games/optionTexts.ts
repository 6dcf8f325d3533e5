import type { Language } from '../settings/settings.ts';
import { type GameId, isGameId } from './shelf.ts';

/** An option of a game in words. */
interface OptionText {
  readonly title: string;
  readonly description: string;
  /** What there is to choose is called so; what is not here is called as the schema calls it. */
  readonly options?: Readonly<Record<string, string>>;
}

/** The options of a game by their path in the schema. */
export type OptionTexts = Readonly<Record<string, OptionText>>;

/** Where the words of each game are: with its other texts, but fetched without its table. */
const loaders: Readonly<Record<GameId, () => Promise<Readonly<Record<Language, OptionTexts>>>>> = {
  'heist-city': async () => (await import('@tessera/heist-city/table/options')).optionTexts,
  gomoku: async () => (await import('../genericTable/options/gomoku.ts')).gomokuOptions,
  'liars-dice': async () => (await import('../genericTable/options/liarsDice.ts')).liarsDiceOptions,
  duel: async () => (await import('../genericTable/options/duel.ts')).duelOptions,
  'fifth-edition': async () => (await import('../genericTable/options/fifthEdition.ts')).characterOptions,
};

/** The options of a game in words of every language; nothing where this client does not know the game. */
export async function optionTexts(game: string): Promise<Readonly<Partial<Record<string, OptionTexts>>>> {
  return isGameId(game) ? loaders[game]() : {};
}
