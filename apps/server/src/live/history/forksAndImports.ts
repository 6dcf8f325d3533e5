import { absenceOf, cleanLine, seatsOfPlayer } from '@tessera/protocol';
import { DEFAULT_BOT_LEVEL } from '../../hosts/botLevels.ts';
import type { StartedMatch } from '../../hosts/hostMessages.ts';
import type { Person } from '../../identity/person.ts';
import type { PersonCaps } from '../../limits/personCaps.ts';
import { ok, type Result, refuse } from '../../result.ts';
import type { CommandRunner } from '../commandRunner.ts';
import type { LiveMatch } from '../liveMatch.ts';
import type { LiveMatches } from '../liveMatches.ts';
import { type Draft, type MatchInsertion, optionsOf, startOf } from '../matchInsertion.ts';
import { type SeatRecord, waitsForSomebody } from '../matchRecord.ts';
import type { MatchStore } from '../matchStore.ts';
import { botSeat, hasBots, OPEN_SEAT, seatFor, seatsFor } from '../seating.ts';
import type { SeedSource } from '../seedSource.ts';
import type { MatchArchive } from './matchArchive.ts';

export interface ForksAndImportsSettings {
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly runner: CommandRunner;
  readonly archive: MatchArchive;
  readonly caps: PersonCaps;
  readonly newMatches: MatchInsertion;
  readonly seeds: SeedSource;
  /** How long players may be away, for tables without a setting or a clock that allows longer. */
  readonly absentMs: number;
}

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

/** An imported file may contain seat names of any length. */
const LONGEST_NAME = 40;

/** Creates matches from an existing history: a fork of another match, or an imported file. */
export class ForksAndImports {
  readonly #settings: ForksAndImportsSettings;

  constructor(settings: ForksAndImportsSettings) {
    this.#settings = settings;
  }

  /** Creates a match that equals this one up to entry `at`. A second call with the same name returns the same match. */
  async fork(match: LiveMatch, at: number, person: Person, name: string): Promise<Result<LiveMatch>> {
    const { record } = match;
    const seat = match.seatOf(person);
    if (record.status !== 'over' && seat === undefined) return refuse('not-seated');
    const id = this.#settings.newMatches.idBeside(record.id, 'fork', person.id, name);
    const known = await this.#settings.live.get(id);
    if (known) return ok(known);
    const allowed = await this.#settings.caps.mayHost(person.id, hasBots(record.seats));
    if (!allowed.ok) return allowed;
    const wish = { at, seed: this.#settings.seeds('fork', record, at), asker: match.viewerOf(person) };
    const forked = await this.#settings.archive.fork(match, wish, person.id);
    if (!forked.ok) return forked;
    const held = seatsOfPlayer(record, person.id);
    const own = held.length > 0 ? held : [record.seats.findIndex(({ kind }) => kind !== 'bot')];
    const heading = this.#headingFor(record.title, seatsFor(record, own, person), person);
    const { several, undo } = record;
    const forkOf = { match: record.id, seq: at };
    // The fork has absorbed the same sub-matches as the original, so its file needs them too.
    const { openedMatches } = record;
    return this.#addBegun(id, forked.value, {
      ...heading,
      ...(several && { several }),
      ...(undo && { undo }),
      ...(openedMatches && { openedMatches }),
      forkOf,
    });
  }

  /** Imports a match from a file. The importing person knows its seed, so all further dice come from a new one. */
  async importReplay(text: string, person: Person, signal?: AbortSignal): Promise<Result<LiveMatch>> {
    const seed = this.#settings.seeds('import', text);
    const started = await this.#settings.archive.import(text, { payer: person.id, signal, seed });
    if (!started.ok) return started;
    const match = await this.#addImported(started.value, person);
    return match.ok ? this.#withOpened(match.value, started.value.opened ?? [], person, signal) : match;
  }

  /** Imports the sub-matches of an imported match too: its own file needs them. */
  async #withOpened(
    match: LiveMatch,
    files: readonly string[],
    person: Person,
    signal: AbortSignal | undefined,
  ): Promise<Result<LiveMatch>> {
    const openedMatches: string[] = [];
    for (const file of files) {
      // Sub-matches are all over. In an unfinished one, the importing person would know the dice to come.
      const seed = this.#settings.seeds('import', file);
      const started = await this.#settings.archive.import(file, { payer: person.id, signal, seed });
      const opened = started.ok ? await this.#addImported(started.value, person, match.id) : started;
      if (!opened.ok) return opened;
      openedMatches.push(opened.value.id);
    }
    if (openedMatches.length === 0) return ok(match);
    await match.inTurn(() =>
      match.change(
        (record) => ({ ...record, openedMatches: [...(record.openedMatches ?? []), ...openedMatches] }),
        (record) => this.#settings.store.save(record),
      ),
    );
    return ok(match);
  }

  async #addImported(started: StartedMatch, person: Person, openedBy?: string): Promise<Result<LiveMatch>> {
    const isOver = started.summary.ending !== undefined;
    const seats = started.seats.map(({ name: written, kind }): SeatRecord => {
      const name = cleanLine(written).slice(0, LONGEST_NAME);
      if (kind === 'bot') return { ...botSeat(DEFAULT_BOT_LEVEL), name };
      return isOver ? { kind: 'human', name } : OPEN_SEAT;
    });
    const heading = { ...this.#headingFor('', seats, person), imported: true as const };
    return this.#addBegun(
      this.#settings.newMatches.newId(openedBy),
      started,
      openedBy === undefined ? heading : { ...heading, openedBy },
    );
  }

  /** Imports a solo match of this game from a file; the importing person plays on in it. */
  async importPersonal(text: string, game: string, person: Person, signal?: AbortSignal): Promise<Result<LiveMatch>> {
    const started = await this.#settings.archive.import(text, { payer: person.id, signal });
    if (!started.ok) return started;
    if (started.value.game !== game) return refuse('other-game', { game: started.value.game });
    if (started.value.seats.length > 1) return refuse('not-alone');
    return this.#addBegun(this.#settings.newMatches.newId(), started.value, {
      ...this.#headingFor('', [seatFor(person)], person),
      imported: true,
    });
  }

  async #addBegun(id: string, started: StartedMatch, heading: Heading): Promise<Result<LiveMatch>> {
    const match = await this.#settings.caps.inTurn(heading.host, () => this.#keep(id, started, heading));
    // Bots move at once. A match that waits for a player is opened when that player arrives.
    if (match.ok && hasBotToMove(match.value)) void this.#settings.runner.wake(match.value);
    return match;
  }

  async #keep(id: string, started: StartedMatch, heading: Heading): Promise<Result<LiveMatch>> {
    const { caps, live, newMatches } = this.#settings;
    // A concurrent call of the same person may have added it already.
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
    const match = await newMatches.add(id, draft, { brought, started });
    await caps.note(heading.host, match.id, bytes);
    return ok(match);
  }

  /** Returns the heading of a match that derives from another one. */
  #headingFor(title: string, seats: SeatRecord[], host: Person): Heading {
    const pace = { kind: 'none' } as const;
    const absence = absenceOf(pace, this.#settings.absentMs / 1000);
    return { title, seats, host: host.id, visibility: 'private', pace, absence, autostart: true };
  }
}

function hasBotToMove({ record }: LiveMatch): boolean {
  const { status, deciding, seats } = record;
  return status === 'playing' && !waitsForSomebody(record) && deciding.some((seat) => seats[seat]?.kind === 'bot');
}
