import { randomBytes } from 'node:crypto';
import { type Teams, unpacked } from '@tessera/kernel';
import {
  absenceOf,
  type Brought,
  chatRuleOf,
  cleanLine,
  NewMatchWish,
  type SeatWish,
  type SeveralSeats,
  seatsOfPlayer,
  severalSeatsOf,
  whyNotSeatToo,
} from '@tessera/protocol';
import { headingOf } from '@tessera/room';
import type * as z from 'zod';
import { Moved, type Ownership } from '../cluster/ownership.ts';
import type { Games } from '../games.ts';
import type { HostAnswers, StartedMatch } from '../hosts/hostMessages.ts';
import { isLevel, USUAL_LEVEL } from '../hosts/levels.ts';
import type { MatchHosts } from '../hosts/matchHosts.ts';
import type { Person } from '../identity/person.ts';
import type { PersonCaps } from '../limits/personCaps.ts';
import { ok, type Result, refused } from '../result.ts';
import { StorageError } from '../storage/storage.ts';
import type { CommandRunner } from './commandRunner.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { LiveMatches } from './liveMatches.ts';
import type { MatchArchive } from './matchArchive.ts';
import type { MatchRecord, SeatRecord } from './matchRecord.ts';
import type { MatchStore } from './matchStore.ts';
import { idFor, newCode, newId } from './newMatch.ts';
import { botSeat, holderFor, holdersOf, OPEN_SEAT, seatFor } from './seating.ts';

export interface MatchCreationSettings {
  readonly games: Games;
  readonly hosts: MatchHosts;
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly runner: CommandRunner;
  readonly archive: MatchArchive;
  readonly caps: PersonCaps;
  /** How long people may be away from a table that has not chosen, and has no clock that gives them longer. */
  readonly absentMs: number;
  readonly ownership: Ownership;
  /** Told when everyone should see a heading anew. */
  onHeading(match: LiveMatch): void;
  /** Told when all who follow a match must fetch it anew. */
  onNewViews(match: LiveMatch): void;
}

type Draft = Omit<MatchRecord, 'id' | 'code' | 'createdAt' | 'movedAt' | 'brought'>;
type Heading = Pick<
  Draft,
  | 'title'
  | 'seats'
  | 'host'
  | 'visibility'
  | 'several'
  | 'undo'
  | 'pace'
  | 'absence'
  | 'autostart'
  | 'forkOf'
  | 'imported'
  | 'openedBy'
  | 'openedMatches'
>;

/** A match that another one opens. */
export interface OpenedWish {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly SeatRecord[];
  /** One that it opened before and of which nothing has come. */
  readonly replaces?: string | undefined;
}

const SEED_BYTES = 32;
/** A file may call its seats whatever it likes. */
const LONGEST_NAME = 40;
/** Two matches may draw the same code; so many in a row never do. */
const CODE_ATTEMPTS = 8;

/** Where matches come from: a wish, an earlier match, a file. */
export class MatchCreation {
  readonly #settings: MatchCreationSettings;

  constructor(settings: MatchCreationSettings) {
    this.#settings = settings;
  }

  async create(host: Person, raw: NewMatchWish): Promise<Result<LiveMatch>> {
    const wish = NewMatchWish.parse(raw);
    const seats = this.#seats(wish.game, wish.seats, host);
    if (!seats.ok) return seats;
    const match = await this.#settings.caps.inTurn(host.id, () => this.#create(host, wish, seats.value));
    return match.ok ? this.startIfFull(match.value) : match;
  }

  async #create(host: Person, wish: z.output<typeof NewMatchWish>, seats: SeatRecord[]): Promise<Result<LiveMatch>> {
    const allowed = await this.#settings.caps.mayHost(host.id, hasBots(seats));
    if (!allowed.ok) return allowed;
    const { game, visibility, chat, several, undo, pace, mode, autostart } = wish;
    const ask = { op: 'options', game, options: wish.options ?? {}, seats: seats.length } as const;
    const options = await this.#settings.hosts.ask(this.#newId(), ask);
    if (options.kind === 'refused') return { ok: false, refusal: options.refusal };
    if (options.kind !== 'done') return refused('host-failed');
    const { teams } = options.value;
    const read = optionsOf(options.value);
    if (!mayHaveAll(seatsOfPlayer({ seats }, host.id), severalSeatsOf({ several, visibility }), teams)) {
      return refused('one-seat-each');
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
      autostart,
      seq: 0,
      deciding: [],
    };
    return ok(await this.#add(this.#newId(), draft, read.brought));
  }

  /** Starts a match that waits for nobody any more and wants to start by itself. */
  async startIfFull(match: LiveMatch): Promise<Result<LiveMatch>> {
    const { status, autostart, seats } = match.record;
    const isReady = status === 'open' && autostart && !match.isStarting && seats.every(({ kind }) => kind !== 'open');
    return isReady ? this.start(match) : ok(match);
  }

  async start(match: LiveMatch): Promise<Result<LiveMatch>> {
    const { status, seats } = match.record;
    if (status !== 'open' || match.isStarting) return refused('already-started');
    if (seats.some(({ kind }) => kind === 'open')) return refused('seats-open');
    match.isStarting = true;
    try {
      return await this.#begin(match);
    } finally {
      match.isStarting = false;
    }
  }

  async #begin(match: LiveMatch): Promise<Result<LiveMatch>> {
    const { hosts, store, runner, ownership, onHeading, onNewViews } = this.#settings;
    const { id, game, seats, mode, pace, several, undo } = match.record;
    const names = seats.map(({ kind, name }, i) => {
      return {
        name: name === '' ? `Player ${i + 1}` : name,
        kind: kind === 'bot' ? ('bot' as const) : ('human' as const),
      };
    });
    const at = ownership.now();
    const options = unpacked({ options: match.record.options, brought: await store.brought(match.record) });
    const wanted = { options, seats: names, seed: newSeed(), mode };
    const practice = several === 'any';
    const epoch = ownership.epochOf(id);
    if (epoch === undefined) throw new Moved(id);
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
    } as const;
    const started = await hosts.ask(id, ask);
    if (started.kind === 'refused') return { ok: false, refusal: started.refusal };
    if (started.kind === 'error') return refused('rules-failed');
    if (started.kind === 'lost') return refused('host-failed');
    const record = { ...match.record, ...startOf(started.value), movedAt: at };
    await store.begin(record, started.value);
    match.record = record;
    onHeading(match);
    onNewViews(match);
    runner.started(match, started.value);
    return ok(match);
  }

  /** The match in which the players of this one meet again: made by the first who asks, joined by the others. */
  async rematch(match: LiveMatch, person: Person): Promise<Result<LiveMatch>> {
    const { live, store, onHeading } = this.#settings;
    const { record } = match;
    if (record.status !== 'over') return refused('not-over');
    const own = seatsOfPlayer(record, person.id);
    if (own.length === 0) return refused('not-seated');
    const id = record.rematch ?? this.#idBeside(record.id, 'rematch');
    const known = await live.get(id);
    if (known) return this.#joinRematch(known, own, person);
    const next = await this.#settings.caps.inTurn(person.id, () => this.#addRematch(id, record, own, person));
    if (!next.ok) return next;
    match.record = { ...match.record, rematch: id };
    await store.saveHeading(match.record);
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
    return ok(await this.#add(id, { ...draft, ...chosen, status: 'open', seq: 0, deciding: [] }, brought));
  }

  /** The match that another one waits for: its table is as that one's, for nobody but those who sit there. */
  async open(match: LiveMatch, opened: OpenedWish): Promise<Result<LiveMatch>> {
    const { host } = match.record;
    const made = await this.#settings.caps.inTurn(host, () => this.#addOpened(match.record, opened));
    if (!made.ok) return made;
    const { id } = made.value;
    match.record = {
      ...match.record,
      opened: id,
      openedMatches: [...(match.record.openedMatches ?? []).filter((other) => other !== opened.replaces), id],
    };
    await this.#settings.store.save(match.record);
    this.#settings.onHeading(match);
    return this.startIfFull(made.value);
  }

  async #addOpened(record: MatchRecord, { game, options: wanted, seats }: OpenedWish): Promise<Result<LiveMatch>> {
    const allowed = await this.#settings.caps.mayHost(record.host, hasBots(seats));
    if (!allowed.ok) return allowed;
    const id = this.#newId(record.id);
    const options = await this.#settings.hosts.ask(id, { op: 'options', game, options: wanted, seats: seats.length });
    if (options.kind === 'refused') return { ok: false, refusal: options.refusal };
    if (options.kind !== 'done') return refused('host-failed');
    const { title, undo, pace, absence, mode, host } = record;
    const { teams } = options.value;
    const chosen = {
      // What is usual depends on whether a table is public: what goes for that one goes for this one.
      chat: chatRuleOf(record),
      several: severalSeatsOf(record),
      ...(teams && { teams: [...teams] }),
      ...(undo && { undo }),
      ...(absence !== undefined && { absence }),
    };
    const { options: read, brought } = optionsOf(options.value);
    const draft = { game, title, options: read, pace, mode, seats: [...seats], host, autostart: true };
    const begun = { status: 'open', seq: 0, deciding: [], openedBy: record.id } as const;
    return ok(await this.#add(id, { ...draft, ...chosen, ...begun, deciding: [], visibility: 'private' }, brought));
  }

  /** A new match that was this one until entry `at`. CommandHeader twice under the same name it is the same match. */
  async fork(match: LiveMatch, at: number, person: Person, name: string): Promise<Result<LiveMatch>> {
    const { record } = match;
    const seat = match.seatOf(person);
    if (record.status !== 'over' && seat === undefined) return refused('not-seated');
    const id = this.#idBeside(record.id, 'fork', person.id, name);
    const known = await this.#settings.live.get(id);
    if (known) return ok(known);
    const allowed = await this.#settings.caps.mayHost(person.id, hasBots(record.seats));
    if (!allowed.ok) return allowed;
    const wish = { at, seed: newSeed(), asker: match.viewerOf(person) };
    const forked = await this.#settings.archive.fork(match, wish, person.id);
    if (!forked.ok) return forked;
    const held = seatsOfPlayer(record, person.id);
    const own = held.length > 0 ? held : [record.seats.findIndex(({ kind }) => kind !== 'bot')];
    const heading = this.#headingFor(record.title, seatsFor(record, own, person), person);
    const { several, undo } = record;
    const forkOf = { match: record.id, seq: at };
    // What the other one took in, this one took in too: its file needs the same matches.
    const { openedMatches } = record;
    return this.#addBegun(id, forked.value, {
      ...heading,
      ...(several && { several }),
      ...(undo && { undo }),
      ...(openedMatches && { openedMatches }),
      forkOf,
    });
  }

  /** A match from a file. Whoever brings it knows its seed, so the dice of the rest come from another one. */
  async importReplay(text: string, person: Person, signal?: AbortSignal): Promise<Result<LiveMatch>> {
    const started = await this.#settings.archive.import(text, { payer: person.id, signal, seed: newSeed() });
    if (!started.ok) return started;
    const match = await this.#addImported(started.value, person);
    return match.ok ? this.#withOpened(match.value, started.value.opened ?? [], person, signal) : match;
  }

  /** The matches that an imported one has opened are brought here with it: its own file needs them. */
  async #withOpened(
    match: LiveMatch,
    files: readonly string[],
    person: Person,
    signal: AbortSignal | undefined,
  ): Promise<Result<LiveMatch>> {
    for (const file of files) {
      // All are over. Were one not, nobody might know the dice of its rest.
      const started = await this.#settings.archive.import(file, { payer: person.id, signal, seed: newSeed() });
      const opened = started.ok ? await this.#addImported(started.value, person, match.id) : started;
      if (!opened.ok) return opened;
      const openedMatches = [...(match.record.openedMatches ?? []), opened.value.id];
      match.record = { ...match.record, openedMatches };
    }
    if (files.length > 0) await this.#settings.store.save(match.record);
    return ok(match);
  }

  async #addImported(started: StartedMatch, person: Person, openedBy?: string): Promise<Result<LiveMatch>> {
    const isOver = started.summary.ending !== undefined;
    const seats = started.seats.map(({ name: written, kind }): SeatRecord => {
      const name = cleanLine(written).slice(0, LONGEST_NAME);
      if (kind === 'bot') return { ...botSeat(USUAL_LEVEL), name };
      return isOver ? { kind: 'human', name } : OPEN_SEAT;
    });
    const heading = { ...this.#headingFor('', seats, person), imported: true as const };
    return this.#addBegun(this.#newId(openedBy), started, openedBy === undefined ? heading : { ...heading, openedBy });
  }

  /** A match of this game for one, from a file: whoever brings it plays on in it. */
  async importPersonal(text: string, game: string, person: Person, signal?: AbortSignal): Promise<Result<LiveMatch>> {
    const started = await this.#settings.archive.import(text, { payer: person.id, signal });
    if (!started.ok) return started;
    if (started.value.game !== game) return refused('other-game', { game: started.value.game });
    if (started.value.seats.length > 1) return refused('not-alone');
    return this.#addBegun(this.#newId(), started.value, {
      ...this.#headingFor('', [seatFor(person)], person),
      imported: true,
    });
  }

  async #addBegun(id: string, started: StartedMatch, heading: Heading): Promise<Result<LiveMatch>> {
    const match = await this.#settings.caps.inTurn(heading.host, () => this.#keep(id, started, heading));
    // Bots go on at once. What waits for somebody, or for nobody, is taken up when they come.
    if (match.ok && hasBotToMove(match.value)) this.#settings.runner.wake(match.value);
    return match;
  }

  async #keep(id: string, started: StartedMatch, heading: Heading): Promise<Result<LiveMatch>> {
    const { caps, live } = this.#settings;
    // Somebody who asked twice may have got it meanwhile.
    const known = await live.get(id);
    if (known) return ok(known);
    const isOver = started.summary.ending !== undefined;
    const mayHost = isOver ? ok(undefined) : await caps.mayHost(heading.host, hasBots(heading.seats));
    if (!mayHost.ok) return mayHost;
    const bytes = started.entries.reduce((sum, { payload }) => sum + payload.length, started.beginning.length);
    const allowed = await caps.mayKeep(heading.host, bytes);
    if (!allowed.ok) return allowed;
    const { game, mode, teams } = started;
    const { options, brought } = optionsOf(started);
    const draft: Draft = {
      ...heading,
      game,
      mode,
      options,
      ...(teams && { teams: [...teams] }),
      ...startOf(started),
    };
    const match = await this.#add(id, draft, brought, started);
    await caps.note(heading.host, match.id, bytes);
    return ok(match);
  }

  async #joinRematch(next: LiveMatch, own: readonly number[], person: Person): Promise<Result<LiveMatch>> {
    const { store, onHeading } = this.#settings;
    const free = own.filter((seat) => next.record.status === 'open' && next.record.seats[seat]?.kind === 'open');
    if (free.length === 0 || next.seatOf(person) !== undefined) return ok(next);
    const seats = next.record.seats.map((each, i) => (free.includes(i) ? seatFor(person, next.record.seats) : each));
    next.record = { ...next.record, seats };
    await store.save(next.record);
    onHeading(next);
    return this.startIfFull(next);
  }

  /** An id of a match that lies here; where another is named, beside that one: what concerns both is then in one place. */
  #newId(beside?: string): string {
    return this.#settings.ownership.newId(newId, beside);
  }

  /** The id of what comes of a match, always the same for the same words. */
  #idBeside(match: string, ...words: readonly string[]): string {
    let attempt = 0;
    const make = () => idFor(words[0] ?? '', match, ...words.slice(1), ...(attempt++ === 0 ? [] : [String(attempt)]));
    return this.#settings.ownership.newId(make, match);
  }

  /** The heading of a match that comes from another one. */
  #headingFor(title: string, seats: SeatRecord[], host: Person): Heading {
    const pace = { kind: 'none' } as const;
    const absence = absenceOf(pace, this.#settings.absentMs / 1000);
    return { title, seats, host: host.id, visibility: 'private', pace, absence, autostart: true };
  }

  #seats(gameId: string, wishes: readonly SeatWish[], host: Person): Result<SeatRecord[]> {
    const entry = this.#settings.games.find(gameId);
    if (!entry) return refused('no-such-game', { game: gameId });
    const { min, max } = entry.game.seats;
    if (wishes.length < min || wishes.length > max) return refused('seats-do-not-fit', { game: gameId, min, max });
    const unknown = wishes.find((wish) => wish.kind === 'bot' && !isLevel(entry.bots, wish.level));
    if (unknown?.kind === 'bot') return refused('no-such-level', { level: unknown.level });
    return ok(wishes.map((wish) => holderFor(wish, host)));
  }

  async #add(id: string, draft: Draft, brought?: Brought, started?: StartedMatch): Promise<LiveMatch> {
    const { store, live, onHeading } = this.#settings;
    const now = this.#settings.ownership.now();
    for (let attempt = 1; ; attempt++) {
      const record: MatchRecord = { ...draft, id, code: newCode(), createdAt: now, movedAt: now };
      try {
        await store.add(record, brought, started);
        const match = live.adopt(record);
        onHeading(match);
        return match;
      } catch (error) {
        if (!(error instanceof StorageError && error.isConflict) || attempt === CODE_ATTEMPTS) throw error;
        // Either the code is taken, or somebody has just added the very same match.
        const known = await live.get(id);
        if (known) return known;
      }
    }
  }
}

/** The seats of a match that follows another: its bots stay, one person has those that were theirs, the others come or not. */
function seatsFor({ seats }: MatchRecord, own: readonly number[], person: Person): SeatRecord[] {
  return seats.map((each, i) => {
    return each.kind === 'bot' ? each : own.includes(i) ? seatFor(person) : OPEN_SEAT;
  });
}

/** Whether one person may have all of these seats. */
function mayHaveAll(own: readonly number[], rule: SeveralSeats, teams: Teams | undefined): boolean {
  return own.every((seat, i) => whyNotSeatToo({ rule, teams }, own.slice(0, i), seat) === undefined);
}

function hasBotToMove({ record: { status, deciding, seats } }: LiveMatch): boolean {
  return status === 'playing' && deciding.some((seat) => seats[seat]?.kind === 'bot');
}

function hasBots(seats: readonly SeatRecord[]): boolean {
  return seats.some(({ kind }) => kind === 'bot');
}

/** The options as a heading has them, and what they bring along. */
function optionsOf({
  options,
  brought,
}: HostAnswers['options']): Pick<MatchRecord, 'options'> & { readonly brought?: Brought } {
  return { options: JSON.parse(options), ...(brought && { brought: JSON.parse(brought) }) };
}

/** What the start of a match adds to its heading. */
function startOf({
  commitment,
  summary,
}: StartedMatch): Pick<MatchRecord, 'commitment'> & ReturnType<typeof headingOf> {
  return { commitment, ...headingOf(summary) };
}

/** A seed that nobody can guess. */
function newSeed(): string {
  return randomBytes(SEED_BYTES).toString('hex');
}
