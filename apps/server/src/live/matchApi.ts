import type { Readable } from 'node:stream';
import type { BotLine, LobbyCursor, LookLink, MatchInfo, NewMatchRequest, SeatUpdate } from '@tessera/protocol';
import type { FileFormat } from '../archive/archiveMessages.ts';
import type { Person } from '../identity/person.ts';
import type { Result } from '../result.ts';
import type { LogPage } from './history/matchArchive.ts';

/** A page of the lobby, from its start or after one of the tables. */
export interface LobbyPage {
  readonly before?: LobbyCursor;
  readonly limit: number;
}

/** A long text to stream: it is computed while it is read. */
export interface LongText {
  /** Entity tag, for a text that never changes again. */
  readonly etag?: string;
  open(): Promise<Result<Readable>>;
}

/** The seat of the person to look from; their first one by default. */
export interface FromOwnSeat {
  readonly seat?: number | undefined;
}

/** Selects a replay. */
export interface ReplayRequest extends FromOwnSeat {
  readonly format: FileFormat;
}

/** An action as a client sends it: based on entry `seq`, with an id that makes a retry harmless. */
export interface SentAction {
  readonly seq: number;
  readonly actionId: string;
  readonly action: Readonly<Record<string, unknown>>;
  /** The acting seat of the person; their first one by default. */
  readonly seat?: number | undefined;
}

/**
 * All matches of this server, for requests on behalf of a person. Seat claims are always checked. A match that the
 * person may not see is refused as `no-such-match`, like one that does not exist.
 */
export interface Matches {
  create(host: Person, wish: NewMatchRequest): Promise<Result<MatchInfo>>;
  info(id: string, person: Person | undefined): Promise<Result<MatchInfo>>;
  byCode(code: string, person: Person | undefined): Promise<Result<MatchInfo>>;
  /** Returns public matches to join, then those to watch, each last moved first. */
  lobby(page: LobbyPage): Promise<MatchInfo[]>;
  /** Returns the matches in which this person sits or which they host, last moved first. */
  mine(person: Person): Promise<MatchInfo[]>;
  /** Takes a seat (`me`), gives it up or frees it (`open`), or puts a bot there (`bot`, by the table host). */
  sit(id: string, seat: number, wish: SeatUpdate, person: Person): Promise<Result<MatchInfo>>;
  start(id: string, person: Person): Promise<Result<MatchInfo>>;
  /** Marks a player as ready to start, or takes the mark back. */
  ready(id: string, isReady: boolean, person: Person): Promise<Result<MatchInfo>>;
  /** Mutes or unmutes a spectator, on behalf of the table host. */
  mute(id: string, player: string, muted: boolean, person: Person): Promise<Result<MatchInfo>>;
  concede(id: string, person: Person): Promise<Result<MatchInfo>>;
  abandon(id: string, person: Person): Promise<Result<MatchInfo>>;
  /** Removes a finished match from this person's list. */
  forget(id: string, person: Person): Promise<Result<undefined>>;
  /** Removes a person from a match: their seats, their name and their id. A match without other players, present or past, is removed. */
  erase(id: string, player: string): Promise<Result<undefined>>;
  /** Returns the rematch with the same players: the first to ask creates it, the others join it. */
  rematch(id: string, person: Person): Promise<Result<MatchInfo>>;
  /** Returns the sub-match that this match waits for: the first to ask creates it, the others find it. */
  open(id: string, person: Person): Promise<Result<MatchInfo>>;
  fork(id: string, at: number, person: Person): Promise<Result<MatchInfo>>;
  /** Drops the contents of all entries of a personal match, on behalf of its player: the match starts with its present state. */
  shorten(id: string, person: Person): Promise<Result<MatchInfo>>;
  /** Returns the link through which others look at a personal match, creating it on the first request. */
  share(id: string, person: Person): Promise<Result<LookLink>>;
  /** Revokes that link, on behalf of its player. */
  unshare(id: string, person: Person): Promise<Result<undefined>>;
  /** Returns the heading of a match for someone with the key of its link. */
  look(id: string, key: string): Promise<Result<MatchInfo>>;
  /**
   * Returns a replay: the whole file of a finished match (`WholeReplay`, or the bare file), otherwise the part that one
   * viewer may know (`ViewerReplay`). The work is charged to `payer`.
   */
  replay(id: string, person: Person | undefined, ask: ReplayRequest, payer: string): Promise<Result<LongText>>;
  /** Imports a match from a file. Nothing is created when `signal` is aborted because the client has disconnected. */
  importReplay(text: string, person: Person, signal?: AbortSignal): Promise<Result<MatchInfo>>;
  /** Returns the whole match with its seed, for the only player: no opponent could be wronged by that. */
  file(id: string, person: Person, format: FileFormat): Promise<Result<LongText>>;
  /** Imports a solo match of this game from such a file; the importing person plays on in it. */
  importPersonal(text: string, game: string, person: Person, signal?: AbortSignal): Promise<Result<MatchInfo>>;
  /** Returns the view of a started match for a person with a seat in it. */
  view(id: string, person: Person): Promise<Result<unknown>>;
  /** Returns a page of the log as JSON, as this person may know it from one of their seats, oldest entry first. */
  log(
    id: string,
    page: Partial<LogPage> & FromOwnSeat,
    person: Person | undefined,
    payer: string,
  ): Promise<Result<string>>;
  act(id: string, person: Person, sent: SentAction): Promise<Result<{ readonly seq: number }>>;
  /** Streams the decisions of this seat to a program. Call the returned function to stop. */
  follow(id: string, person: Person, seat: number, listener: (line: BotLine) => void): Promise<Result<() => void>>;
}
