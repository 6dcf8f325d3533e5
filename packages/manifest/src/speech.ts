import { house, PSEUDO, pseudo, type Speech, speechOf } from '@tessera/text';
import type { GameManifest } from './manifest.ts';

/** The texts of a game in a language, those of the house behind them; English where the game does not speak it. */
export async function speechFor(manifest: Pick<GameManifest, 'texts'>, language: string): Promise<Speech> {
  if (language === PSEUDO) return speechOf(language, pseudo(await manifest.texts.en.texts()), pseudo(house.en));
  const own = Object.hasOwn(manifest.texts, language) ? manifest.texts[language] : undefined;
  const houseTexts: Readonly<Record<string, object>> = house;
  const texts = await (own ?? manifest.texts.en).texts();
  return speechOf(own ? language : 'en', texts, houseTexts[language] ?? house.en);
}
