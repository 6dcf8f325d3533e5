import { type ContentPlace, type GameManifest, type GameRules, speechFor } from '@tessera/manifest';
import { type Listener, type Teller, tellerOf } from '@tessera/text';
import { manifests } from './manifests.ts';

/** A game with its rules loaded, as servers and terminals meet it. */
export interface CatalogEntry extends GameRules {
  readonly manifest: GameManifest;
  readonly content: ContentPlace | undefined;
  /** Puts the game into words in one of its languages; English in others. */
  teller(language: string, listener?: Listener): Teller;
}

/** Every game, loaded. What only needs to know of them reads `manifests`. */
export const games: readonly CatalogEntry[] = await Promise.all(manifests.map(loadGame));

/** The entry of a game by its id. */
export function find(id: string): CatalogEntry | undefined {
  return games.find(({ game }) => game.id === id);
}

/** What a worker thread imports to find games by id: the built file, even where this one runs from source. */
export const catalogUrl: string = new URL('../dist/catalog.js', import.meta.url).href;

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
