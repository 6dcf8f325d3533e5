import { Readable } from 'node:stream';
import type { BotLine, LookLink, MatchInfo, NewMatchRequest, SeatUpdate } from '@tessera/protocol';
import type { FileFormat } from '../archive/archiveMessages.ts';
import { NoShard } from '../cluster/ownership.ts';
import { Unreachable } from '../cluster/rpc.ts';
import type { Person } from '../identity/person.ts';
import type { LogPage } from '../live/history/matchArchive.ts';
import type { FromOwnSeat, LobbyPage, LongText, Matches, ReplayRequest, SentAction } from '../live/matchApi.ts';
import { ok, type Result, refuse } from '../result.ts';
import { askerOf, type ForwardedArguments, type ForwardedRequest } from './messages.ts';
import { textOf } from './requestServer.ts';
import { isMoved, type Router } from './router.ts';
import type { FarStreams } from './streams.ts';

/**
 * The matches of all nodes. Reads from storage are done here; other requests are forwarded to the owner of the match.
 */
export class RoutedMatches implements Matches {
  readonly #local: Matches;
  readonly #router: Router;
  readonly #streams: FarStreams | undefined;

  /** Without `streams` there are no other nodes. */
  constructor(local: Matches, router: Router, streams: FarStreams | undefined) {
    this.#local = local;
    this.#router = router;
    this.#streams = streams;
  }

  create(host: Person, wish: NewMatchRequest): Promise<Result<MatchInfo>> {
    return this.#made(this.#local.create(host, wish));
  }

  info(id: string, person: Person | undefined): Promise<Result<MatchInfo>> {
    return this.#at(id, 'info', [id, person && askerOf(person)], () => this.#local.info(id, person));
  }

  async byCode(code: string, person: Person | undefined): Promise<Result<MatchInfo>> {
    const found = await this.#local.byCode(code, person);
    return found.ok ? this.info(found.value.id, person) : found;
  }

  lobby(page: LobbyPage): Promise<MatchInfo[]> {
    return this.#local.lobby(page);
  }

  mine(person: Person): Promise<MatchInfo[]> {
    return this.#local.mine(person);
  }

  sit(id: string, seat: number, wish: SeatUpdate, person: Person): Promise<Result<MatchInfo>> {
    return this.#at(id, 'sit', [id, seat, wish, askerOf(person)], () => this.#local.sit(id, seat, wish, person));
  }

  start(id: string, person: Person): Promise<Result<MatchInfo>> {
    return this.#at(id, 'start', [id, askerOf(person)], () => this.#local.start(id, person));
  }

  ready(id: string, isReady: boolean, person: Person): Promise<Result<MatchInfo>> {
    return this.#at(id, 'ready', [id, isReady, askerOf(person)], () => this.#local.ready(id, isReady, person));
  }

  mute(id: string, player: string, muted: boolean, person: Person): Promise<Result<MatchInfo>> {
    return this.#at(id, 'mute', [id, player, muted, askerOf(person)], () =>
      this.#local.mute(id, player, muted, person),
    );
  }

  concede(id: string, person: Person): Promise<Result<MatchInfo>> {
    return this.#at(id, 'concede', [id, askerOf(person)], () => this.#local.concede(id, person));
  }

  abandon(id: string, person: Person): Promise<Result<MatchInfo>> {
    return this.#at(id, 'abandon', [id, askerOf(person)], () => this.#local.abandon(id, person));
  }

  forget(id: string, person: Person): Promise<Result<undefined>> {
    return this.#at(id, 'forget', [id, askerOf(person)], () => this.#local.forget(id, person));
  }

  erase(id: string, player: string): Promise<Result<undefined>> {
    return this.#at(id, 'erase', [id, player], () => this.#local.erase(id, player));
  }

  rematch(id: string, person: Person): Promise<Result<MatchInfo>> {
    return this.#at(id, 'rematch', [id, askerOf(person)], () => this.#local.rematch(id, person));
  }

  open(id: string, person: Person): Promise<Result<MatchInfo>> {
    return this.#at(id, 'open', [id, askerOf(person)], () => this.#local.open(id, person));
  }

  fork(id: string, at: number, person: Person): Promise<Result<MatchInfo>> {
    return this.#at(id, 'fork', [id, at, askerOf(person)], () => this.#local.fork(id, at, person));
  }

  shorten(id: string, person: Person): Promise<Result<MatchInfo>> {
    return this.#at(id, 'shorten', [id, askerOf(person)], () => this.#local.shorten(id, person));
  }

  share(id: string, person: Person): Promise<Result<LookLink>> {
    return this.#at(id, 'share', [id, askerOf(person)], () => this.#local.share(id, person));
  }

  unshare(id: string, person: Person): Promise<Result<undefined>> {
    return this.#at(id, 'unshare', [id, askerOf(person)], () => this.#local.unshare(id, person));
  }

  look(id: string, key: string): Promise<Result<MatchInfo>> {
    return this.#at(id, 'look', [id, key], () => this.#local.look(id, key));
  }

  replay(id: string, person: Person | undefined, ask: ReplayRequest, payer: string): Promise<Result<LongText>> {
    const here = () => this.#local.replay(id, person, ask, payer);
    return this.#long(id, here, 'replayText', [id, person && askerOf(person), ask, payer]);
  }

  importReplay(text: string, person: Person, signal?: AbortSignal): Promise<Result<MatchInfo>> {
    return this.#made(this.#local.importReplay(text, person, signal));
  }

  file(id: string, person: Person, format: FileFormat): Promise<Result<LongText>> {
    return this.#long(id, () => this.#local.file(id, person, format), 'fileText', [id, askerOf(person), format]);
  }

  importPersonal(text: string, game: string, person: Person, signal?: AbortSignal): Promise<Result<MatchInfo>> {
    return this.#made(this.#local.importPersonal(text, game, person, signal));
  }

  view(id: string, person: Person): Promise<Result<unknown>> {
    return this.#at(id, 'view', [id, askerOf(person)], () => this.#local.view(id, person));
  }

  async log(id: string, page: Partial<LogPage> & FromOwnSeat, person: Person | undefined, payer: string) {
    const here = () => this.#local.log(id, page, person, payer);
    return this.#readable(id, here, () => this.#at(id, 'log', [id, page, person && askerOf(person), payer], here));
  }

  act(id: string, person: Person, sent: SentAction): Promise<Result<{ readonly seq: number }>> {
    return this.#at(id, 'act', [id, askerOf(person), sent], () => this.#local.act(id, person, sent));
  }

  async follow(
    id: string,
    person: Person,
    seat: number,
    listener: (line: BotLine) => void,
  ): Promise<Result<() => void>> {
    try {
      return await (this.#streams ?? this.#local).follow(id, person, seat, listener);
    } catch (error) {
      if (error instanceof Unreachable) return refuse('host-failed');
      throw error;
    }
  }

  /** Creates a match at this node; refuses if the node has no shard at the moment, and the client retries. */
  async #made(match: Promise<Result<MatchInfo>>): Promise<Result<MatchInfo>> {
    try {
      return await match;
    } catch (error) {
      if (error instanceof NoShard || isMoved(error)) return refuse('too-busy');
      throw error;
    }
  }

  /** Reads stored data here; if that fails, at the owner, which may have rules that this node lacks. */
  async #readable<T>(
    match: string,
    here: () => Promise<Result<T>>,
    atOwner: () => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const read = await here().catch((error: unknown) => {
      if (!isMoved(error)) throw error;
    });
    if (read && (read.ok || read.refusal.code !== 'rules-failed' || this.#router.isHere(match))) return read;
    return atOwner();
  }

  async #long<F extends 'replayText' | 'fileText'>(
    match: string,
    here: () => Promise<Result<LongText>>,
    method: F,
    args: ForwardedArguments<F>,
  ): Promise<Result<LongText>> {
    const long = await here();
    if (!long.ok) return long;
    const atOwner = async (): Promise<Result<Readable>> => {
      const text = await this.#at(match, method, args, () => textOf(here()));
      return text.ok ? ok(Readable.from([text.value])) : text;
    };
    return ok({ ...long.value, open: () => this.#readable(match, () => long.value.open(), atOwner) });
  }

  async #at<T, F extends ForwardedRequest>(
    match: string,
    method: F,
    args: ForwardedArguments<F>,
    here: () => Promise<Result<T>>,
  ): Promise<Result<T>> {
    try {
      return await this.#router.route(match, here, { op: 'matches', match, method, args });
    } catch (error) {
      if (error instanceof Unreachable) return refuse('host-failed');
      throw error;
    }
  }
}
