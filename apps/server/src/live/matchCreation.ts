import { type Teams, unpackOptions } from '@tessera/kernel';
import {
  absenceOf,
  chatRuleOf,
  NewMatchRequest,
  type NewSeatRequest,
  type SeveralSeats,
  seatsOfPlayer,
  severalSeatsOf,
  whyNotSeatToo,
} from '@tessera/protocol';
import type * as z from 'zod';
import { MatchMovedError, type Ownership } from '../cluster/ownership.ts';
import type { Games } from '../games.ts';
import { isLevel } from '../hosts/botLevels.ts';
import type { HostAnswers, HostRequest } from '../hosts/hostMessages.ts';
import type { HostResult, MatchHosts } from '../hosts/matchHosts.ts';
import type { Person } from '../identity/person.ts';
import { type RateLimits, waitRefusal } from '../limits/limits.ts';
import type { PersonCaps } from '../limits/personCaps.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { CommandRunner } from './commandRunner.ts';
import type { MatchArchive, OptionsRequest } from './history/matchArchive.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { LiveMatches } from './liveMatches.ts';
import { type MatchInsertion, optionsOf, startOf } from './matchInsertion.ts';
import type { MatchRecord, SeatRecord } from './matchRecord.ts';
import type { MatchStore } from './matchStore.ts';
import { HOST_ATTEMPTS } from './retry.ts';
import { hasBots, holderFor, holdersOf, isAwaited, LATER_SEAT, seatFor, seatsFor } from './seating.ts';
import type { SeedSource } from './seedSource.ts';
import { areAllReady, withoutMarks } from './start/readyMarks.ts';

export interface MatchCreationSettings {
  readonly games: Games;
  readonly hosts: Pick<MatchHosts, 'ask'>;
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly runner: CommandRunner;
  readonly caps: PersonCaps;
  readonly limits: Pick<RateLimits, 'take' | 'spend'>;
  readonly archive: Pick<MatchArchive, 'options'>;
  /** How long players may be away, for tables without a setting or a clock that allows longer. */
  readonly absentMs: number;
  readonly ownership: Ownership;
  readonly newMatches: MatchInsertion;
  readonly seeds: SeedSource;
  /** Called when everyone should receive the heading again. */
  onHeading(match: LiveMatch): void;
  /** Called when all subscribers of a match must fetch it again. */
  onNewViews(match: LiveMatch): void;
}

/** Parameters of a sub-match. */
export interface SubMatchCreation {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly SeatRecord[];
  /** An earlier sub-match without a result, which this one replaces. */
  readonly replaces?: string | undefined;
}

/** Options of more characters bring something along. */
const LONG_OPTIONS_CHARS = 2000;

/** Creates matches: on request, as a rematch, or as a sub-match. */
export class MatchCreation {
  readonly #settings: MatchCreationSettings;

  constructor(settings: MatchCreationSettings) {
    this.#settings = settings;
  }

  async create(host: Person, raw: NewMatchRequest): Promise<Result<LiveMatch>> {
    const wish = NewMatchRequest.parse(raw);
    const seats = this.#seats(wish.game, wish.seats, host);
    if (!seats.ok) return seats;
    const options = { ...wish.options, ...this.#optionsFor(wish.game, wish.seats) };
    const match = await this.#settings.caps.inTurn(host.id, () =>
      this.#create(host, { ...wish, options }, seats.value),
    );
    return match.ok ? this.startIfFull(match.value) : match;
  }

  async #create(host: Person, wish: z.output<typeof NewMatchRequest>, seats: SeatRecord[]): Promise<Result<LiveMatch>> {
    const allowed = await this.#settings.caps.mayHost(host.id, hasBots(seats));
    if (!allowed.ok) return allowed;
    const { game, visibility, chat, several, undo, pace, mode, autostart } = wish;
    const options = await this.#options({ game, options: wish.options ?? {}, seats: seats.length }, host.id);
    if (!options.ok) return options;
    const { teams } = options.value;
    const read = optionsOf(options.value);
    if (!mayHaveAll(seatsOfPlayer({ seats }, host.id), severalSeatsOf({ several, visibility }), teams)) {
      return refuse('one-seat-each');
    }
    const draft = {
      game,
      title: wish.title ?? '',
      options: read.options,
      visibility,
      ...(chat && { chat }),
      ...(teams && { teams: [...teams] }),
      ...(several && { several }),
      ...(undo && { undo }),
      pace,
      absence: absenceOf(pace, wish.absence ?? this.#settings.absentMs / 1000),
      mode,
      status: 'open' as const,
      seats,
      host: host.id,
      autostart: autostart !== false,
      // A player alone with bots waits for no other player.
      ...(autostart === 'ready' && seats.some(isAwaited) && { readyCheck: {} }),
      seq: 0,
      deciding: [],
    };
    return ok(await this.#settings.newMatches.add(this.#settings.newMatches.newId(), draft, { brought: read.brought }));
  }

  /** Parses options. Long ones, such as a map, are parsed by the archive, so that they do not delay play. */
  async #options(wish: OptionsRequest, person: string): Promise<Result<HostAnswers['options']>> {
    if (JSON.stringify(wish.options).length > LONG_OPTIONS_CHARS) {
      return this.#settings.archive.options(wish, person);
    }
    const read = await this.#ask(this.#settings.newMatches.newId(), { op: 'options', ...wish }, person);
    if (read.kind === 'refused') return { ok: false, refusal: read.refusal };
    return read.kind === 'done' ? ok(read.value) : refuse('host-failed');
  }

  /** Starts a match when no seat is awaited any more and it is set to start by itself, without a ready check. */
  async startIfFull(match: LiveMatch): Promise<Result<LiveMatch>> {
    const { status, autostart } = match.record;
    const isReady = status === 'open' && autostart && !match.isStarting && isFull(match.record);
    return isReady ? this.start(match) : ok(match);
  }

  async start(match: LiveMatch): Promise<Result<LiveMatch>> {
    // A seat whose change is being stored counts with that change.
    const allowed = await match.inTurn(async () => claimStart(match));
    if (!allowed.ok) return allowed;
    try {
      return await this.#begin(match);
    } finally {
      match.isStarting = false;
    }
  }

  async #begin(match: LiveMatch): Promise<Result<LiveMatch>> {
    const { store, runner, ownership, seeds, onHeading, onNewViews } = this.#settings;
    const { id, game, seats, mode, pace, several, undo, host, openedBy } = match.record;
    const names = seats.map(({ kind, name }, i) => {
      // The hash chain of a sub-match cannot be recomputed when a person is erased, so its header has no names.
      const isNameless = name === '' || (openedBy !== undefined && kind !== 'bot');
      return {
        name: isNameless ? `Player ${i + 1}` : name,
        kind: kind === 'bot' ? ('bot' as const) : ('human' as const),
      };
    });
    const at = ownership.now();
    const options = unpackOptions({ options: match.record.options, brought: await store.brought(match.record) });
    const wanted = { options, seats: names, seed: seeds('deal', match.record), mode };
    const practice = several === 'any';
    const epoch = ownership.epochOf(id);
    if (epoch === undefined) throw new MatchMovedError(id);
    const ask = {
      op: 'start',
      match: id,
      game,
      wanted,
      holders: holdersOf(seats),
      pace,
      at,
      practice,
      undo,
      epoch,
      shard: ownership.shardOf(id),
    } as const;
    const started = await this.#ask(id, ask, host);
    if (started.kind === 'refused') return { ok: false, refusal: started.refusal };
    if (started.kind === 'error') return refuse('rules-failed');
    if (started.kind === 'lost') return refuse('host-failed');
    const begun = { ...startOf(started.value), movedAt: at };
    await match.inTurn(() =>
      match.change(
        ({ readyCheck: _check, ...record }) => ({ ...record, ...begun, seats: withoutMarks(record.seats) }),
        (record) => store.begin(record, started.value),
      ),
    );
    onHeading(match);
    onNewViews(match);
    runner.started(match, started.value);
    return ok(match);
  }

  /**
   * Sends a request of a person to a host, with a retry if its thread was lost over another match. A person whose matches have hung
   * threads too often has to wait, because a hung thread delays all other matches in it.
   */
  async #ask<A extends HostRequest>(match: string, ask: A, person: string): Promise<HostResult<HostAnswers[A['op']]>> {
    const { hosts, limits } = this.#settings;
    const wait = limits.take('hang', { person }, 0);
    if (wait) return { kind: 'refused', refusal: waitRefusal(wait) };
    let result = await hosts.ask(match, ask, person);
    for (let attempt = 1; attempt < HOST_ATTEMPTS && result.kind === 'lost' && !result.isCulprit; attempt++) {
      result = await hosts.ask(match, ask, person);
    }
    if (result.kind === 'lost' && result.isCulprit) limits.spend('hang', { person }, 1);
    return result;
  }

  /** Returns the rematch of a match: the first player to ask creates it, the others join it. */
  async rematch(match: LiveMatch, person: Person): Promise<Result<LiveMatch>> {
    const { live, store, onHeading } = this.#settings;
    const { record } = match;
    if (record.status !== 'over') return refuse('not-over');
    const own = seatsOfPlayer(record, person.id);
    if (own.length === 0) return refuse('not-seated');
    const id = record.rematch ?? this.#settings.newMatches.idBeside(record.id, 'rematch');
    const known = await live.get(id);
    if (known) return this.#joinRematch(known, own, person);
    const next = await this.#settings.caps.inTurn(person.id, () => this.#addRematch(id, record, own, person));
    if (!next.ok) return next;
    await match.inTurn(() =>
      match.change(
        (record) => ({ ...record, rematch: id }),
        (record) => store.saveHeading(record),
      ),
    );
    onHeading(match);
    return this.startIfFull(next.value);
  }

  async #addRematch(
    id: string,
    record: MatchRecord,
    own: readonly number[],
    person: Person,
  ): Promise<Result<LiveMatch>> {
    const allowed = await this.#settings.caps.mayHost(person.id, hasBots(record.seats));
    if (!allowed.ok) return allowed;
    const { game, title, options, visibility, chat, teams, several, undo, pace, absence, mode } = record;
    const seats = seatsFor(record, own, person);
    const draft = { game, title, options, visibility, pace, mode, seats, host: person.id, autostart: true };
    const chosen = {
      ...(chat && { chat }),
      ...(teams && { teams }),
      ...(several && { several }),
      ...(undo && { undo }),
      ...(absence !== undefined && { absence }),
    };
    const brought = await this.#settings.store.brought(record);
    // The request held none of it, so its bytes are not paid for yet.
    if (brought) this.#settings.limits.spend('write', { person: person.id }, JSON.stringify(brought).length);
    return ok(
      await this.#settings.newMatches.add(
        id,
        { ...draft, ...chosen, status: 'open', seq: 0, deciding: [] },
        { brought, rematchOf: record.id },
      ),
    );
  }

  /** Creates a sub-match. It is a private table for the players of the parent match. */
  async open(match: LiveMatch, opened: SubMatchCreation): Promise<Result<LiveMatch>> {
    const { host } = match.record;
    const made = await this.#settings.caps.inTurn(host, () => this.#addOpened(match.record, opened));
    if (!made.ok) return made;
    const { id } = made.value;
    const others = ({ openedMatches = [] }: MatchRecord) => openedMatches.filter((other) => other !== opened.replaces);
    await match.inTurn(() =>
      match.change(
        (record) => ({ ...record, opened: id, openedMatches: [...others(record), id] }),
        (record) => this.#settings.store.save(record),
      ),
    );
    this.#settings.onHeading(match);
    return this.startIfFull(made.value);
  }

  async #addOpened(
    record: MatchRecord,
    { game, options: wanted, seats }: SubMatchCreation,
  ): Promise<Result<LiveMatch>> {
    const allowed = await this.#settings.caps.mayHost(record.host, hasBots(seats));
    if (!allowed.ok) return allowed;
    const id = this.#settings.newMatches.newId(record.id);
    const options = await this.#options({ game, options: wanted, seats: seats.length }, record.host);
    if (!options.ok) return options;
    const { title, undo, pace, absence, mode, host } = record;
    const { teams } = options.value;
    const chosen = {
      // Defaults depend on the visibility of a table, so the parent's effective values are copied.
      chat: chatRuleOf(record),
      several: severalSeatsOf(record),
      ...(teams && { teams: [...teams] }),
      ...(undo && { undo }),
      ...(absence !== undefined && { absence }),
    };
    const { options: read, brought } = optionsOf(options.value);
    const draft = { game, title, options: read, pace, mode, seats: [...seats], host, autostart: true };
    const begun = { status: 'open', seq: 0, deciding: [], openedBy: record.id } as const;
    return ok(
      await this.#settings.newMatches.add(
        id,
        { ...draft, ...chosen, ...begun, deciding: [], visibility: 'private' },
        { brought },
      ),
    );
  }

  async #joinRematch(next: LiveMatch, own: readonly number[], person: Person): Promise<Result<LiveMatch>> {
    const sat = await next.inTurn(() => this.#sitInRematch(next, own, person));
    if (sat) this.#settings.onHeading(next);
    return this.startIfFull(next);
  }

  /** Gives a person those of their seats that are free; returns false if there is none, or if they sit already. */
  async #sitInRematch(next: LiveMatch, own: readonly number[], person: Person): Promise<boolean> {
    const free = own.filter((seat) => next.record.status === 'open' && next.record.seats[seat]?.kind === 'open');
    if (next.isStarting || free.length === 0 || next.seatOf(person) !== undefined) return false;
    const holder = seatFor(person, next.record.seats);
    await next.change(
      (record) => ({ ...record, seats: record.seats.map((each, i) => (free.includes(i) ? holder : each)) }),
      (record) => this.#settings.store.save(record),
    );
    return true;
  }

  #seats(gameId: string, wishes: readonly NewSeatRequest[], host: Person): Result<SeatRecord[]> {
    const entry = this.#settings.games.find(gameId);
    if (!entry) return refuse('no-such-game', { game: gameId });
    const { min, max } = entry.game.seats;
    if (wishes.length < min || wishes.length > max) return refuse('seats-do-not-fit', { game: gameId, min, max });
    const unknown = wishes.find((wish) => wish.kind === 'bot' && !isLevel(entry.bots, wish.level));
    if (unknown?.kind === 'bot') return refuse('no-such-level', { level: unknown.level });
    if (wishes.some(({ kind }) => kind === 'later') && entry.game.seats.later === undefined) {
      return refuse('nobody-comes-later', { game: gameId });
    }
    return ok(wishes.map((wish) => (wish.kind === 'later' ? LATER_SEAT : holderFor(wish, host))));
  }

  /** Returns the rule option with the number of players at the start, if others may come later. */
  #optionsFor(gameId: string, wishes: readonly NewSeatRequest[]): Record<string, number> {
    const later = this.#settings.games.find(gameId)?.game.seats.later;
    const first = wishes.findIndex(({ kind }) => kind === 'later');
    return later === undefined || first < 0 ? {} : { [later]: first };
  }
}

/** Whether a match could start now: a ready check starts it by its count. */
function isFull({ readyCheck, seats }: MatchRecord): boolean {
  return readyCheck === undefined && !seats.some(isAwaited);
}

/** Marks a match as starting, if it can start. */
function claimStart(match: LiveMatch): Result<undefined> {
  const { status, seats } = match.record;
  if (status !== 'open' || match.isStarting) return refuse('already-started');
  if (seats.some(isAwaited)) return refuse('seats-open');
  if (!areAllReady(match.record)) return refuse('not-all-ready');
  match.isStarting = true;
  return ok(undefined);
}

/** Whether one person may hold all of these seats. */
function mayHaveAll(own: readonly number[], rule: SeveralSeats, teams: Teams | undefined): boolean {
  return own.every((seat, i) => whyNotSeatToo({ rule, teams }, own.slice(0, i), seat) === undefined);
}
