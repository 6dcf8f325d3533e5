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

/** How a table reaches its match. */
export type Connection = 'connecting' | 'online' | 'reconnecting' | 'offline' | 'local';

/** An entry of the log on its way to the screen. */
export interface TableEntry extends Omit<Entry, 'events'> {
  readonly events: readonly GameEvent[];
}

/** Everything a screen shows of a match. A new object whenever anything changed, so that it can be compared by identity. */
export interface TableState<View extends object = object> {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why it failed, where it did. */
  readonly problem?: RefusalInfo;
  readonly connection: Connection;
  readonly info: MatchInfo;
  /**
   * Whose eyes these are. At a table for several people on one screen it is the seat that is to decide; somebody who has several
   * seats chooses with `look`.
   */
  readonly viewer: Viewer;
  /** Whether another person shares this screen: then the table asks to hand over before it shows secrets. */
  readonly shared: boolean;
  /** Whether this is a look at what was: nobody decides anything, whoever's eyes these are. */
  readonly isReplay?: boolean;
  /** How many entries the log has. */
  readonly seq: number;
  /** Absent until the match starts. */
  readonly view?: View;
  readonly decisions: readonly Decision[];
  /** Oldest first; the last ones only where the log is long. */
  readonly log: readonly TableEntry[];
  readonly chat: readonly ChatLine[];
  readonly canRedo: boolean;
  /** What taking back the last deed would cost, once asked for with `price()`. */
  readonly price?: UndoCost;
  /** What somebody proposes and others have not agreed to yet. */
  readonly proposal?: Proposal;
  readonly clocks?: Clocks;
  /** The last entry seen before this visit. */
  readonly seen?: number;
  /** What the viewer's seat has ordered ahead, where a host keeps that. */
  readonly orders?: StandingOrders;
  /** Actions sent and not answered yet. */
  readonly sending: number;
}

/** What taking back costs; with `practice` nobody is asked, and the match is practice from then on. */
export interface UndoCost {
  readonly price: Price;
  readonly practice: boolean;
}

/** The key under which a text says what taking back costs. */
export function undoPriceKey({ price, practice }: UndoCost): Price | 'practice-chance' | 'practice-revealed' {
  if (!practice) return price;
  return price === 'revealed' ? 'practice-revealed' : 'practice-chance';
}

/** What came of a command: done, or why not. */
export type CommandResult = { readonly ok: true } | { readonly ok: false; readonly refusal: RefusalInfo };

/**
 * A match as a screen meets it: something to look at that changes, and things to ask for. Whether the match runs on a
 * server or in this browser makes no difference.
 */
export interface Table<View extends object = object, Action extends object = object> {
  readonly game: Game<object, Action, object, View>;
  /** The state now; pass with `subscribe` to `useSyncExternalStore`. */
  getState(): TableState<View>;
  subscribe(listener: () => void): () => void;
  /** Does an action for the viewer's seat. `dice`: what was rolled on a real table, in companion mode. */
  act(action: Action, dice?: readonly Json[]): Promise<CommandResult>;
  /** What this viewer may do now, worked out here from the view: the list never travels. */
  legal(): readonly Action[];
  /** What this viewer is asked, as the rules put it; nothing where the kind of the decision says it all. */
  prompt(): Message | undefined;
  /** Asks what taking back the last deed would cost; the answer arrives in the state. */
  price(): Promise<CommandResult>;
  undo(): Promise<CommandResult>;
  /** Answers what somebody proposes: the proposal that was on screen, which may not be the one that there is by now. */
  consent(agree: boolean, proposal?: Pick<Proposal, 'seq' | 'id'>): Promise<CommandResult>;
  redo(): Promise<CommandResult>;
  edit(patches: readonly Patch[]): Promise<CommandResult>;
  /** Says something, to everyone or to those who play together with the viewer. */
  say(text: string, to?: 'team'): Promise<CommandResult>;
  /** Looks from another of one's own seats from now on, and acts for that one; the state follows. */
  look(seat: Seat): void;
  /** A new match that was this one until entry `at`; its id. */
  fork(at: number): Promise<(CommandResult & { readonly ok: false }) | { readonly ok: true; readonly match: string }>;
  /** The match that this one waits for, opened if nobody has yet; its id. */
  open(): ReturnType<Table['fork']>;
  /** Orders ahead: what is answered for the viewer's seat while they are away. */
  order(orders: StandingOrders): Promise<CommandResult>;
  /** Marks the log as read. */
  seen(): void;
  close(): void;
}

/** Orders of a seat as JSON; the game's schema says what they are. */
export type StandingOrders = Readonly<Record<string, Json>>;

/** An action as JSON, for whoever keeps a list of them. */
export type PlainAction = Readonly<Record<string, Json>>;

/** The seat of a viewer, or nothing for somebody who watches. */
export function seatOf(viewer: Viewer): Seat | undefined {
  return viewer === 'spectator' ? undefined : viewer;
}

/** Every seat of whoever looks: more than one where a person plays for several. */
export function ownSeats({ viewer, info }: Pick<TableState, 'viewer' | 'info'>): readonly Seat[] {
  if (viewer === 'spectator') return [];
  const player = info.seats[viewer]?.player;
  return player === undefined ? [viewer] : seatsOfPlayer(info, player);
}
