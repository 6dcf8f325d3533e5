import type { Readable } from 'node:stream';
import type { Viewer } from '@tessera/kernel';
import type { RefusalInfo } from '@tessera/protocol';
import type { Redaction } from '@tessera/room';
import type { Logger } from 'pino';
import type { Archive, Turn } from '../../archive/archive.ts';
import {
  type ArchiveRequest,
  type ArchiveValue,
  type FileFormat,
  MAX_CHARS,
  MAX_ENTRIES,
} from '../../archive/archiveMessages.ts';
import { type Piece, PieceStream } from '../../archive/pieceStream.ts';
import type { HostAnswers, StartedMatch, StoredMatch } from '../../hosts/hostMessages.ts';
import type { HostResult } from '../../hosts/matchHosts.ts';
import { CorruptMatch } from '../../hosts/seals.ts';
import { ConcurrencyLimit } from '../../limits/concurrencyLimit.ts';
import { SharedPlaces } from '../../limits/sharedPlaces.ts';
import { ok, type Result, refuse } from '../../result.ts';
import type { LiveMatch } from '../liveMatch.ts';
import { revisionOf } from '../matchRecord.ts';
import type { MatchStore } from '../matchStore.ts';

export interface MatchArchiveSettings {
  readonly archive: Archive;
  readonly store: MatchStore;
  readonly log: Logger;
  /** Opens a match in its host, which determines the damage. */
  open(match: LiveMatch): Promise<Result<undefined>>;
  /** Whether this server owns the match with this id. */
  owns(match: string): boolean;
}

/** A match from a file, with the files of its sub-matches. */
export interface ImportedMatch extends StartedMatch {
  readonly opened?: readonly string[];
}

/** A page of a log: the last entries before one of them. */
export interface LogPage {
  readonly before: number;
  readonly limit: number;
}

/** Most concurrent jobs: per person, in total, and of those that create a match. */
const MAX_PER_KIND = 3;
const MAX_TOTAL = 64;
/** Imports and forks in work or waiting, each with all that it brings. They are done in turns of people. */
const HEAVY_PLACES = { most: 24, share: 2 };

/** The match exceeds the size that is processed here. */
class TooLarge extends Error {}

/** A job that was started and not completed. */
class BrokenOff extends Error {
  readonly refusal: RefusalInfo;

  constructor(refusal: RefusalInfo) {
    super(`The archive broke off: ${refusal.code}`);
    this.refusal = refusal;
  }
}

/** Parameters of a fork: the entry at which it branches off, its seed, and the requesting person. */
export interface ForkRequest {
  readonly at: number;
  readonly seed: string;
  readonly asker: Viewer;
}

/** Options of a game for a number of seats. */
export interface OptionsRequest {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
}

/** Operations on whole matches: logs, replays, files, and matches made from them. They run beside live play. */
export class MatchArchive {
  readonly #settings: MatchArchiveSettings;
  readonly #people = new ConcurrencyLimit(MAX_PER_KIND);
  readonly #all = new ConcurrencyLimit(MAX_TOTAL);
  readonly #heavy = new SharedPlaces(HEAVY_PLACES);

  constructor(settings: MatchArchiveSettings) {
    this.#settings = settings;
  }

  /** Returns a page of the log as JSON, as this viewer may know it. */
  async log(match: LiveMatch, viewer: Viewer, { before, limit }: LogPage, payer: string): Promise<Result<string>> {
    const { id, record } = match;
    const ask: ArchiveRequest = {
      op: 'log',
      match: id,
      revision: revisionOf(record),
      seq: record.seq,
      viewer,
      before,
      limit,
    };
    return this.#counted(payer, async () => {
      const first = await this.#pieces(match, ask, payer);
      if (!first.ok) return first;
      return wholeText(first.value);
    });
  }

  /** Streams the match from its start, as this viewer may know it. */
  replay(match: LiveMatch, viewer: Viewer, payer: string): Promise<Result<Readable>> {
    const head = JSON.stringify({ kind: 'viewer', info: match.info, viewer });
    return this.#stream(match, { op: 'replay', match: match.id, viewer, head }, payer);
  }

  /** Streams the whole match with its seed. */
  file(match: LiveMatch, format: FileFormat, payer: string): Promise<Result<Readable>> {
    const { id, record } = match;
    const ask: ArchiveRequest = { op: 'file', match: id, revision: revisionOf(record), seq: record.seq, format };
    return this.#stream(match, ask, payer, () => this.#storedWithOpened(match));
  }

  /** Reads the options of a new match that bring much along, apart from the threads in which people play. */
  options(wish: OptionsRequest, payer: string): Promise<Result<HostAnswers['options']>> {
    return this.#counted(payer, async () => {
      const turn: Turn = { payer, ask: { op: 'options', ...wish } };
      const read = await this.#answered(undefined, this.#settings.archive.light(payer, turn));
      if (!read.ok) return read;
      return read.value.options ? ok(read.value.options) : refuse('rules-failed');
    });
  }

  fork(match: LiveMatch, { at: seq, seed, asker }: ForkRequest, payer: string): Promise<Result<StartedMatch>> {
    const readable = this.#isReadable(match);
    if (!readable.ok) return Promise.resolve(readable);
    const ask: ArchiveRequest = { op: 'fork', seq, at: Date.now(), seed, asker };
    const turn: Turn = { payer, ask, stored: () => this.#stored(match) };
    return this.#started(match, turn);
  }

  /** The log of a match without a person, to be stored in its place. Where the header stays, so does the hash chain. */
  redact(match: LiveMatch, redaction: Redaction, keepsHeader: boolean): Promise<Result<StartedMatch>> {
    const readable = this.#isReadable(match);
    if (!readable.ok) return Promise.resolve(readable);
    const ask: ArchiveRequest = { op: 'redact', redaction, keepsHeader };
    return this.#started(match, { payer: 'erasure', ask, stored: () => this.#stored(match) });
  }

  /** The log of a match that starts with the present state, to be stored in its place. */
  shorten(match: LiveMatch, seed: string, payer: string): Promise<Result<StartedMatch>> {
    const readable = this.#isReadable(match);
    if (!readable.ok) return Promise.resolve(readable);
    return this.#started(match, { payer, ask: { op: 'shorten', seed }, stored: () => this.#stored(match) });
  }

  /** Imports a match from a file. With a seed, further dice come from it. Refused if the client has disconnected. */
  async import(
    text: string,
    {
      payer,
      signal,
      seed,
    }: { readonly payer: string; readonly signal?: AbortSignal | undefined; readonly seed?: string },
  ): Promise<Result<ImportedMatch>> {
    const ask: ArchiveRequest = { op: 'import', text, at: Date.now(), ...(seed !== undefined && { seed }) };
    const made = await this.#started(undefined, { payer, ask, ...(signal && { signal }) });
    return signal?.aborted ? refuse('too-busy') : made;
  }

  /** Creates a match in one go. Few callers may wait for that, because each holds its whole upload. */
  #started(match: LiveMatch | undefined, turn: Turn): Promise<Result<ImportedMatch>> {
    return this.#counted(turn.payer, async () => {
      const leave = this.#heavy.enter(turn.payer);
      if (!leave) return refuse('too-busy');
      try {
        const made = await this.#answered(match, this.#settings.archive.heavy(turn));
        if (!made.ok) return made;
        const { started, opened } = made.value;
        if (!started) return refuse('rules-failed');
        return ok(opened ? { ...started, opened } : started);
      } finally {
        leave();
      }
    });
  }

  async #stream(
    match: LiveMatch,
    ask: ArchiveRequest,
    payer: string,
    stored = () => this.#stored(match),
  ): Promise<Result<Readable>> {
    const leave = this.#enter(payer);
    if (!leave) return refuse('too-busy');
    const job: JobInHand = { name: undefined };
    const first = await this.#pieces(match, ask, payer, job, stored).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (!first.ok) {
      leave();
      return first;
    }
    const stream = new PieceStream(first.value);
    stream.once('close', () => {
      leave();
      // A client that disconnects early leaves a job behind.
      const { name } = job;
      if (name !== undefined) void this.#settings.archive.light(match.id, { payer, ask: { op: 'stop', job: name } });
    });
    return ok(stream);
  }

  /** Returns the first chunk of a text about a match, from which the others follow. */
  async #pieces(
    match: LiveMatch,
    ask: ArchiveRequest,
    payer: string,
    job: JobInHand = { name: undefined },
    stored = () => this.#stored(match),
  ): Promise<Result<Piece>> {
    const readable = this.#isReadable(match);
    if (!readable.ok) return readable;
    const pieceOf = (value: ArchiveValue): Piece => {
      job.name = value.job;
      const text = value.text ?? '';
      return value.job === undefined ? { text } : { text, next: () => goOn(value.job as string) };
    };
    const goOn = async (name: string): Promise<Piece> => {
      const value = await this.#turn(match, { payer, ask: { op: 'go-on', job: name } });
      if (!value.ok) throw new BrokenOff(value.refusal);
      return pieceOf(value.value);
    };
    // Other rules may fail in the middle of a text. The owner of the match has the right ones.
    const restricted = this.#settings.owns(match.id) ? stored : async () => withPinnedRulesOnly(await stored());
    const first = await this.#turn(match, { payer, ask, stored: restricted });
    return first.ok ? ok(pieceOf(first.value)) : first;
  }

  async #turn(match: LiveMatch, turn: Turn): Promise<Result<ArchiveValue>> {
    return this.#answered(match, this.#settings.archive.light(match.id, turn));
  }

  async #answered(
    match: LiveMatch | undefined,
    turn: Promise<HostResult<ArchiveValue>>,
  ): Promise<Result<ArchiveValue>> {
    const taken = await attempt(() => turn, match && (() => this.#settings.open(match)));
    if (!taken.ok) return taken;
    const result = taken.value;
    switch (result.kind) {
      case 'done':
        return ok(result.value);
      case 'refused':
        return { ok: false, refusal: result.refusal };
      case 'lost':
        return result.isCulprit ? refuse('match-too-large') : refuse('too-busy');
      case 'error': {
        if (result.error.kind !== 'needs-rules')
          this.#settings.log.error({ match: match?.id, problem: result.error.message }, 'archive request failed');
        // The host decides whether a match can be played on.
        const opened = match && result.error.kind === 'corrupt' ? await this.#settings.open(match) : undefined;
        return opened && !opened.ok ? opened : refuse('rules-failed');
      }
    }
  }

  #isReadable({ record }: LiveMatch): Result<undefined> {
    if (record.status === 'quarantined') return refuse('quarantined', { problem: record.problem ?? '' });
    if (record.commitment === undefined) return refuse('not-started');
    return record.seq > MAX_ENTRIES ? refuse('match-too-large') : ok(undefined);
  }

  async #stored({ record }: Pick<LiveMatch, 'record'>, room = MAX_CHARS): Promise<StoredMatch> {
    const stored = await this.#settings.store.stored(record);
    if (!stored) throw new Error('The beginning of the match is missing');
    if (charsOf(stored) > room) throw new TooLarge();
    return stored;
  }

  /** Reads a match with its sub-matches; together they may not exceed the size of one match. */
  async #storedWithOpened(match: LiveMatch): Promise<StoredMatch> {
    const stored = await this.#stored(match);
    const opened: StoredMatch[] = [];
    let room = MAX_CHARS - charsOf(stored);
    for (const id of match.record.openedMatches ?? []) {
      const record = await this.#settings.store.find({ id });
      // Its heading may be stale; the log shows whether the sub-match was absorbed.
      if (record?.commitment === undefined) continue;
      const each = await this.#stored({ record }, room);
      room -= charsOf(each);
      opened.push(each);
    }
    return opened.length > 0 ? { ...stored, opened } : stored;
  }

  async #counted<T>(payer: string, work: () => Promise<Result<T>>): Promise<Result<T>> {
    const leave = this.#enter(payer);
    if (!leave) return refuse('too-busy');
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #enter(payer: string): (() => void) | undefined {
    const leaveAll = this.#all.enter('all');
    const leave = leaveAll && this.#people.enter(payer);
    if (!leave) {
      leaveAll?.();
      return undefined;
    }
    return () => {
      leave();
      leaveAll();
    };
  }
}

function charsOf({ entries, beginning }: StoredMatch): number {
  return entries.reduce((sum, { payload }) => sum + payload.length, beginning.length);
}

/** Collects all chunks of a text before sending any, so that an incomplete job is refused. */
async function wholeText(first: Piece): Promise<Result<string>> {
  let text = '';
  try {
    for (let piece: Piece | undefined = first; piece; piece = await piece.next?.()) text += piece.text;
  } catch (error) {
    if (error instanceof BrokenOff) return { ok: false, refusal: error.refusal };
    throw error;
  }
  return ok(text);
}

/** An unfinished job of a thread. */
interface JobInHand {
  name: string | undefined;
}

/** @param open asks the host of a damaged match to determine the damage. */
async function attempt<T>(work: () => Promise<T>, open?: () => Promise<Result<undefined>>): Promise<Result<T>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof TooLarge) return refuse('match-too-large');
    const opened = error instanceof CorruptMatch ? await open?.() : undefined;
    if (opened?.ok === false) return opened;
    throw error;
  }
}

/** Returns a stored match that only the rules it began with may read, with its sub-matches. */
function withPinnedRulesOnly(stored: StoredMatch): StoredMatch {
  const opened = stored.opened?.map(withPinnedRulesOnly);
  return { ...stored, ...(opened && { opened }), pinnedRulesOnly: true };
}
