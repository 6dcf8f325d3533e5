import { manifestOf, manifests } from '@tessera/catalog/manifests';
import { cardFor, type GameManifest } from '@tessera/manifest';
import type { MatchInfo } from '@tessera/protocol';
import { currentTranslator } from '../i18n/texts.ts';

export { manifestOf, manifests };

/**
 * Checks whether a game is played as a match against players or bots. A personal game starts on its own page instead.
 */
export function isMatchGame({ card }: GameManifest): boolean {
  return card.personal === undefined;
}

/** Games that are played as matches. */
export const matchGames: readonly GameManifest[] = manifests.filter(isMatchGame);

/** Returns the address of the page on which a player starts a game. */
export function startOf({ id, card }: GameManifest): string {
  return card.personal ?? `/new?game=${id}`;
}

/** Returns the page of a personal game, whose matches the match lists omit. */
export function personalPage(game: string): string | undefined {
  return manifestOf(game)?.card.personal;
}

/** Returns the default options of a new table: those of the first preset. */
export function defaultOptions(game: string): NonNullable<GameManifest['presets']>[number]['options'] {
  return manifestOf(game)?.presets?.[0]?.options ?? {};
}

/** Returns the title of a match: its own, the value of the game's title option, or the name of the game. */
export function matchTitle({ title, game, options }: Pick<MatchInfo, 'title' | 'game' | 'options'>): string {
  const named = options[manifestOf(game)?.card.titledBy ?? ''];
  return title || (typeof named === 'string' ? named : '') || gameName(game);
}

/** Returns the name of a game, or its id when this client does not know the game. */
export function gameName(id: string): string {
  const manifest = manifestOf(id);
  return manifest ? cardFor(manifest, currentTranslator().language).name : id;
}
