import { type ContentPlace, type GameManifest, type GameRules, speechFor } from '@tessera/manifest';
import { type Listener, type Teller, tellerOf } from '@tessera/text';

/** Game with its rules loaded, for servers and terminals. */
export interface CatalogEntry extends GameRules {
  readonly manifest: GameManifest;
  readonly content: ContentPlace | undefined;
  /** Returns a teller in one of the game's languages; English for other languages. */
  teller(language: string, listener?: Listener): Teller;
}

/** Loads a game from its manifest. */
export async function loadGame(manifest: GameManifest): Promise<CatalogEntry> {
  const others = Object.keys(manifest.texts).filter((language) => language !== 'en');
  const [rules, content, english, ...speeches] = await Promise.all([
    manifest.rules(),
    manifest.content?.(),
    speechFor(manifest, 'en'),
    ...others.map((language) => speechFor(manifest, language)),
  ]);
  return {
    ...rules,
    manifest,
    content,
    teller: (language, listener) =>
      tellerOf(rules.words, speeches.find((speech) => speech.language === language) ?? english, listener),
  };
}

/**
 * Module that a worker thread imports to list games without loading them: the built file, even when this one runs from
 * source.
 */
export const manifestsUrl: string = new URL('../dist/manifests.js', import.meta.url).href;
