import type {
  CharacterAction,
  CharacterRecord,
  CharacterState,
  ChoiceOffer,
  CompanionSheet,
  DerivedState,
  Difference,
  ExplanationResult,
  Rulebook,
} from '@tessera/fifth-edition';
import type { Label } from '@tessera/rules';
import type { CommandResult, TableEntry, TableSettings } from '@tessera/table';
import type { TranslateFn } from '@tessera/text';
import { createContext, useContext } from 'react';
import type { ScreenId } from '../screens.ts';
import type { GameTranslator } from './gameTranslator.ts';

/** Result of hypothetical actions. */
export interface Attempt {
  readonly state: CharacterState;
  readonly record: CharacterRecord;
  readonly sheet: DerivedState;
  readonly differences: readonly Difference[];
}

/** Data and actions of one character for its screens. A new object after each change. */
export interface CharacterContext {
  /** Id of the character's match. */
  readonly id: string;
  readonly state: CharacterState;
  readonly record: CharacterRecord;
  /** Derived from the record; every number with its sources. */
  readonly sheet: DerivedState;
  readonly rulebook: Rulebook;
  /** Sheets of the companions; empty while their stat blocks load. */
  readonly companions: readonly CompanionSheet[];
  /** Duration of the last evaluation in milliseconds, for the debug panel. */
  readonly timing: number;
  readonly log: readonly TableEntry[];
  /** Whether actions are disabled: for replays, retired characters and spectators. */
  readonly isReadOnly: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly settings: TableSettings;
  /** Texts of the game in the player's language. */
  readonly translator: GameTranslator;
  readonly t: TranslateFn;
  /** Localizes a message of the engine; returns a name from content unchanged. */
  text(label: Label): string;
  /** Performs an action; shows a refusal to the player and also returns it. */
  act(action: CharacterAction): Promise<CommandResult>;
  /** Applies actions to a copy and returns the result. Actions that roll dice cannot be tried. */
  attempt(...actions: readonly CharacterAction[]): Attempt;
  undo(): Promise<CommandResult>;
  redo(): Promise<CommandResult>;
  /** Returns the current offers of a question, with the reason for unavailable ones. */
  offers(key: string): readonly ChoiceOffer[];
  explain(path: string): ExplanationResult;
  /** Opens another screen of this character; `at` is an anchor on it (the key of a choice, a path). */
  go(screen: ScreenId, at?: string): void;
  /** Shows a temporary notice to the player. */
  notify(text: string, tone?: 'news' | 'warning'): void;
}

export const CurrentCharacter = createContext<CharacterContext | undefined>(undefined);

/** Returns the character context of the current character. */
export function useCharacter(): CharacterContext {
  const character = useContext(CurrentCharacter);
  if (character === undefined) throw new Error('useCharacter: no character above this component');
  return character;
}
