import type {
  CharacterAction,
  CharacterRecord,
  CharacterState,
  ChoiceOffer,
  DerivedState,
  Difference,
  Explained,
  Rulebook,
} from '@tessera/fifth-edition';
import type { Label } from '@tessera/rules';
import type { CommandResult, TableEntry, TableSettings } from '@tessera/table';
import type { Say } from '@tessera/text';
import { createContext, useContext } from 'react';
import type { ScreenId } from '../screens.ts';
import type { GameSpeech } from './gameSpeech.ts';

/** What would be, if some actions were done. */
export interface Attempt {
  readonly state: CharacterState;
  readonly record: CharacterRecord;
  readonly sheet: DerivedState;
  readonly differences: readonly Difference[];
}

/** Everything a screen needs of one character: to look at, and to do. A new object whenever anything changed. */
export interface CharacterDesk {
  /** The match that this character is. */
  readonly id: string;
  readonly state: CharacterState;
  readonly record: CharacterRecord;
  /** Worked out from the record; every number with its sources. */
  readonly sheet: DerivedState;
  readonly rulebook: Rulebook;
  /** How long the last evaluation took, in milliseconds, for the debug panel. */
  readonly timing: number;
  readonly log: readonly TableEntry[];
  /** A replay, a retired character, somebody who watches: look, but do not touch. */
  readonly isReadOnly: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly settings: TableSettings;
  /** The texts of the game in the player's language. */
  readonly speech: GameSpeech;
  readonly say: Say;
  /** Puts into words what the engine says; a name of content is said as it is. */
  text(label: Label): string;
  /** Does it; a refusal is shown to the player by the desk and also given back. */
  act(action: CharacterAction): Promise<CommandResult>;
  /** What the actions would do, done on a copy. Actions that roll dice cannot be tried. */
  attempt(...actions: readonly CharacterAction[]): Attempt;
  undo(): Promise<CommandResult>;
  redo(): Promise<CommandResult>;
  /** What a question offers now, each with why not. */
  offers(key: string): readonly ChoiceOffer[];
  explain(path: string): Explained;
  /** Opens another screen of this character; `at` is a place on it (a choice's key, a path). */
  go(screen: ScreenId, at?: string): void;
  /** Tells the player something in passing. */
  tell(text: string, tone?: 'news' | 'warning'): void;
}

export const DeskContext = createContext<CharacterDesk | undefined>(undefined);

/** The desk of the character on screen. */
export function useDesk(): CharacterDesk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('useDesk: there is no character here');
  return desk;
}
