import { type Bundle, house, PSEUDO, pseudo, type Speech, speechOf } from '@tessera/text';
import type { CardTexts, GameLanguage, GameManifest } from './manifest.ts';

/** The texts of a game in a language, those of the house behind them; English where the game does not speak it. */
export async function speechFor(manifest: Pick<GameManifest, 'texts'>, language: string): Promise<Speech> {
  if (language === PSEUDO) return speechOf(language, pseudo(await manifest.texts.en.texts()), pseudo(house.en));
  const own = languageOf(manifest, language);
  const houseTexts: Readonly<Record<string, object>> = house;
  const texts = await (own ?? manifest.texts.en).texts();
  return speechOf(own ? language : 'en', texts, houseTexts[language] ?? house.en);
}

/** What the home page says of a game in a language; English where the game does not speak it. */
export function cardFor(manifest: Pick<GameManifest, 'texts'>, language: string): CardTexts {
  if (language === PSEUDO) return pseudoCard(manifest.texts.en.card);
  return (languageOf(manifest, language) ?? manifest.texts.en).card;
}

/** Several bundles of a game as one; a section that two of them have is put together. */
export function merged(...bundles: readonly Bundle[]): Bundle {
  const all: Record<string, string | Bundle> = {};
  for (const bundle of bundles) {
    for (const [key, value] of Object.entries(bundle)) {
      const before = all[key];
      all[key] = typeof before === 'object' && typeof value === 'object' ? merged(before, value) : value;
    }
  }
  return all;
}

function languageOf({ texts }: Pick<GameManifest, 'texts'>, language: string): GameLanguage | undefined {
  return Object.hasOwn(texts, language) ? texts[language] : undefined;
}

function pseudoCard({ name, tagline, goal, turn, pages, back }: CardTexts): CardTexts {
  const marked = (text: string) => String(pseudo({ text }).text);
  return {
    name: marked(name),
    tagline: marked(tagline),
    goal: marked(goal),
    turn: marked(turn),
    ...(pages && { pages: Object.fromEntries(Object.entries(pages).map(([path, text]) => [path, marked(text)])) }),
    ...(back !== undefined && { back: marked(back) }),
  };
}
