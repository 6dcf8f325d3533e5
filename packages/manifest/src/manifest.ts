import type { GameBots } from '@tessera/bots';
import type { Game } from '@tessera/kernel';
import type { GameTable } from '@tessera/table';
import type { Bundle, GameWords } from '@tessera/text';
import type { ComponentType } from 'react';
import type { ContentPlace } from './content.ts';
import type { GameResources } from './resources.ts';

/**
 * Everything that a game brings. Shell, server, command line and catalog read manifests and nothing else of a game, so
 * that adding one is adding its folder and a line in the registry. What is heavy is a function: it is fetched when it
 * is needed, and a server never fetches a table.
 */
export interface GameManifest {
  readonly id: string;
  /** Its folder in the workspace, where its rule cases, playthroughs and content are. */
  readonly folder: string;
  readonly card: GameCard;
  /** Its texts by language; English is always there. */
  readonly texts: { readonly en: GameLanguage; readonly [language: string]: GameLanguage };
  /** The rules, what its bots know, and how its codes become words. */
  rules(): Promise<GameRules>;
  /** The table in a browser; where there is none, the match is shown in words. */
  table?(): Promise<GameTable>;
  /** Where its content packs are and what is asked of them, if it has any. */
  content?(): Promise<ContentPlace>;
  /** REST resources of its own, if it has any; only a server fetches them. */
  resources?(): Promise<GameResources>;
}

/** What is known of a game before any of its code is fetched: enough for the home page. */
export interface GameCard {
  /** How many may play. */
  readonly seats: { readonly min: number; readonly max: number };
  /** About how long a match takes. */
  readonly minutes: number;
  /** The picture on the lid, as the inside of an SVG of 216 by 150. */
  cover?(): Promise<ComponentType>;
}

/** A game in one language. */
export interface GameLanguage {
  /** What the home page says of it: in the first load, so a few sentences only. */
  readonly card: CardTexts;
  /** Everything else. */
  texts(): Promise<Bundle>;
}

/** A game in a few sentences. */
export interface CardTexts {
  readonly name: string;
  /** One line that says what it is. */
  readonly tagline: string;
  /** What one plays for. */
  readonly goal: string;
  /** What a turn is like. */
  readonly turn: string;
}

/** An option of a game in words, under `option` in its texts, by its path in the schema. */
export interface OptionTexts {
  readonly title: string;
  readonly description: string;
  /** What there is to choose; what is not here is called as the schema calls it. */
  readonly options?: Readonly<Record<string, string>>;
}

/** The rules of a game, ready to be played and put into words. */
export interface GameRules {
  readonly game: Game;
  /** What it teaches its bots; `{}` already gives bots that play. */
  readonly bots: GameBots;
  readonly words: GameWords;
  /** What it exports besides, by name: rule cases may call it. */
  readonly functions?: Readonly<Record<string, (...args: never[]) => unknown>>;
}

/** A manifest, checked by the compiler where it is written. */
export function defineManifest<Manifest extends GameManifest>(manifest: Manifest): Manifest {
  return manifest;
}
