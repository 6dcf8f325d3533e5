import type { GameBots } from '@tessera/bots';
import type { Deed, Game, MatchHeader } from '@tessera/kernel';
import type { LoadProgress } from '@tessera/rules';
import type { GameTable, Sound, TablePart, TableProps } from '@tessera/table';
import type { Command } from '@tessera/terminal';
import type { Bundle, GameWords } from '@tessera/text';
import type { IconArt } from '@tessera/ui';
import type { ComponentType } from 'react';
import type { ContentPlace } from './content.ts';
import type { GameResources } from './resources.ts';
import type { OptionInputProps, PageProps, ShellServices } from './shell.ts';

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
  /** The table in a browser; where there is none, the client has one for its board, or tells the match in words. */
  table?(shell: ShellServices): Promise<GameTable>;
  /** The board in a browser, where prompt, log and the way back are those that the client has for any game. */
  board?(): Promise<GameBoard>;
  /** What events sound like at a table that does not say so itself. */
  readonly sounds?: Readonly<Record<string, Sound>>;
  /** Keys of its table besides those that every table has; their texts are under `keys`, with a `title`. */
  readonly keys?: readonly GameKey[];
  /** Pages of its own beside the table: a list of characters, an editor. */
  readonly pages?: readonly GamePage[];
  /**
   * Ready-made sets of options, what is played most first: new tables begin with it. Their texts are under `preset`, by
   * id, with a title and a description.
   */
  readonly presets?: readonly OptionPreset[];
  /** Options that are chosen otherwise than by a field of a form, by their names. */
  readonly inputs?: Readonly<Record<string, OptionInput>>;
  /** Where its content packs are and what is asked of them, if it has any. */
  content?(): Promise<ContentPlace>;
  /** What it exports besides, by name, for rule cases to call; only a terminal fetches it. */
  functions?(): Promise<Readonly<Record<string, (...args: never[]) => unknown>>>;
  /** Other formats in which a state can be exported, by name: `tessera replay show --format`. */
  formats?(): Promise<Readonly<Record<string, StateFormat>>>;
  /** REST resources of its own, if it has any; only a server fetches them. */
  resources?(): Promise<GameResources>;
  /** Commands of its own for `tessera`, if it has any; only a terminal fetches them. */
  commands?(): Promise<readonly Command[]>;
}

/** What a drawn board is given besides what every table is. */
export interface BoardProps<View extends object = object, Action extends object = object>
  extends TableProps<View, Action> {
  /** Whether whoever looks at it has something to decide now. */
  readonly isAsked: boolean;
  /** Does something, and tells why where it is refused. */
  act(action: Action): void;
}

/** The board of a game, drawn; it takes the presses itself. */
export interface GameBoard<View extends object = object, Action extends object = object> {
  readonly Board: TablePart<BoardProps<View, Action>>;
  /** The board as a small picture, for lists of matches. */
  readonly Thumbnail?: TablePart<{ readonly view: View }>;
}

/** The match around an exported state; deeds only for a reader who may see everything. */
interface ExportedMatch extends Pick<MatchHeader, 'mode' | 'seats'> {
  readonly gameId: string;
  readonly deeds?: readonly Deed[];
}

/** Another format for the states of a game. */
interface StateFormat {
  /** Writes a state, or the view of one seat. */
  write(view: object, match: ExportedMatch): object;
}

/** A key and the name of the text that says what it does. */
export interface GameKey {
  /** As they stand on the keyboard, pressed together. */
  readonly keys: readonly string[];
  /** The text under `keys`. */
  readonly does: string;
}

/** A page of a game. It is called as the card says, under `pages` by its path. */
export interface GamePage {
  /** Its address on the site, without a slash at either end. */
  readonly path: string;
  /** Where the site leads to it: from the heading of every page, from the list of everything, or only from the game. */
  readonly offered?: 'heading' | 'palette';
  load(): Promise<ComponentType<PageProps>>;
}

/** A ready-made set of options. */
export interface OptionPreset {
  readonly id: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** An input of its own for an option. */
export interface OptionInput {
  /** Options that mean nothing once this one is chosen. */
  readonly insteadOf?: readonly string[];
  load(): Promise<ComponentType<OptionInputProps>>;
}

/** What is known of a game before any of its code is fetched: enough for the home page. */
export interface GameCard {
  /** How many may play. */
  readonly seats: { readonly min: number; readonly max: number };
  /** About how long a match takes. */
  readonly minutes: number;
  /** Whether its players win or lose together: bots are then friends. */
  readonly cooperative?: true;
  /**
   * The page where one begins with it, for what nobody plays against anybody, such as a character: it is not offered
   * where opponents are looked for, and its matches are listed there and nowhere else.
   */
  readonly personal?: string;
  /** The option by which a match is called where nobody gave it a title: the name of a party, say. */
  readonly titledBy?: string;
  /** A sign for lists. */
  icon?(): Promise<IconArt>;
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
  /** What its pages are called, by their paths. */
  readonly pages?: Readonly<Record<string, string>>;
  /** The way back to where one begins with something personal. */
  readonly back?: string;
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
  /**
   * Loads the content in small steps, so that a server answers other requests between them. Content that is not prepared is
   * loaded by the first match that reads it, in one go.
   */
  prepare?(): Generator<LoadProgress, void, void>;
}

/** A manifest, checked by the compiler where it is written. */
export function defineManifest<Manifest extends GameManifest>(manifest: Manifest): Manifest {
  return manifest;
}
