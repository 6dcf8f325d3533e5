import {
  type Bundle,
  commonTexts,
  createTranslator,
  house,
  PSEUDO,
  pseudo,
  reportMissingTexts,
  type Translator,
} from '@tessera/text';
import type { CardTexts, GameLanguage, GameManifest } from './manifest.ts';

/**
 * Loads the texts of a game in a language, with the common texts as fallback. If the game lacks the language, it is
 * English, and the gap is reported.
 */
export async function translatorFor(manifest: ManifestTexts, language: string): Promise<Translator> {
  if (language === PSEUDO) return createTranslator(language, pseudo(await manifest.texts.en.texts()), pseudo(house.en));
  const own = languageOf(manifest, language);
  const texts = await (own ?? manifest.texts.en).texts();
  return createTranslator(own ? language : 'en', texts, commonTexts.in(language));
}

/** Returns the home page texts of a game in a language. If the game lacks it, they are English, and it is reported. */
export function cardFor(manifest: ManifestTexts, language: string): CardTexts {
  if (language === PSEUDO) return pseudoCard(manifest.texts.en.card);
  return (languageOf(manifest, language) ?? manifest.texts.en).card;
}

/** Merges bundles of a game; sections with the same name are combined. */
export function mergeBundles(...bundles: readonly Bundle[]): Bundle {
  const all: Record<string, string | Bundle> = {};
  for (const bundle of bundles) {
    for (const [key, value] of Object.entries(bundle)) {
      const before = all[key];
      all[key] = typeof before === 'object' && typeof value === 'object' ? mergeBundles(before, value) : value;
    }
  }
  return all;
}

type ManifestTexts = Pick<GameManifest, 'texts'> & Partial<Pick<GameManifest, 'id'>>;

function languageOf({ id, texts }: ManifestTexts, language: string): GameLanguage | undefined {
  if (Object.hasOwn(texts, language)) return texts[language];
  reportMissingTexts(id ?? 'a game', language);
  return undefined;
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
