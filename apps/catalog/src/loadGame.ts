import { type ContentPlace, type GameManifest, type GameRules, translatorFor } from '@tessera/manifest';
import { createGameFormatter, type FormatAudience, type GameFormatter } from '@tessera/text';

/** Game with its rules loaded, for servers and terminals. */
export interface CatalogEntry extends GameRules {
  readonly manifest: GameManifest;
  readonly content: ContentPlace | undefined;
  /** Returns a formatter in one of the game's languages; English for other languages. */
  formatter(language: string, listener?: FormatAudience): GameFormatter;
}

/** Loads a game from its manifest. */
export async function loadGame(manifest: GameManifest): Promise<CatalogEntry> {
  const others = Object.keys(manifest.texts).filter((language) => language !== 'en');
  const [rules, content, english, ...translators] = await Promise.all([
    manifest.rules(),
    manifest.content?.(),
    translatorFor(manifest, 'en'),
    ...others.map((language) => translatorFor(manifest, language)),
  ]);
  return {
    ...rules,
    manifest,
    content,
    formatter: (language, listener) =>
      createGameFormatter(
        rules.words,
        translators.find((translator) => translator.language === language) ?? english,
        listener,
      ),
  };
}

/**
 * Module that a worker thread imports to list games without loading them: the built file, even when this one runs from
 * source.
 */
export const manifestsUrl: string = new URL('../dist/manifests.js', import.meta.url).href;
