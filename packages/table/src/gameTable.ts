import type { GameEvent } from '@tessera/kernel';
import type { Teller } from '@tessera/text';
import type { ReactNode } from 'react';
import type { Shown } from './showing.ts';
import type { Table, TableEntry, TableState } from './table.ts';

/** What the shell hands to a game's table. It re-renders with each new state. */
export interface TableProps<View extends object = object, Action extends object = object> {
  readonly table: Table<View, Action>;
  readonly state: TableState<View>;
  /** The moment on screen, for a table that acts entries out; absent where everything is shown at once. */
  readonly shown?: Shown<View>;
  readonly settings: TableSettings;
  /** Puts the match into words for whoever looks at it: in their language, with the names of those who play. */
  readonly teller: Teller;
  /** Where on the table's own pages somebody is, for a table with several; absent where there is no address to keep it in. */
  readonly place?: TablePlace | undefined;
  /** Where in the shell's heading a table that heads itself puts its own line; absent where there is no such heading. */
  readonly headingPlace?: Element | undefined;
  /** What the shell brings for any table, to be put where the table has room for it; absent outside of the shell. */
  readonly parts?: TableParts | undefined;
}

/** Parts that are the same at every table. */
export interface TableParts {
  /** What has happened, the latest at the top, as far as it has been shown. */
  readonly log: ReactNode;
  /** The way back with its price; nothing for those who have none. */
  readonly undo: ReactNode;
  /** To the replay of the match that this one has opened last, once that is over; nothing where there is none. */
  readonly opened?: ReactNode;
}

/** A place inside a table, as part of the address: tables with several screens have their own paths below their match. */
export interface TablePlace {
  /** What stands in the address after the match, without a slash at either end; empty at its first page. */
  readonly path: string;
  /** Goes to another of the table's own pages. */
  go(path: string): void;
  /** The address of one of the table's own pages, for a link. */
  href(path: string): string;
}

// Written as a method, which TypeScript compares loosely: the table of one game can then be held as that of any.
interface Drawing<Props> {
  draw(props: Props): ReactNode;
}

/** A component of a game's table. */
export type TablePart<Props> = Drawing<Props>['draw'];

/** The player's preferences that a table must honour. */
export interface TableSettings {
  readonly density: 'comfortable' | 'compact' | 'table';
  /** How fast things move, 1 being the usual; 0 is not at all (also with `prefers-reduced-motion`). */
  readonly motion: number;
  readonly sound: boolean;
  readonly language: string;
  readonly coach: boolean;
  readonly odds: boolean;
}

/** The sounds a table can make, each short and made on the spot. The shell itself gives `turn` and `win`. */
export const SOUNDS = ['turn', 'card', 'stone', 'die', 'hit', 'door', 'alarm', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

/** What a real table is asked for in companion mode: a die, or something drawn from among these. */
export interface OwnRoll<View extends object = object, Action extends object = object> {
  readonly view: View;
  readonly action: Action;
  /** How many results of this action have been entered before. */
  readonly entered: number;
  /** Of a die, how many faces it has. */
  readonly sides?: number;
  /** Of a draw, what is there to be drawn. */
  readonly items?: readonly unknown[];
}

/** The table of one game: what the shell loads when a match of it, or a replay, is opened. */
export interface GameTable<View extends object = object, Action extends object = object> {
  /** Everything of the match page below the shell's own header. */
  readonly Table: TablePart<TableProps<View, Action>>;
  /** What stands in the middle of the shell's heading on wide screens, such as the way between several screens. */
  readonly Heading?: TablePart<TableProps<View, Action>>;
  /** Whether the table puts a line of its own into the shell's heading, at `headingPlace`: one header at a table, not two. */
  readonly headsItself?: boolean;
  /** What a match is called by what is on the table, where it has a name of its own; empty while it has none. */
  title?(view: View, teller: Teller): string;
  /** The board as a small picture, for lists of matches. */
  readonly Thumbnail?: TablePart<{ readonly view: View }>;
  /** Which events are worth telling one by one to somebody who was away. */
  important?(event: GameEvent): boolean;
  /**
   * Whether the table acts an entry out. It then says through `shown` how far it is, and the shell's own heading, sounds and
   * ending wait for it.
   */
  actsOut?(entry: TableEntry): boolean;
  /** The dice of an event, which the log shows beside it. */
  dice?(event: GameEvent): readonly number[] | undefined;
  /**
   * What the results that a real table may give are called, in order: the faces of a die, or what may be drawn. Nothing where
   * a die has its pips; what is drawn and has no names is left to the match.
   */
  results?(roll: OwnRoll<View, Action>, teller: Teller): readonly string[] | undefined;
  /** What an event sounds like, where it is worth hearing. The log says the same in words. */
  sound?(event: GameEvent): Sound | undefined;
}
