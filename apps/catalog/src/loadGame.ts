import { type ContentPlace, type GameManifest, type GameRules, speechFor } from '@tessera/manifest';
import { type Listener, type Teller, tellerOf } from '@tessera/text';

/** A game with its rules loaded, as servers and terminals meet it. */
export interface CatalogEntry extends GameRules {
  readonly manifest: GameManifest;
  readonly content: ContentPlace | undefined;
  /** Puts the game into words in one of its languages; English in others. */
  teller(language: string, listener?: Listener): Teller;
}

/** A game from its manifest, loaded. */
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

/** What a worker thread imports to know the games without loading them: the built file, even where this one runs from source. */
export const manifestsUrl: string = new URL('../dist/manifests.js', import.meta.url).href;
