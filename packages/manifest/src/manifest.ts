import type { GameBots } from '@tessera/bots';
import type { Game, MatchHeader, MatchOperation } from '@tessera/kernel';
import type { LoadProgress } from '@tessera/rules';
import type { GameTable, Sound, TablePart, TableProps } from '@tessera/table';
import type { Command } from '@tessera/terminal';
import type { Bundle, GameMessageFormat } from '@tessera/text';
import type { IconArt } from '@tessera/ui';
import type { ComponentType } from 'react';
import type { ContentPlace } from './content.ts';
import type { GameLobby } from './lobby.ts';
import type { GameResources } from './resources.ts';
import type { OptionInputProps, PageProps, ShellServices } from './shell.ts';

/**
 * The interface through which web client, server, CLI and catalog load a game. Adding a game means adding its folder
 * and one line in the registry. Heavy parts are functions and loaded on demand; a server never loads a table.
 */
export interface GameManifest {
  readonly id: string;
  /** Its folder in the workspace, with rule cases, playthroughs and content. */
  readonly folder: string;
  /** The folder whose `rules` it uses, when that is not its own: a campaign shares the rulebook of its scenarios. */
  readonly rulebook?: string;
  readonly card: GameCard;
  /** Its texts by language; English is required. */
  readonly texts: { readonly en: GameLanguage; readonly [language: string]: GameLanguage };
  /** Loads the rules, the bots and the message formats. */
  rules(): Promise<GameRules>;
  /** Loads the table UI. Without one, the client renders the board, or describes the match in text. */
  table?(shell: ShellServices): Promise<GameTable>;
  /** Loads the board UI; the client adds its standard prompt, log and undo control. */
  board?(): Promise<GameBoard>;
  /** The sounds of events, for a table that does not define them. */
  readonly sounds?: Readonly<Record<string, Sound>>;
  /** Keys of its table besides those that every table has; their texts are under `keys`, with a `title`. */
  readonly keys?: readonly GameKey[];
  /** Pages besides the table: a list of characters, an editor. */
  readonly pages?: readonly GamePage[];
  /**
   * Predefined sets of options, most played first; new tables start with the first. Their texts are under `preset`, by
   * id, with a title and a description.
   */
  readonly presets?: readonly OptionPreset[];
  /** Its lessons in order, as files of its folder `lessons`. They load when they are opened. */
  readonly lessons?: readonly LessonCard[];
  /** Loads the roles of the seats and the notes for forms and waiting rooms. Without it all seats are alike. */
  lobby?(): Promise<GameLobby>;
  /** Custom inputs of options, by option name. */
  readonly inputs?: Readonly<Record<string, OptionInput>>;
  /** Loads the location of its content packs and their validation, if it has any. */
  content?(): Promise<ContentPlace>;
  /** Loads functions that rule cases may call, by name; used by the CLI only. */
  functions?(): Promise<Readonly<Record<string, (...args: never[]) => unknown>>>;
  /** Loads export formats of a state, by name: `tessera replay show --format`. */
  formats?(): Promise<Readonly<Record<string, StateFormat>>>;
  /** Loads REST resources of the game, if it has any; used by the server only. */
  resources?(): Promise<GameResources>;
  /** Loads `tessera` commands of the game, if it has any; used by the CLI only. */
  commands?(): Promise<readonly Command[]>;
}

/** The props of a board, besides those of every table. */
export interface BoardProps<View extends object = object, Action extends object = object>
  extends TableProps<View, Action> {
  /** Whether the viewer has a decision now. */
  readonly isAsked: boolean;
  /** Plays an action, and shows the reason if it is refused. */
  act(action: Action): void;
}

/** The board UI of a game, which handles its own input. */
export interface GameBoard<View extends object = object, Action extends object = object> {
  readonly Board: TablePart<BoardProps<View, Action>>;
  /** A small picture of the board, for match lists. */
  readonly Thumbnail?: TablePart<{ readonly view: View }>;
}

/** The match of an exported state. Operations are included only for a reader who may see everything. */
interface ExportedMatch extends Pick<MatchHeader, 'mode' | 'seats'> {
  readonly gameId: string;
  readonly deeds?: readonly MatchOperation[];
}

/** An export format for states. */
interface StateFormat {
  /** Converts a state, or the view of one seat. */
  write(view: object, match: ExportedMatch): object;
}

/** A keyboard shortcut and the text that describes it. */
export interface GameKey {
  /** The keys as labelled on the keyboard, pressed together. */
  readonly keys: readonly string[];
  /** The key of the text under `keys`. */
  readonly does: string;
}

/** A page of a game. Its name is in the card texts, under `pages` by its path. */
export interface GamePage {
  /** Its URL path on the site, without slashes at either end. */
  readonly path: string;
  /**
   * Where the site links to it: in the header of every page, in the command palette, or (absent) only from the game.
   */
  readonly offered?: 'heading' | 'palette';
  load(): Promise<ComponentType<PageProps>>;
}

/** The data of a lesson that lists need before it is loaded. */
interface LessonCard {
  readonly id: string;
  /** About how long it takes a newcomer. */
  readonly minutes: number;
}

/** A predefined set of options. */
export interface OptionPreset {
  readonly id: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** A custom input for an option. */
export interface OptionInput {
  /** Options without effect once this one is chosen. */
  readonly insteadOf?: readonly string[];
  load(): Promise<ComponentType<OptionInputProps>>;
}

/** The data of a game that the home page needs before any of its code is loaded. */
export interface GameCard {
  /** The allowed player counts. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The approximate duration of a match. */
  readonly minutes: number;
  /** Set when the players win or lose together, with bots as allies. */
  readonly cooperative?: true;
  /**
   * The start page of a game without opponents, such as a character sheet. The game is not offered in the lobby, and
   * its matches are listed on that page only.
   */
  readonly personal?: string;
  /** The option whose value is the default title of a match, such as the name of a party. */
  readonly titledBy?: string;
  /** The icon for lists. */
  icon?(): Promise<IconArt>;
  /** The cover picture, as the content of an SVG of 216 by 150. */
  cover?(): Promise<ComponentType>;
}

/** A game in one language. */
export interface GameLanguage {
  /** The texts of the home page. They are part of the first load, so keep them short. */
  readonly card: CardTexts;
  /** All other texts. */
  texts(): Promise<Bundle>;
}

/** A short description of a game. */
export interface CardTexts {
  readonly name: string;
  /** A one-line description. */
  readonly tagline: string;
  /** The goal of the game. */
  readonly goal: string;
  /** A description of a turn. */
  readonly turn: string;
  /** The names of its pages, by path. */
  readonly pages?: Readonly<Record<string, string>>;
  /** The label of the link back to the start page of a game without opponents. */
  readonly back?: string;
}

/** The texts of an option, under `option` in the game's texts, by its path in the schema. */
export interface OptionTexts {
  readonly title: string;
  readonly description: string;
  /** The labels of its values; a value without one is shown as in the schema. */
  readonly options?: Readonly<Record<string, string>>;
}

/** The rules of a game with its bots and message formats. */
export interface GameRules {
  readonly game: Game;
  /** The bots of the game; `{}` already gives bots that play. */
  readonly bots: GameBots;
  readonly words: GameMessageFormat;
  /**
   * Loads the content in small steps, so that a server can answer other requests in between. Otherwise the first match
   * that reads it loads it all at once.
   */
  prepare?(): Generator<LoadProgress, void, void>;
}

/** Returns a manifest unchanged; the compiler checks its type. */
export function defineManifest<Manifest extends GameManifest>(manifest: Manifest): Manifest {
  return manifest;
}
