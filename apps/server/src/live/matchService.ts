import {
  type BotLine,
  isPersonal,
  type LookLink,
  type MatchInfo,
  mayTakeFile,
  type NewMatchRequest,
  readLobbyCursor,
  type SeatUpdate,
} from '@tessera/protocol';
import type { Logger } from 'pino';
import type { FileFormat } from '../archive/archiveMessages.ts';
import type { Games } from '../games.ts';
import { isLevel } from '../hosts/botLevels.ts';
import type { Person } from '../identity/person.ts';
import type { PersonCaps } from '../limits/personCaps.ts';
import { ok, type Result, refuse } from '../result.ts';
import { botLines } from './bots/botLines.ts';
import type { Chat } from './chat.ts';
import type { CommandRunner } from './commandRunner.ts';
import type { Commands } from './commands.ts';
import type { ForksAndImports } from './history/forksAndImports.ts';
import type { HistoryShortening } from './history/historyShortening.ts';
import type { LogPage, MatchArchive } from './history/matchArchive.ts';
import type { MatchErasure } from './history/matchErasure.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { LiveMatches } from './liveMatches.ts';
import { isInLobby } from './lobby.ts';
import type { LookLinks } from './look/lookLinks.ts';
import type { FromOwnSeat, LobbyPage, LongText, Matches, ReplayRequest, SentAction } from './matchApi.ts';
import type { MatchCreation } from './matchCreation.ts';
import { newId } from './matchIds.ts';
import { infoOf, type MatchRecord, mayLook, revisionOf, type SeatRecord } from './matchRecord.ts';
import type { MatchStore } from './matchStore.ts';
import type { PresenceTracker } from './presenceTracker.ts';
import { arrangeSeats } from './seating.ts';
import type { ReadyMarks } from './start/readyMarks.ts';
import type { SubMatches } from './subMatches.ts';

export interface MatchServiceSettings {
  readonly games: Games;
  readonly live: LiveMatches;
  readonly store: MatchStore;
  readonly runner: CommandRunner;
  readonly archive: MatchArchive;
  readonly caps: PersonCaps;
  readonly creation: MatchCreation;
  readonly marks: ReadyMarks;
  readonly begun: ForksAndImports;
  readonly opened: SubMatches;
  readonly commands: Commands;
  readonly chat: Chat;
  readonly presences: PresenceTracker;
  readonly erasure: MatchErasure;
  readonly lookLinks: LookLinks;
  readonly shortening: HistoryShortening;
  readonly log: Logger;
}

const ME: SeatUpdate = { kind: 'me' };
const LIST_SIZE = 200;
const LOG_PAGE = 200;

/** All matches of this server, for requests on behalf of a person. */
export class MatchService implements Matches {
  readonly #settings: MatchServiceSettings;

  constructor(settings: MatchServiceSettings) {
    this.#settings = settings;
  }

  async create(host: Person, wish: NewMatchRequest): Promise<Result<MatchInfo>> {
    return infoFrom(await this.#settings.creation.create(host, wish));
  }

  async info(id: string, person: Person | undefined): Promise<Result<MatchInfo>> {
    const match = await this.#settings.live.getFor(id, person);
    return match ? ok(match.info) : refuse('no-such-match');
  }

  async byCode(code: string, person: Person | undefined): Promise<Result<MatchInfo>> {
    const record = await this.#settings.store.find({ code });
    return record && mayLook(record, person) ? ok(this.#present(record)) : refuse('no-such-match');
  }

  async lobby({ before, limit }: LobbyPage): Promise<MatchInfo[]> {
    const { store } = this.#settings;
    const after = before === undefined ? undefined : readLobbyCursor(before);
    const open = after?.status === 'playing' ? [] : await store.inPublic('open', limit, after);
    const room = limit - open.length;
    const isWithin = after?.status === 'playing';
    const running = room > 0 ? await store.inPublic('playing', room, isWithin ? after : undefined) : [];
    return [...open, ...running].map((record) => this.#present(record)).filter(isInLobby);
  }

  async mine(person: Person): Promise<MatchInfo[]> {
    const own = await this.#settings.store.ofPlayer(person.id, LIST_SIZE);
    return own.map((record) => this.#present(record));
  }

  async sit(id: string, seat: number, wish: SeatUpdate, person: Person): Promise<Result<MatchInfo>> {
    const match = await this.#settings.live.getFor(id, person);
    if (!match) return refuse('no-such-match');
    const sit = () => this.#sit(match, seat, wish, person);
    if (wish.kind !== 'bot') return sit();
    if (match.record.host !== person.id) return refuse('not-the-host');
    // Bots count against the caps of the table host, so these requests run one after the other.
    return this.#settings.caps.inTurn(match.record.host, sit);
  }

  async #sit(match: LiveMatch, seat: number, wish: SeatUpdate, person: Person): Promise<Result<MatchInfo>> {
    const { games, creation, presences, commands, caps } = this.#settings;
    const bots = games.find(match.record.game)?.bots;
    if (wish.kind === 'bot' && !isLevel(bots ?? {}, wish.level)) return refuse('no-such-level', { level: wish.level });
    if (match.isStarting) return refuse('already-started');
    const isFirstBot = wish.kind === 'bot' && match.record.seats.every(({ kind }) => kind !== 'bot');
    const allowed = isFirstBot ? await caps.mayHost(match.record.host, true) : ok(undefined);
    if (!allowed.ok && allowed.refusal.code === 'too-many-bot-tables') return allowed;
    if (match.record.commitment !== undefined) {
      // In a running match each change of a seat is a separate entry.
      if (givenUpSeat(wish) !== undefined) return refuse('already-started');
      const sat = await commands.sit(match, seat, wish, person);
      return sat.ok ? ok(match.info) : sat;
    }
    const arranged = await match.inTurn(() => this.#arrange(match, seat, wish, person));
    if (!arranged.ok) return arranged;
    presences.seatsChanged(match);
    return infoFrom(await creation.startIfFull(match));
  }

  /** Changes a seat of a table that has not started. */
  async #arrange(match: LiveMatch, seat: number, wish: SeatUpdate, person: Person): Promise<Result<undefined>> {
    if (match.isStarting || match.record.commitment !== undefined) return refuse('already-started');
    if (match.record.status !== 'open') return refuse('match-ended');
    const seats = arrangeSeats(match, seat, wish, person);
    if (!seats.ok) return seats;
    const { marks, store } = this.#settings;
    const changed = [seat, givenUpSeat(wish)];
    const holderOf = (current: SeatRecord, i: number) => (changed.includes(i) ? (seats.value[i] ?? current) : current);
    await match.change(
      (record) => marks.reset({ ...record, seats: record.seats.map(holderOf) }),
      (record) => store.save(record),
    );
    return ok(undefined);
  }

  async start(id: string, person: Person): Promise<Result<MatchInfo>> {
    const match = await this.#settings.live.getFor(id, person);
    if (!match) return refuse('no-such-match');
    if (match.record.host !== person.id) return refuse('not-the-host');
    return infoFrom(await this.#settings.creation.start(match));
  }

  ready(id: string, isReady: boolean, person: Person): Promise<Result<MatchInfo>> {
    return this.#then(id, person, (match) => this.#settings.marks.mark(match, person, isReady));
  }

  concede(id: string, person: Person): Promise<Result<MatchInfo>> {
    return this.#then(id, person, (match) => this.#settings.commands.concede(match, person));
  }

  mute(id: string, player: string, muted: boolean, person: Person): Promise<Result<MatchInfo>> {
    return this.#then(id, person, (match) => this.#settings.chat.mute(match, person, player, muted));
  }

  async abandon(id: string, person: Person): Promise<Result<MatchInfo>> {
    const match = await this.#settings.live.getFor(id, person);
    if (match?.record.status !== 'open')
      return this.#then(id, person, (it) => this.#settings.commands.abandon(it, person));
    if (match.record.host !== person.id) return refuse('not-the-host');
    const ended = await match.inTurn(() => this.#endUnstarted(match));
    if (!ended.ok) return ended;
    this.#settings.presences.sendHeading(match);
    return ok(match.info);
  }

  async #endUnstarted(match: LiveMatch): Promise<Result<undefined>> {
    if (match.isStarting || match.record.commitment !== undefined) return refuse('already-started');
    const results = match.record.seats.map(() => 'draw' as const);
    await match.change(
      (record) => ({ ...record, status: 'over', ending: { by: 'abandoned', results } }),
      (record) => this.#settings.store.save(record),
    );
    return ok(undefined);
  }

  async forget(id: string, person: Person): Promise<Result<undefined>> {
    const match = await this.#settings.live.getFor(id, person);
    if (!match) return refuse('no-such-match');
    if (match.record.status !== 'over') return refuse('not-over');
    if (!isPersonal(match.record)) await this.#settings.store.forget(id, person.id);
    else await this.#eraseLog(match);
    return ok(undefined);
  }

  /** Erases a personal match: no other person could ever see it. */
  async #eraseLog(match: LiveMatch): Promise<void> {
    const { live, runner, store } = this.#settings;
    runner.drop(match);
    live.letGo((id) => id === match.id);
    await store.erase(match.id);
  }

  async erase(id: string, player: string): Promise<Result<undefined>> {
    const match = await this.#settings.live.get(id);
    return match ? this.#settings.erasure.erase(match, player) : ok(undefined);
  }

  shorten(id: string, person: Person): Promise<Result<MatchInfo>> {
    return this.#then(id, person, (match) => this.#settings.shortening.shorten(match, person));
  }

  async share(id: string, person: Person): Promise<Result<LookLink>> {
    const match = await this.#settings.live.getFor(id, person);
    return match ? this.#settings.lookLinks.share(match, person) : refuse('no-such-match');
  }

  async unshare(id: string, person: Person): Promise<Result<undefined>> {
    const match = await this.#settings.live.getFor(id, person);
    return match ? this.#settings.lookLinks.unshare(match, person) : refuse('no-such-match');
  }

  async look(id: string, key: string): Promise<Result<MatchInfo>> {
    const match = await this.#settings.live.getByLink(id, key);
    return match ? ok(match.info) : refuse('no-such-match');
  }

  async rematch(id: string, person: Person): Promise<Result<MatchInfo>> {
    const match = await this.#settings.live.getFor(id, person);
    return match ? infoFrom(await this.#settings.creation.rematch(match, person)) : refuse('no-such-match');
  }

  async open(id: string, person: Person): Promise<Result<MatchInfo>> {
    const match = await this.#settings.live.getFor(id, person);
    return match ? infoFrom(await this.#settings.opened.open(match, person)) : refuse('no-such-match');
  }

  async fork(id: string, at: number, person: Person, name = newId()): Promise<Result<MatchInfo>> {
    const match = await this.#settings.live.getFor(id, person);
    if (!match) return refuse('no-such-match');
    const seat = seatToPlayOnFrom(match, person);
    const sat = seat === undefined ? ok(undefined) : await this.#settings.commands.sit(match, seat, ME, person);
    return sat.ok ? infoFrom(await this.#settings.begun.fork(match, at, person, name)) : sat;
  }

  async replay(
    id: string,
    person: Person | undefined,
    { format, seat: wanted }: ReplayRequest,
    payer: string,
  ): Promise<Result<LongText>> {
    const { archive, live } = this.#settings;
    const match = await live.getFor(id, person);
    if (!match) return refuse('no-such-match');
    const { status, seq } = match.record;
    if (status === 'over') {
      return ok({
        etag: `"${id}-${revisionOf(match.record)}-${seq}-${format}"`,
        open: () => archive.file(match, format, payer),
      });
    }
    if (format === 'file') {
      if (match.record.commitment === undefined || !mayTakeFile(match.record, person?.id)) return refuse('not-over');
      await this.#noteFileTaken(match);
      return ok({ open: () => archive.file(match, format, payer) });
    }
    return ok({ open: () => archive.replay(match, match.viewerOf(person, wanted), payer) });
  }

  /**
   * Announces to the table that the file is taken, before it leaves: it contains hidden information and the dice to
   * come.
   */
  async #noteFileTaken(match: LiveMatch): Promise<void> {
    if (match.record.fileTaken) return;
    await match.inTurn(() =>
      match.change(
        (record) => ({ ...record, fileTaken: true }),
        (record) => this.#settings.store.save(record),
      ),
    );
    this.#settings.presences.sendHeading(match);
  }

  async importReplay(text: string, person: Person, signal?: AbortSignal): Promise<Result<MatchInfo>> {
    return infoFrom(await this.#settings.begun.importReplay(text, person, signal));
  }

  async file(id: string, person: Person, format: FileFormat): Promise<Result<LongText>> {
    const { archive, live } = this.#settings;
    const match = await live.getFor(id, person);
    if (!match) return refuse('no-such-match');
    const { seats, commitment } = match.record;
    if (match.seatOf(person) === undefined) return refuse('not-seated');
    if (seats.length > 1) return refuse('not-alone');
    if (commitment === undefined) return refuse('not-started');
    return ok({ open: () => archive.file(match, format, person.id) });
  }

  async importPersonal(text: string, game: string, person: Person, signal?: AbortSignal): Promise<Result<MatchInfo>> {
    return infoFrom(await this.#settings.begun.importPersonal(text, game, person, signal));
  }

  async view(id: string, person: Person): Promise<Result<unknown>> {
    const { live, runner } = this.#settings;
    const match = await live.getFor(id, person);
    if (!match) return refuse('no-such-match');
    const viewer = match.seatOf(person);
    if (viewer === undefined) return refuse('not-seated');
    if (match.record.commitment === undefined) return refuse('not-started');
    const result = await runner.query(match, { op: 'sync', match: id, viewer }, person.id);
    if (!result.ok) return result;
    // The person may have left the seat meanwhile.
    if (!match.holds(person, viewer)) return refuse('not-seated');
    const { view }: { readonly view?: unknown } = JSON.parse(result.value.sync ?? '{}');
    return ok(view);
  }

  async log(
    id: string,
    { before = Number.MAX_SAFE_INTEGER, limit = LOG_PAGE, seat }: Partial<LogPage> & FromOwnSeat,
    person: Person | undefined,
    payer: string,
  ): Promise<Result<string>> {
    const match = await this.#settings.live.getFor(id, person);
    if (!match) return refuse('no-such-match');
    const page = { before, limit: Math.min(limit, LOG_PAGE) };
    return this.#settings.archive.log(match, match.viewerOf(person, seat), page, payer);
  }

  async act(id: string, person: Person, sent: SentAction): Promise<Result<{ readonly seq: number }>> {
    const match = await this.#settings.live.getFor(id, person);
    return match ? this.#settings.commands.act(match, person, sent) : refuse('no-such-match');
  }

  async follow(
    id: string,
    person: Person,
    seat: number,
    listener: (line: BotLine) => void,
  ): Promise<Result<() => void>> {
    const { live, runner, presences, log } = this.#settings;
    const match = await live.getFor(id, person);
    if (!match) return refuse('no-such-match');
    if (!match.holds(person, seat)) return refuse('not-seated');
    return ok(botLines({ match, person, seat, runner, presences, log, listener }));
  }

  /** Changes a match and returns its new heading. */
  async #then(
    id: string,
    person: Person,
    command: (match: LiveMatch) => Promise<Result<undefined>>,
  ): Promise<Result<MatchInfo>> {
    const match = await this.#settings.live.getFor(id, person);
    if (!match) return refuse('no-such-match');
    const result = await command(match);
    return result.ok ? ok(match.info) : result;
  }

  /** Returns the heading of a listed match, from memory where it is newer than in storage. */
  #present(record: MatchRecord): MatchInfo {
    return this.#settings.live.peek(record.id)?.info ?? infoOf(record);
  }
}

/**
 * Returns the seat for a person who forks their own imported match before anyone has sat down in it. The fork starts
 * from the view of that seat, so the person has to be on its side.
 */
function seatToPlayOnFrom({ record }: LiveMatch, person: Person): number | undefined {
  const { imported, status, host, seats } = record;
  if (!imported || status !== 'playing' || host !== person.id || seats.some(({ kind }) => kind === 'human'))
    return undefined;
  const seat = seats.findIndex(({ kind }) => kind === 'open');
  return seat < 0 ? undefined : seat;
}

/** Returns the seat that a person leaves for another one. */
function givenUpSeat(wish: SeatUpdate): number | undefined {
  return wish.kind === 'me' ? wish.from : undefined;
}

function infoFrom(match: Result<LiveMatch>): Result<MatchInfo> {
  return match.ok ? ok(match.value.info) : match;
}
