import type { Game, LoggedEvent, Match, Seat, StreamChance } from '@tessera/kernel';
import type { GameWords } from '@tessera/text';
import type { Editing } from './editing.ts';

/** What a game says, in every language: the laws see to it that nothing is left without a sentence. */
export interface GameTexts {
  readonly words: GameWords;
  /** A bundle a language. */
  readonly bundles: Readonly<Record<string, object>>;
}

/** What a random match is played with. */
export interface Setting {
  readonly game: Game;
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
  readonly editing: Editing;
  readonly texts: GameTexts | undefined;
  /** The games of the matches that it opens, by id. */
  opened(game: string): Game | undefined;
  /** Some of the states met so far at such tables, with the same options and as many seats. */
  readonly others: object[];
}

/** An action that was taken, and how it was spelled when it was. */
export interface Move {
  readonly seat: Seat;
  readonly action: object;
  readonly text: string;
}

/** A position met in random play: to be looked at, never to be changed. */
export interface Position extends Setting {
  readonly seq: number;
  readonly state: object;
  readonly past: readonly Move[];
  /** For the choices a law makes itself. */
  readonly dice: StreamChance;
  /** The stream of chance as it stands here; each call gives another copy. */
  chance(): StreamChance;
}

/** One action, done in both modes. */
export interface PlayedAction extends Move {
  readonly before: Position;
  /** The state before, spelled out before anything was done. */
  readonly textBefore: string;
  readonly match: Match;
  readonly fast: { readonly state: object; readonly events: readonly LoggedEvent[] };
  readonly events: readonly LoggedEvent[];
}

/** A whole match, ended or cut. */
export interface Finish {
  readonly last: Position;
  readonly match: Match;
  readonly fast: object;
  /** Some of the states on the way, spelled out when they were met, by the number of actions before them. */
  readonly met: ReadonlyMap<number, string>;
}

/** What a law is told to say what it found. */
export interface Verdict {
  /** Counts one check; `why` is asked only when it failed. */
  expect(ok: boolean, why: () => string): void;
}

/** Something every game must keep. A hook that throws counts as a failure of the law. */
export interface Law {
  readonly name: string;
  /** The law in one sentence. */
  readonly says: string;
  /** Sampled positions, and the last one of every match. */
  position?(position: Position, verdict: Verdict): void;
  /** Sampled actions. */
  step?(step: PlayedAction, verdict: Verdict): void;
  /** Sampled matches, once played. */
  finish?(finish: Finish, verdict: Verdict): void;
}
