import type * as z from 'zod';
import type { Chance } from './chance.ts';
import type { ContentPacks } from './contentPins.ts';
import type { GameEvent, Log } from './log.ts';
import type { AttachmentKinds, Attachments } from './match/attachments.ts';
import type { MatchFile } from './match/matchFile.ts';
import type { SubMatchRequest } from './match/subMatch.ts';
import type { Message } from './message.ts';
import type { Refusal } from './refusal.ts';
import type { Json } from './state/json.ts';
import type { Shape } from './state/projection.ts';
import type { Seat, Viewer, Writable } from './state/visibility.ts';
import type { Teams } from './teams.ts';

/** The dice and the log that rule functions receive besides the state. */
export interface Ctx<Event extends GameEvent = GameEvent> {
  readonly chance: Chance;
  readonly log: Log<Event>;
}

/** A pending decision of one seat. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: string;
  /** Set when the seat may act but the match does not wait for it: it has no turn, clock or reminder, and no bot plays it. */
  readonly voluntary?: true | undefined;
}

/** Returns the seats that the match waits for, each once. */
export function awaitedSeats(decisions: readonly Decision[]): Seat[] {
  return [...new Set(decisions.flatMap(({ seat, voluntary }) => (voluntary ? [] : [seat])))];
}

/** Results of a seat at the end of a match. */
export const RESULTS = ['win', 'draw', 'loss'] as const;
export type Result = (typeof RESULTS)[number];

/** The allowed player counts. */
interface SeatRange {
  readonly min: number;
  readonly max: number;
  /**
   * The option with the number of seats that play from the start, for games that players join and leave midway. Such a
   * match has all its seats from the start; empty ones are never waited for.
   */
  readonly later?: string;
}

/** The result of a match, one entry per seat. The seats of a team share a result; see `teamResults`. */
export interface Outcome {
  readonly results: readonly Result[];
  readonly scores?: readonly number[];
  /** A code for the reason, looked up in the game's texts. */
  readonly why?: string;
}

/**
 * How far a match has advanced, for match lists: a code of the game's texts. Its parameters are numbers, so formatting
 * it needs no rules.
 */
export interface Progress {
  readonly code: string;
  readonly params?: Readonly<Record<string, number>>;
}

/** One numbered reason for a value or an automatic choice: its code and its contribution. */
export interface Reason extends Message {
  readonly value?: Json;
  readonly reasons?: readonly Reason[];
}

/** The core of a game: pending decisions, legal actions and their effects. `flow` builds one from a table of steps. */
export interface Rules<State, Action, Event extends GameEvent = GameEvent> {
  /** Runs the rules to the next decision: after setup and after a manual edit. */
  settle?(state: State, ctx: Ctx<Event>): void;
  /** The seats that must decide now; several when play is simultaneous, none only when the match is over. */
  decisions(state: State): readonly Decision[];
  /** The actions of this seat that pass `check`. Never empty while the seat has a decision. */
  legal(state: State, seat: Seat): readonly Action[];
  /**
   * The question to this seat and its subject (a figure, a card, an attack), for the UI to format. It is evaluated on a
   * state determinized from the seat's view, so it cannot leak hidden information. Undefined when the decision kind
   * says enough.
   */
  prompt?(state: State, seat: Seat): Message | undefined;
  /**
   * Actions this seat may take at any time, such as resigning. `legal` does not list them because they answer no
   * decision. Empty once the match is over.
   */
  anytime?(state: State, seat: Seat): readonly Action[];
  /**
   * Returns the reason why an action is illegal, if any. Called only for a well-formed action of a seat that has a
   * decision or may take it at any time.
   */
  check(state: State, seat: Seat, action: Action): Refusal | undefined;
  /** Plays the action by mutating the state. Assumes that `check` accepted it. */
  play(state: State, seat: Seat, action: Action, ctx: Ctx<Event>): void;
}

/** A question to a seat, with everything its standing orders may depend on. */
export interface OrderedQuestion<View, Action> {
  readonly view: View;
  readonly seat: Seat;
  readonly kind: string;
  readonly legal: readonly Action[];
}

/** Standing orders: answers a player gives in advance to questions with a foregone answer. */
export interface StandingOrders<View, Action> {
  /** The schema of a seat's orders, which only that seat can see. */
  readonly schema: z.ZodType<object>;
  /** The answer that the orders give, computed from the seat's view alone. Undefined when the player must be asked. */
  answer(orders: object, question: OrderedQuestion<View, Action>): Action | undefined;
}

/** A game as its author writes it: schemas and pure functions. */
export interface GameDefinition<
  State extends object,
  Action extends object,
  Options extends object,
  View,
  Event extends GameEvent = GameEvent,
> extends Rules<State, NoInfer<Action>, NoInfer<Event>>,
    ContentPacks<NoInfer<Options>> {
  readonly id: string;
  /** Semantic version of the rules; each match pins it. */
  readonly version: string;
  readonly seats: SeatRange;
  /**
   * The schema of the options. Lobby forms, `--options` and documentation derive from it; give every field a default.
   */
  readonly options: z.ZodType<Options>;
  /** The schema of the state, including its visibility declarations. */
  readonly state: z.ZodType<State>;
  readonly action: z.ZodType<Action>;
  /**
   * The options that carry attachments (texts, such as a map as JSON), each with the cache that parses them. The texts
   * are kept beside the state, which refers to them by hash (`idOf`).
   */
  readonly brings?: { readonly [Option in keyof NoInfer<Options>]?: AttachmentKinds[string] };
  /** The schema of all events the rules may log, discriminated by `type`. Without it the rules log nothing. */
  readonly events?: z.ZodType<Event>;
  /**
   * The team code of each seat; undefined when every seat plays alone. `setup` stores the same value in `state.teams`,
   * where it stays for the whole match.
   */
  teams?(options: NoInfer<Options>, seats: number): Teams | undefined;
  setup(options: Options, seats: number, ctx: Ctx<Event>): State;
  outcome(state: State): Outcome | undefined;
  /** The progress of the match ("turn 3 of 5"), for match lists. It must not reveal more than a spectator sees. */
  progress?(state: State): Progress | undefined;
  /**
   * The sub-match that this match waits for (a scenario of a campaign), with its options and seats; public. Undefined
   * when it waits for none. Its result arrives as a `returned` action; `legal` lists the alternatives to waiting.
   */
  opens?(state: State): SubMatchRequest | undefined;
  /** The result that a finished match reports to its parent match. Default: the outcome. */
  report?(state: State): Json;
  /**
   * The result that a match reports to its parent match when a seat concedes or runs out of time. Default: the loss of
   * that seat and its team, if the match reports its outcome; for a game with another `report`, none, and the parent
   * opens another match instead.
   */
  concession?(state: State, seat: Seat): Json;
  /**
   * Samples a full state that is consistent with the view by re-dealing all hidden parts. It gets only a copy of the
   * view, so it cannot leak. Required when the state hides anything.
   */
  determinize?(view: Writable<View>, viewer: Viewer, chance: Chance): State;
  /** The known consequences of an action, before the player commits to it. */
  preview?(view: View, seat: Seat, action: Action): readonly Reason[];
  /** The reasons behind a number or an automatic choice, by subject. */
  explain?(view: View, subject: string): readonly Reason[];
  /** The standing orders of the game, if any. The host applies them for absent players. */
  readonly orders?: StandingOrders<View, NoInfer<Action>>;
  /** Statistics worth averaging over many matches. */
  metrics?(state: State): Readonly<Record<string, number>>;
  /** Upgrades a file of older rules, or throws an error that says why it cannot. */
  migrate?(file: MatchFile): MatchFile;
  /** Maps a name that players use (a hex, a card) to its value in the rules. Rule cases write such names as "@b2". */
  term?(name: string, options: NoInfer<Options>): Json | undefined;
  /** The subjects `explain` accepts now, as players type them. A description may follow after a colon and a space. */
  subjects?(view: View): readonly string[];
}

/** A validated game, ready to play. */
export interface Game<
  State extends object = object,
  Action extends object = object,
  Options extends object = object,
  View extends object = object,
> extends Rules<State, Action> {
  readonly id: string;
  readonly version: string;
  readonly seats: SeatRange;
  readonly options: z.ZodType<Options>;
  readonly state: z.ZodType<State>;
  readonly action: z.ZodType<Action>;
  readonly events: z.ZodType<GameEvent>;
  /** The visibility rules, compiled from the state schema. */
  readonly shape: Shape;
  /** Whether any part of the state can be hidden from a viewer. */
  readonly hidesSomething: boolean;
  /** The options that carry attachments, each with the cache that parses them. */
  readonly brings: AttachmentKinds;
  /**
   * Retains the attachments of a match while `holder` (such as a received view) is alive. Rules cannot evaluate a view
   * whose attachments are not retained. `Match` and `begin` call this themselves.
   */
  hold(holder: object, brought: Attachments | Options | undefined): void;
  /** Returns the pin of a match: the hashes of the content packs it reads. */
  contentFor(options: Options): string;
  /** Returns the packs of a pin that are missing or changed. An empty list means such a match can be played. */
  missingContent(pin: string): readonly string[];
  /** Hashes the content before the first match needs it, one pack per step. */
  hashContent(): Generator<void, void, void>;
  /** The team code of each seat; undefined when every seat plays alone. */
  teams(options: Options, seats: number): Teams | undefined;
  setup(options: Options, seats: number, ctx: Ctx): State;
  outcome(state: State): Outcome | undefined;
  progress?(state: State): Progress | undefined;
  opens?(state: State): SubMatchRequest | undefined;
  report?(state: State): Json;
  concession?(state: State, seat: Seat): Json;
  /** Returns the part of the state that this viewer may see. Parts that are never hidden are shared, not copied. */
  view(state: State, viewer: Viewer): View;
  /** Samples a full state consistent with this viewer's view. */
  determinize(view: View, viewer: Viewer, chance: Chance): State;
  preview(view: View, seat: Seat, action: Action): readonly Reason[];
  explain(view: View, subject: string): readonly Reason[];
  readonly orders?: StandingOrders<View, Action>;
  metrics(state: State): Readonly<Record<string, number>>;
  migrate?(file: MatchFile): MatchFile;
  term?(name: string, options: Options): Json | undefined;
  subjects?(view: View): readonly string[];
}
