import type { GameEvent, Seat } from '@tessera/kernel';
import type { GameFormatter } from '@tessera/text';
import type { ReactNode } from 'react';
import type { OptionFuture } from './comparison/optionFuture.ts';
import type { PlaybackState } from './eventPlayback.ts';
import type { SubjectId, TableSubject } from './subject.ts';
import type { Table, TableEntry, TableState } from './table.ts';

/** The props of a game's table component, which re-renders with each new state. */
export interface TableProps<View extends object = object, Action extends object = object> {
  readonly table: Table<View, Action>;
  readonly state: TableState<View>;
  /** The displayed state, for a table that animates entries; absent when every state is shown at once. */
  readonly shown?: PlaybackState<View>;
  readonly settings: TableSettings;
  /** Formats texts about the match in the viewer's language, with the names of the players. */
  readonly formatter: GameFormatter;
  /** The current page of a table with several pages; absent outside of a page with a URL. */
  readonly place?: TablePlace | undefined;
  /**
   * Element of the shell's header into which a table with `headsItself` renders its heading; absent without such a
   * header.
   */
  readonly headingPlace?: Element | undefined;
  /** Parts that the shell renders for any table, to be placed by the table; absent outside of the shell. */
  readonly parts?: TableParts | undefined;
}

/** Parts that are the same at every table. */
export interface TableParts {
  /** The log of the displayed entries, latest first. */
  readonly log: ReactNode;
  /** The undo control with its price; nothing for viewers without an undo. */
  readonly undo: ReactNode;
  /** A link to the replay of the latest finished sub-match; nothing if there is none. */
  readonly opened?: ReactNode;
}

/** A page inside a table, as part of the URL: tables with several screens have paths below their match. */
export interface TablePlace {
  /** The part of the URL after the match, without slashes at either end; empty on the first page. */
  readonly path: string;
  /** Navigates to another page of the table. */
  go(path: string): void;
  /** Returns the URL of a page of the table, for a link. */
  href(path: string): string;
}

// A method, because TypeScript checks its parameters bivariantly: the table of one game can be stored as the table of
// any.
interface Drawing<Props> {
  draw(props: Props): ReactNode;
}

export type TablePart<Props> = Drawing<Props>['draw'];

/** The player's preferences that a table must respect. */
export interface TableSettings {
  readonly density: 'comfortable' | 'compact' | 'table';
  /** Animation speed: 1 is normal, 0 is no animation (also with `prefers-reduced-motion`). */
  readonly motion: number;
  readonly sound: boolean;
  readonly language: string;
  readonly coach: boolean;
  readonly odds: boolean;
}

/** The sounds a table can play, each short and synthesized. The shell itself plays `turn` and `win`. */
export const SOUNDS = ['turn', 'card', 'stone', 'die', 'hit', 'door', 'alarm', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A physical roll or draw to be entered in companion mode. */
export interface OwnRoll<View extends object = object, Action extends object = object> {
  readonly view: View;
  readonly action: Action;
  /** Number of results already entered for this action. */
  readonly entered: number;
  /** For a die: its number of faces. */
  readonly sides?: number;
  /** For a draw: the items to draw from. */
  readonly items?: readonly unknown[];
}

/** The UI of one game, which the shell loads when a match or replay of it is opened. */
export interface GameTable<View extends object = object, Action extends object = object> {
  /** The match page below the shell's header. */
  readonly Table: TablePart<TableProps<View, Action>>;
  /** Content for the middle of the shell's header on wide screens, such as navigation between several screens. */
  readonly Heading?: TablePart<TableProps<View, Action>>;
  /**
   * Whether the table renders its heading into the shell's header, at `headingPlace`, so that there is only one header.
   */
  readonly headsItself?: boolean;
  /** Returns the name of a match from its view; empty while it has none. */
  title?(view: View, formatter: GameFormatter): string;
  /** A small picture of the board, for match lists. */
  readonly Thumbnail?: TablePart<{ readonly view: View }>;
  /** Which events are listed individually in the summary after an absence. */
  important?(event: GameEvent): boolean;
  /**
   * Whether the table animates an entry. It then reports its progress through `shown`, and the shell's header, sounds
   * and ending wait for it.
   */
  actsOut?(entry: TableEntry): boolean;
  /** Returns the dice of an event, which the log shows beside it. */
  dice?(event: GameEvent): readonly number[] | undefined;
  /**
   * Returns the labels of the possible results of a physical roll, in order: die faces or items to draw. Undefined for
   * a die with pips; a draw without labels is left to the match.
   */
  results?(roll: OwnRoll<View, Action>, formatter: GameFormatter): readonly string[] | undefined;
  /** Returns the named things at the table that the viewer may see, for the search and for the log. */
  subjects?(view: View, formatter: GameFormatter): readonly TableSubject[];
  /**
   * Returns whose deed an event is, for its mark in the log: a seat, or `rules` for a monster, a guard or the table. Without
   * it, an event is the deed of the seat whose action caused it.
   */
  actor?(event: GameEvent, view: View): Seat | 'rules' | undefined;
  /** Returns the ids of the subjects of an event, the most important one first. */
  about?(event: GameEvent): readonly SubjectId[];
  /**
   * Returns the consequences of an action, to compare it with another one. It depends on the view alone, so that
   * two matches with one view have one answer. Undefined for an action that is no fork.
   */
  future?(view: View, seat: Seat, action: Action, formatter: GameFormatter): OptionFuture | undefined;
  /** Returns the sound of an event, if any. The log states the same event as text. */
  sound?(event: GameEvent): Sound | undefined;
}
