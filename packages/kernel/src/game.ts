import type * as z from 'zod';
import type { Chance } from './chance.ts';
import type { Json } from './json.ts';
import type { Log } from './log.ts';
import type { MatchFile } from './matchFile.ts';
import type { Shape } from './projection.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, Viewer, Writable } from './visibility.ts';

/** What rule code is given besides the state. */
export interface Ctx {
  readonly chance: Chance;
  readonly log: Log;
}

/** Somebody must decide something of this kind now. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: string;
}

export const RESULTS = ['win', 'draw', 'loss'] as const;
export type Result = (typeof RESULTS)[number];

/** How a match ended: a result a seat, so that a table that wins or loses together can say so. */
export interface Outcome {
  readonly results: readonly Result[];
  readonly scores?: readonly number[];
  /** A code for the reason, looked up in `messages`. */
  readonly why?: string;
}

/** One numbered reason behind a number or an automatic choice. */
export interface Reason {
  readonly label: string;
  readonly value?: Json;
  readonly reasons?: readonly Reason[];
}

/** Who may decide, what, and what it does: the heart of a game. `flow` makes one from a table of steps. */
export interface Rules<State, Action> {
  /** Runs on to the next decision: after setup, and after the state was edited by hand. */
  settle?(state: State, ctx: Ctx): void;
  /** Who must decide now; several seats where the game is simultaneous; none only when the match is over. */
  decisions(state: State): readonly Decision[];
  /** Actions this seat may take: each passes `check`; never empty while the seat has a decision. */
  legal(state: State, seat: Seat): readonly Action[];
  /**
   * Actions this seat may take at any time, whoever decides now: giving up, say. Nobody is ever asked for them, so `legal`
   * does not list them. None once the match is over.
   */
  anytime?(state: State, seat: Seat): readonly Action[];
  /** Why not, or nothing. Called only for a well-formed action of a seat that has a decision, or may take it anytime. */
  check(state: State, seat: Seat, action: Action): Refusal | undefined;
  /** Does it, by mutating the state. Assumes that `check` had nothing to say. */
  play(state: State, seat: Seat, action: Action, ctx: Ctx): void;
}

/** Words for terminals, logs and screen readers. Whatever is missing is written as plain fields. */
export interface Words<Action, View, Options = object> {
  board?(view: View, viewer: Viewer): string;
  action?(action: Action, view: View): string;
  /** With the view of whoever reads it, as it was then or later, where there is one. */
  event?(event: { readonly type: string; readonly [field: string]: Json | undefined }, view?: View): string;
  /** The value of a reason as people say it, where the number means something else: a hex, a unit. */
  value?(reason: Reason, view: View): string | undefined;
  /** What `explain` can be asked about now, each as it is typed, perhaps with a word on it after a colon and a space. */
  subjects?(view: View): readonly string[];
  /** What people call something (a hex, a card), as the rules number it: in rule cases it is written "@b2". */
  term?(name: string, options: Options): Json | undefined;
}

/** A game as written by its author: schemas and pure functions. */
export interface GameDefinition<State extends object, Action extends object, Options extends object, View>
  extends Rules<State, NoInfer<Action>> {
  readonly id: string;
  /** Semantic version of the rules; a match pins it. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Lobby forms, `--options` and documentation come from this schema; give every field a default. */
  readonly options: z.ZodType<Options>;
  /** The shape of the state, with what is hidden declared on it. */
  readonly state: z.ZodType<State>;
  readonly action: z.ZodType<Action>;
  /** Everything outside the state that the rules read; only its hash is kept with a match. */
  readonly content?: unknown;
  setup(options: Options, seats: number, ctx: Ctx): State;
  outcome(state: State): Outcome | undefined;
  /**
   * A full state that this viewer cannot tell from the real one: whatever the view lacks, dealt anew. It is given the
   * view only (a copy of its own to build on), so it cannot peek. Needed when the state hides anything.
   */
  determinize?(view: Writable<View>, viewer: Viewer, chance: Chance): State;
  /** What is known to follow from an action before committing to it. */
  preview?(view: View, seat: Seat, action: Action): readonly Reason[];
  /** The reasons behind a number or an automatic choice, by subject. */
  explain?(view: View, subject: string): readonly Reason[];
  /** Figures worth averaging over many matches. */
  metrics?(state: State): Readonly<Record<string, number>>;
  /** Brings a file of an older version of these rules up to date, or throws a sentence that says why not. */
  migrate?(file: MatchFile): MatchFile;
  /** English sentences for the codes of refusals and outcomes; `{name}` is filled from the params. */
  readonly messages?: Readonly<Record<string, string>>;
  readonly words?: Words<NoInfer<Action>, View, NoInfer<Options>>;
}

/** A game ready to be played. */
export interface Game<
  State extends object = object,
  Action extends object = object,
  Options extends object = object,
  View extends object = object,
> extends Rules<State, Action> {
  readonly id: string;
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: z.ZodType<Options>;
  readonly state: z.ZodType<State>;
  readonly action: z.ZodType<Action>;
  readonly messages: Readonly<Record<string, string>>;
  readonly words: Words<Action, View, Options>;
  /** What is hidden, compiled from the state schema. */
  readonly shape: Shape;
  /** Whether any viewer may be kept from anything. */
  readonly hidesSomething: boolean;
  /** The hash of everything outside the state that the rules read. */
  readonly contentHash: string;
  setup(options: Options, seats: number, ctx: Ctx): State;
  outcome(state: State): Outcome | undefined;
  /** What this viewer may see of the state. Shares with the state whatever nobody hides. */
  view(state: State, viewer: Viewer): View;
  /** A full state that looks the same to this viewer. */
  determinize(view: View, viewer: Viewer, chance: Chance): State;
  preview(view: View, seat: Seat, action: Action): readonly Reason[];
  explain(view: View, subject: string): readonly Reason[];
  metrics(state: State): Readonly<Record<string, number>>;
  migrate?(file: MatchFile): MatchFile;
}
