import type { Game, LoggedEvent, Match, Seat, StreamChance } from '@tessera/kernel';
import type { GameMessageFormat } from '@tessera/text';
import type { EditingOptions } from './editing.ts';

/** The texts of a game in every language, for the laws that require a sentence for every code. */
export interface GameTexts {
  readonly words: GameMessageFormat;
  /** One bundle per language. */
  readonly bundles: Readonly<Record<string, object>>;
}

/** The parameters of a random match. */
export interface MatchSetup {
  readonly game: Game;
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
  readonly editing: EditingOptions;
  readonly texts: GameTexts | undefined;
  /** Returns the game of a sub-match by its id. */
  opened(game: string): Game | undefined;
  /** A sample of states seen so far with the same options and player count. */
  readonly others: object[];
}

/** An action that was played, with its JSON text at that time. */
export interface Move {
  readonly seat: Seat;
  readonly action: object;
  readonly text: string;
}

/** A position reached by random play; laws must not modify it. */
export interface Position extends MatchSetup {
  readonly seq: number;
  readonly state: object;
  readonly past: readonly Move[];
  /** For random choices of a law. */
  readonly dice: StreamChance;
  /** Returns a copy of the match's random stream at this position. */
  chance(): StreamChance;
}

/** One action, played in both modes. */
export interface PlayedAction extends Move {
  readonly before: Position;
  /** The JSON text of the state before the action. */
  readonly textBefore: string;
  readonly match: Match;
  readonly fast: { readonly state: object; readonly events: readonly LoggedEvent[] };
  readonly events: readonly LoggedEvent[];
}

/** A whole match, finished or stopped. */
export interface Finish {
  readonly last: Position;
  readonly match: Match;
  readonly fast: object;
  /** The JSON texts of some states, by the number of actions before them. */
  readonly met: ReadonlyMap<number, string>;
}

/** Receives the checks of a law. */
export interface Verdict {
  /** Counts one check; `why` is evaluated only if it failed. */
  expect(ok: boolean, why: () => string): void;
}

/** A property that every game must have. A hook that throws counts as a failure. */
export interface Law {
  readonly name: string;
  /** The law in one sentence. */
  readonly says: string;
  /** Called for sampled positions and for the last one of every match. */
  position?(position: Position, verdict: Verdict): void;
  /** Called for sampled actions. */
  step?(step: PlayedAction, verdict: Verdict): void;
  /** Called for sampled matches after their end. */
  finish?(finish: Finish, verdict: Verdict): void;
}
