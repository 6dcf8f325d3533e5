import type { Decision, Game, GameEvent, Json, Message, Patch, Seat, Viewer } from '@tessera/kernel';
import {
  type ChatLine,
  type Clocks,
  type Entry,
  type MatchInfo,
  type Price,
  type Proposal,
  type RefusalInfo,
  seatsOfPlayer,
} from '@tessera/protocol';

/** The connection of a table to its match. */
export type Connection = 'connecting' | 'online' | 'reconnecting' | 'offline' | 'local';

/** A log entry with typed events. */
export interface TableEntry extends Omit<Entry, 'events'> {
  readonly events: readonly GameEvent[];
}

/**
 * Everything a UI shows of a match. Immutable: a new object after every change, so that it can be compared by identity.
 */
export interface TableState<View extends object = object> {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The reason of a failure, if any. */
  readonly problem?: RefusalInfo;
  readonly connection: Connection;
  readonly info: MatchInfo;
  /**
   * The current viewer. With several players at one screen it is the deciding seat; a player with several seats chooses
   * with `look`.
   */
  readonly viewer: Viewer;
  /**
   * Whether several players share this screen: the table then asks to pass the device before it shows hidden
   * information.
   */
  readonly shared: boolean;
  /** Whether this is a replay, without decisions for any viewer. */
  readonly isReplay?: boolean;
  /** Number of log entries. */
  readonly seq: number;
  /** Absent until the match starts. */
  readonly view?: View;
  readonly decisions: readonly Decision[];
  /** Oldest first; a long log has only its last entries. */
  readonly log: readonly TableEntry[];
  readonly chat: readonly ChatLine[];
  readonly canRedo: boolean;
  /** The price of undoing the last operation, once requested with `price()`. */
  readonly price?: UndoCost;
  /** The open proposal, if any. */
  readonly proposal?: Proposal;
  readonly clocks?: Clocks;
  /** The last entry read before this visit. */
  readonly seen?: number;
  /** The standing orders of the viewer's seat, if the host stores them. */
  readonly orders?: StandingOrders;
  /** Number of unanswered actions. */
  readonly sending: number;
}

/** The price of an undo; with `practice` no consent is needed but the match becomes practice. */
export interface UndoCost {
  readonly price: Price;
  readonly practice: boolean;
}

/** Returns the text key for the price of an undo. */
export function undoPriceKey({ price, practice }: UndoCost): Price | 'practice-chance' | 'practice-revealed' {
  if (!practice) return price;
  return price === 'revealed' ? 'practice-revealed' : 'practice-chance';
}

/** The result of a command. */
export type CommandResult = { readonly ok: true } | { readonly ok: false; readonly refusal: RefusalInfo };

/**
 * The client-side state of a match: an observable state and commands. It is the same for matches on a server and in
 * this browser.
 */
export interface Table<View extends object = object, Action extends object = object> {
  readonly game: Game<object, Action, object, View>;
  /** Returns the current state; pass with `subscribe` to `useSyncExternalStore`. */
  getState(): TableState<View>;
  subscribe(listener: () => void): () => void;
  /**
   * Plays an action for the viewer's seat. `dice`: physically rolled results, in companion mode. `key`: an idempotency key;
   * a second action with it has no effect, even from another device.
   */
  act(action: Action, dice?: readonly Json[], key?: string): Promise<CommandResult>;
  /** Returns the viewer's legal actions, computed locally from the view. */
  legal(): readonly Action[];
  /** Returns the prompt of the viewer's decision; undefined when the decision kind says enough. */
  prompt(): Message | undefined;
  /** Requests the price of undoing the last operation; the answer arrives in the state. */
  price(): Promise<CommandResult>;
  undo(): Promise<CommandResult>;
  /** Answers a proposal: the one the player saw, which may have been replaced meanwhile. */
  consent(agree: boolean, proposal?: Pick<Proposal, 'seq' | 'id'>): Promise<CommandResult>;
  redo(): Promise<CommandResult>;
  edit(patches: readonly Patch[]): Promise<CommandResult>;
  /** Sends a chat line to all viewers or to the viewer's team. */
  sendChat(text: string, to?: 'team'): Promise<CommandResult>;
  /** Switches to another seat of the same player, for viewing and acting. */
  look(seat: Seat): void;
  /** Forks the match at entry `at`; returns the id of the new match. */
  fork(at: number): Promise<(CommandResult & { readonly ok: false }) | { readonly ok: true; readonly match: string }>;
  /** Returns the id of the requested sub-match, creating it if needed. */
  open(): ReturnType<Table['fork']>;
  /** Sets the standing orders of the viewer's seat, which apply while the player is absent. */
  order(orders: StandingOrders): Promise<CommandResult>;
  /** Marks the log as read. */
  seen(): void;
  close(): void;
}

/** Standing orders as JSON; the game's schema defines them. */
export type StandingOrders = Readonly<Record<string, Json>>;

/** An action as JSON. */
export type PlainAction = Readonly<Record<string, Json>>;

/** Returns the seat of a viewer; undefined for a spectator. */
export function seatOf(viewer: Viewer): Seat | undefined {
  return viewer === 'spectator' ? undefined : viewer;
}

/** Returns every seat of the viewing player, who may hold several. */
export function ownSeats({ viewer, info }: Pick<TableState, 'viewer' | 'info'>): readonly Seat[] {
  if (viewer === 'spectator') return [];
  const player = info.seats[viewer]?.player;
  return player === undefined ? [viewer] : seatsOfPlayer(info, player);
}
