import { manifestOf, manifests } from '@tessera/catalog/manifests';
import { cardFor, type GameManifest } from '@tessera/manifest';
import type { MatchInfo } from '@tessera/protocol';
import { spoken } from '../i18n/texts.ts';

export { manifestOf, manifests };

/** Whether it is played as a match, against people or bots; anything else has a page of its own to begin at. */
export function isMatchGame({ card }: GameManifest): boolean {
  return card.personal === undefined;
}

/** The games that are played as matches. */
export const matchGames: readonly GameManifest[] = manifests.filter(isMatchGame);

/** The page on which one begins with a game. */
export function startOf({ id, card }: GameManifest): string {
  return card.personal ?? `/new?game=${id}`;
}

/** Where lists of matches leave a match out, because the game has a page of its own for them. */
export function personalPage(game: string): string | undefined {
  return manifestOf(game)?.card.personal;
}

/** What a new table of a game begins with, where its rules alone would begin otherwise. */
export function usualOptions(game: string): NonNullable<GameManifest['presets']>[number]['options'] {
  return manifestOf(game)?.presets?.[0]?.options ?? {};
}

/** What a match is called: by its title, by the option that its game has for it, or else by its game. */
export function matchTitle({ title, game, options }: Pick<MatchInfo, 'title' | 'game' | 'options'>): string {
  const named = options[manifestOf(game)?.card.titledBy ?? ''];
  return title || (typeof named === 'string' ? named : '') || gameName(game);
}

/** What a game is called; one that this client does not know is called by its id. */
export function gameName(id: string): string {
  const manifest = manifestOf(id);
  return manifest ? cardFor(manifest, spoken().language).name : id;
}
