import type * as z from 'zod';
import type { Brings, Brought } from './brought.ts';
import type { Chance } from './chance.ts';
import type { ContentPacks } from './contentPins.ts';
import type { Json } from './json.ts';
import type { GameEvent, Log } from './log.ts';
import type { MatchFile } from './matchFile.ts';
import type { Message } from './message.ts';
import type { Opening } from './openedMatch.ts';
import type { Shape } from './projection.ts';
import type { Refusal } from './refusal.ts';
import type { Teams } from './teams.ts';
import type { Seat, Viewer, Writable } from './visibility.ts';

/** What rule code is given besides the state. */
export interface Ctx<Event extends GameEvent = GameEvent> {
  readonly chance: Chance;
  readonly log: Log<Event>;
}

/** Somebody must decide something of this kind now. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: string;
}

export const RESULTS = ['win', 'draw', 'loss'] as const;
export type Result = (typeof RESULTS)[number];

/** How many may play. */
interface SeatRange {
  readonly min: number;
  readonly max: number;
  /**
   * The option that says how many of the seats play from the start, in a game that people join and leave on its way: a table then has all
   * its seats, and those that nobody has keep nobody waiting.
   */
  readonly later?: string;
}

/** How a match ended: a result a seat. The seats of a team have the same one; see `teamResults`. */
export interface Outcome {
  readonly results: readonly Result[];
  readonly scores?: readonly number[];
  /** A code for the reason, looked up in the game's texts. */
  readonly why?: string;
}

/** How far a match is, for lists: a code of the game's texts. Its parameters are numbers, so that no rules are needed to tell it. */
export interface Progress {
  readonly code: string;
  readonly params?: Readonly<Record<string, number>>;
}

/** One numbered reason behind a number or an automatic choice: what it is by its code, and what it comes to. */
export interface Reason extends Message {
  readonly value?: Json;
  readonly reasons?: readonly Reason[];
}

/** Who may decide, what, and what it does: the heart of a game. `flow` makes one from a table of steps. */
export interface Rules<State, Action, Event extends GameEvent = GameEvent> {
  /** Runs on to the next decision: after setup, and after the state was edited by hand. */
  settle?(state: State, ctx: Ctx<Event>): void;
  /** Who must decide now; several seats where the game is simultaneous; none only when the match is over. */
  decisions(state: State): readonly Decision[];
  /** Actions this seat may take: each passes `check`; never empty while the seat has a decision. */
  legal(state: State, seat: Seat): readonly Action[];
  /**
   * What this seat is asked, and about what (a figure, a card, an attack), for whoever puts it into words. Asked of a
   * world dealt from the seat's own view, so it can tell nothing that the seat does not know. Nothing where the kind of
   * the decision says it all.
   */
  prompt?(state: State, seat: Seat): Message | undefined;
  /**
   * Actions this seat may take at any time, whoever decides now: giving up, say. Nobody is ever asked for them, so `legal`
   * does not list them. None once the match is over.
   */
  anytime?(state: State, seat: Seat): readonly Action[];
  /** Why not, or nothing. Called only for a well-formed action of a seat that has a decision, or may take it anytime. */
  check(state: State, seat: Seat, action: Action): Refusal | undefined;
  /** Does it, by mutating the state. Assumes that `check` had nothing to say. */
  play(state: State, seat: Seat, action: Action, ctx: Ctx<Event>): void;
}

/** What a seat is asked, with all that its standing orders go by. */
export interface OrderedQuestion<View, Action> {
  readonly view: View;
  readonly seat: Seat;
  /** The kind of the decision. */
  readonly kind: string;
  readonly legal: readonly Action[];
}

/** What a seat may order ahead, for questions that it would answer the same way anyway. */
export interface StandingOrders<View, Action> {
  /** The orders that there are: a setting of the seat's own, of which nobody else is told. */
  readonly schema: z.ZodType<object>;
  /** The answer that orders give, from what the seat sees and nothing else; nothing where it is to be asked. */
  answer(orders: object, question: OrderedQuestion<View, Action>): Action | undefined;
}

/** A game as written by its author: schemas and pure functions. */
export interface GameDefinition<
  State extends object,
  Action extends object,
  Options extends object,
  View,
  Event extends GameEvent = GameEvent,
> extends Rules<State, NoInfer<Action>, NoInfer<Event>>,
    ContentPacks<NoInfer<Options>> {
  readonly id: string;
  /** Semantic version of the rules; a match pins it. */
  readonly version: string;
  readonly seats: SeatRange;
  /** Lobby forms, `--options` and documentation come from this schema; give every field a default. */
  readonly options: z.ZodType<Options>;
  /** The shape of the state, with what is hidden declared on it. */
  readonly state: z.ZodType<State>;
  readonly action: z.ZodType<Action>;
  /**
   * The options that bring content of a match's own (texts, such as a map as JSON), and what becomes of each. The texts are
   * kept beside the state, which names them by their hash (`idOf`).
   */
  readonly brings?: { readonly [Option in keyof NoInfer<Options>]?: Brings[string] };
  /** What can happen, told apart by `type`: whatever the rules log fits one of these. Without it they log nothing. */
  readonly events?: z.ZodType<Event>;
  /**
   * Who plays together, by the code of its team for each seat; nothing where everyone plays for themselves. `setup` puts the same
   * into `state.teams`, where it stays for the whole match.
   */
  teams?(options: NoInfer<Options>, seats: number): Teams | undefined;
  setup(options: Options, seats: number, ctx: Ctx<Event>): State;
  outcome(state: State): Outcome | undefined;
  /** How far the match is ("turn 3 of 5"), for lists of matches: it tells nothing that somebody who watches does not know. */
  progress?(state: State): Progress | undefined;
  /**
   * The match that this one waits for (a scenario of a campaign), with what it is played and by whom: everybody is told. Nothing
   * while it waits for none. What comes of it is an action (`returned`); `legal` is what the seats may do instead of waiting.
   */
  opens?(state: State): Opening | undefined;
  /** What a match that has opened one of this game is told once that is over; how it ended, unless told otherwise. */
  report?(state: State): Json;
  /**
   * A full state that this viewer cannot tell from the real one: whatever the view lacks, dealt anew. It is given the
   * view only (a copy of its own to build on), so it cannot peek. Needed when the state hides anything.
   */
  determinize?(view: Writable<View>, viewer: Viewer, chance: Chance): State;
  /** What is known to follow from an action before committing to it. */
  preview?(view: View, seat: Seat, action: Action): readonly Reason[];
  /** The reasons behind a number or an automatic choice, by subject. */
  explain?(view: View, subject: string): readonly Reason[];
  /** What may be ordered ahead, where there is anything: a host carries it out for those who are away. */
  readonly orders?: StandingOrders<View, NoInfer<Action>>;
  /** Figures worth averaging over many matches. */
  metrics?(state: State): Readonly<Record<string, number>>;
  /** Brings a file of an older version of these rules up to date, or throws a sentence that says why not. */
  migrate?(file: MatchFile): MatchFile;
  /** What people call something (a hex, a card), as the rules number it: in rule cases it is written "@b2". */
  term?(name: string, options: NoInfer<Options>): Json | undefined;
  /** What `explain` can be asked about now, each as it is typed, perhaps with a word on it after a colon and a space. */
  subjects?(view: View): readonly string[];
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
  readonly seats: SeatRange;
  readonly options: z.ZodType<Options>;
  readonly state: z.ZodType<State>;
  readonly action: z.ZodType<Action>;
  readonly events: z.ZodType<GameEvent>;
  /** What is hidden, compiled from the state schema. */
  readonly shape: Shape;
  /** Whether any viewer may be kept from anything. */
  readonly hidesSomething: boolean;
  /** The options that bring content, and what becomes of it. */
  readonly brings: Brings;
  /**
   * Takes in what a match brings, for as long as there is `holder`: a view that came over a wire, say. Without it the rules
   * cannot be asked about that view. A `Match` and `begin` do so by themselves.
   */
  hold(holder: object, brought: Brought | Options | undefined): void;
  /** The hashes of the packs of content that a match reads: what it pins. */
  contentFor(options: Options): string;
  /** The packs of a pin that are not here as they were; none where such a match can be played. */
  missingContent(pin: string): readonly string[];
  /** Hashes the content ahead of the first match, one pack per step. */
  hashContent(): Generator<void, void, void>;
  /** Who plays together, by the code of its team for each seat; nothing where everyone plays for themselves. */
  teams(options: Options, seats: number): Teams | undefined;
  setup(options: Options, seats: number, ctx: Ctx): State;
  outcome(state: State): Outcome | undefined;
  progress?(state: State): Progress | undefined;
  opens?(state: State): Opening | undefined;
  report?(state: State): Json;
  /** What this viewer may see of the state. Shares with the state whatever nobody hides. */
  view(state: State, viewer: Viewer): View;
  /** A full state that looks the same to this viewer. */
  determinize(view: View, viewer: Viewer, chance: Chance): State;
  preview(view: View, seat: Seat, action: Action): readonly Reason[];
  explain(view: View, subject: string): readonly Reason[];
  readonly orders?: StandingOrders<View, Action>;
  metrics(state: State): Readonly<Record<string, number>>;
  migrate?(file: MatchFile): MatchFile;
  term?(name: string, options: Options): Json | undefined;
  subjects?(view: View): readonly string[];
}
