import type { GameBots } from '@tessera/bots';
import type { Game, GameEvent } from '@tessera/kernel';
import type { ComponentType } from 'react';
import type { Table, TableState } from './table.ts';

/** What the shell hands to a game's table. It re-renders with each new state. */
export interface TableProps<View extends object = object, Action extends object = object> {
  readonly table: Table<View, Action>;
  readonly state: TableState<View>;
  readonly settings: TableSettings;
}

/** The player's preferences that a table must honour. */
export interface TableSettings {
  readonly density: 'comfortable' | 'compact' | 'table';
  /** How fast things move; 0 is not at all (also with `prefers-reduced-motion`). */
  readonly motion: 0 | 0.5 | 1 | 2;
  readonly sound: boolean;
  readonly language: string;
  readonly coach: boolean;
  readonly odds: boolean;
}

/** The table of one game: what the shell loads when a match of it, or a replay, is opened. */
export interface GameTable<View extends object = object, Action extends object = object> {
  readonly game: Game<object, Action, object, View>;
  readonly bots: GameBots<object, Action, View>;
  /** Everything of the match page below the shell's own header. */
  readonly Table: ComponentType<TableProps<View, Action>>;
  /** The board as a small picture, for lists of matches. */
  readonly Thumbnail?: ComponentType<{ readonly view: View }>;
  /** A sentence of the log in this language. */
  event?(event: { readonly type: string }, view: View, language: string): string;
  /** Which events are worth telling one by one to somebody who was away. */
  important?(event: GameEvent): boolean;
  /** The texts of the table, one bundle a language, under the namespace of the game's id. */
  readonly texts: Readonly<Record<string, object>>;
}
