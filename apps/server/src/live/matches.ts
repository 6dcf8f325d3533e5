import type { Readable } from 'node:stream';
import type { BotLine, LobbyCursor, MatchInfo, NewMatchWish, SeatWish } from '@tessera/protocol';
import type { FileFormat } from '../archive/archiveMessages.ts';
import type { Person } from '../identity/person.ts';
import type { Result } from '../result.ts';
import type { LogPage } from './matchArchive.ts';

/** So many tables of the lobby, from its start or after one of them. */
export interface LobbyPage {
  readonly before?: LobbyCursor;
  readonly limit: number;
}

/** Something long, as text to be sent on piece by piece: it is worked out while it is read. */
export interface LongText {
  /** What it will always be known by, where it never changes any more. */
  readonly etag?: string;
  open(): Promise<Result<Readable>>;
}

/** From which of the person's seats something is looked at; from the first unless told otherwise. */
export interface FromOwnSeat {
  readonly seat?: number | undefined;
}

/** Which replay is meant. */
export interface ReplayAsk extends FromOwnSeat {
  readonly format: FileFormat;
}

/** An action as somebody sends it: on the strength of entry `seq`, and under an id that makes a retry harmless. */
export interface SentAction {
  readonly seq: number;
  readonly actionId: string;
  readonly action: Readonly<Record<string, unknown>>;
  /** For which of the person's seats; the first unless told otherwise. */
  readonly seat?: number | undefined;
}

/**
 * Every match of this server, for whoever asks on behalf of a person. Nothing here trusts its caller about seats, and what
 * a person may not look at is refused as `no-such-match`, like what does not exist.
 */
export interface Matches {
  create(host: Person, wish: NewMatchWish): Promise<Result<MatchInfo>>;
  info(id: string, person: Person | undefined): Promise<Result<MatchInfo>>;
  byCode(code: string, person: Person | undefined): Promise<Result<MatchInfo>>;
  /** Public matches to join and then those to watch, each last moved first. */
  lobby(page: LobbyPage): Promise<MatchInfo[]>;
  /** The matches in which this person sits or which they host, last moved first. */
  mine(person: Person): Promise<MatchInfo[]>;
  /** Takes a seat (`me`), gives it up or frees it (`open`), or puts a bot there (`bot`, by the host). */
  sit(id: string, seat: number, wish: SeatWish, person: Person): Promise<Result<MatchInfo>>;
  start(id: string, person: Person): Promise<Result<MatchInfo>>;
  /** The host lets somebody who watches write, or not. */
  mute(id: string, player: string, muted: boolean, person: Person): Promise<Result<MatchInfo>>;
  concede(id: string, person: Person): Promise<Result<MatchInfo>>;
  abandon(id: string, person: Person): Promise<Result<MatchInfo>>;
  /** Takes a match that is over off this person's list. */
  forget(id: string, person: Person): Promise<Result<undefined>>;
  /** Removes a person from a match: their seats, their name and their id. A match that nobody else ever sat in is removed. */
  erase(id: string, player: string): Promise<Result<undefined>>;
  /** The match in which the same players meet again: made by the first who asks, joined by the others. */
  rematch(id: string, person: Person): Promise<Result<MatchInfo>>;
  /** The match that this one waits for: made by the first who asks, found by the others. */
  open(id: string, person: Person): Promise<Result<MatchInfo>>;
  fork(id: string, at: number, person: Person): Promise<Result<MatchInfo>>;
  /**
   * A replay: the whole file once a match is over (`WholeReplay`, or the bare file), and until then what one viewer may know
   * (`ViewerReplay`). The work is done on account of `payer`.
   */
  replay(id: string, person: Person | undefined, ask: ReplayAsk, payer: string): Promise<Result<LongText>>;
  /** A match from a file. `signal`: aborted once whoever brings it has gone; then nothing comes of it. */
  importReplay(text: string, person: Person, signal?: AbortSignal): Promise<Result<MatchInfo>>;
  /** The whole match of somebody who plays it alone, with its seed: nobody else is there to be wronged by that. */
  file(id: string, person: Person, format: FileFormat): Promise<Result<LongText>>;
  /** A match of this game for one, from such a file: whoever brings it plays on in it. */
  importPersonal(text: string, game: string, person: Person, signal?: AbortSignal): Promise<Result<MatchInfo>>;
  /** What this person sees of a match that has started; only somebody who sits in it may ask. */
  view(id: string, person: Person): Promise<Result<unknown>>;
  /** A page of the log as this person may know it, from one of their seats, oldest entry first, as JSON. */
  log(
    id: string,
    page: Partial<LogPage> & FromOwnSeat,
    person: Person | undefined,
    payer: string,
  ): Promise<Result<string>>;
  act(id: string, person: Person, sent: SentAction): Promise<Result<{ readonly seq: number }>>;
  /** Tells a program in this seat what it has to decide, until the function in the answer is called. */
  follow(id: string, person: Person, seat: number, listener: (line: BotLine) => void): Promise<Result<() => void>>;
}
