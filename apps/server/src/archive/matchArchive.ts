import type { Readable } from 'node:stream';
import type { Viewer } from '@tessera/kernel';
import type { Logger } from 'pino';
import type { Begun, StoredMatch } from '../hosts/hostMessages.ts';
import type { Hosted } from '../hosts/matchHosts.ts';
import { Tally } from '../limits/tally.ts';
import type { LiveMatch } from '../live/liveMatch.ts';
import type { MatchStore } from '../live/matchStore.ts';
import { ok, type Result, refused } from '../result.ts';
import type { Archive, Turn } from './archive.ts';
import { type ArchiveAsk, type ArchiveValue, type FileFormat, MOST_CHARS, MOST_ENTRIES } from './archiveMessages.ts';
import { type Piece, PieceStream } from './pieceStream.ts';

export interface MatchArchiveSettings {
  readonly archive: Archive;
  readonly store: MatchStore;
  readonly log: Logger;
  /** Has a match taken up by its host, which finds out what is wrong with it. */
  open(match: LiveMatch): Promise<Result<undefined>>;
}

/** Which part of a log: the last entries before one of them. */
export interface LogPage {
  readonly before: number;
  readonly limit: number;
}

/** So much at once for one person, and for all together. */
const MOST_OF_ONE = 3;
const MOST_OF_ALL = 64;
const MOST_HEAVY = 8;

/** A match that holds more than is worked through here. */
class TooLarge extends Error {}

/** From which entry a fork goes its own way, with which seed, and who asks. */
export interface ForkWish {
  readonly at: number;
  readonly seed: string;
  readonly asker: Viewer;
}

/** Whole matches: their logs, replays and files, and others that are made from them. None of it touches those who play. */
export class MatchArchive {
  readonly #settings: MatchArchiveSettings;
  readonly #people = new Tally(MOST_OF_ONE);
  readonly #all = new Tally(MOST_OF_ALL);
  readonly #heavy = new Tally(MOST_HEAVY);

  constructor(settings: MatchArchiveSettings) {
    this.#settings = settings;
  }

  /** A page of the log as JSON, as this viewer may know it. */
  async log(match: LiveMatch, viewer: Viewer, { before, limit }: LogPage, payer: string): Promise<Result<string>> {
    const { id, record } = match;
    const ask: ArchiveAsk = { op: 'log', match: id, seq: record.seq, viewer, before, limit };
    return this.#counted(payer, async () => {
      const first = await this.#pieces(match, ask, payer);
      if (!first.ok) return first;
      let text = '';
      for (let piece: Piece | undefined = first.value; piece; piece = await piece.next?.()) text += piece.text;
      return ok(text);
    });
  }

  /** The match from its start as this viewer may know it. */
  replay(match: LiveMatch, viewer: Viewer, payer: string): Promise<Result<Readable>> {
    const head = JSON.stringify({ kind: 'viewer', info: match.info, viewer });
    return this.#stream(match, { op: 'replay', match: match.id, viewer, head }, payer);
  }

  /** The whole match with its seed. */
  file(match: LiveMatch, format: FileFormat, payer: string): Promise<Result<Readable>> {
    return this.#stream(match, { op: 'file', match: match.id, seq: match.record.seq, format }, payer);
  }

  fork(match: LiveMatch, { at: seq, seed, asker }: ForkWish, payer: string): Promise<Result<Begun>> {
    const readable = this.#isReadable(match);
    if (!readable.ok) return Promise.resolve(readable);
    const ask: ArchiveAsk = { op: 'fork', seq, at: Date.now(), seed, asker };
    const turn: Turn = { payer, ask, stored: () => this.#stored(match) };
    return this.#begun(match, turn);
  }

  /** A match from a file. With a seed, the dice of the rest come from it. */
  import(text: string, payer: string, seed?: string): Promise<Result<Begun>> {
    const ask: ArchiveAsk = { op: 'import', text, at: Date.now(), ...(seed !== undefined && { seed }) };
    return this.#begun(undefined, { payer, ask });
  }

  /** A match that is made in one go; only few wait for that, with all that they brought. */
  #begun(match: LiveMatch | undefined, turn: Turn): Promise<Result<Begun>> {
    return this.#counted(turn.payer, async () => {
      const leave = this.#heavy.enter('all');
      if (!leave) return refused('too-busy');
      try {
        const made = await this.#answered(match, this.#settings.archive.heavy(turn));
        if (!made.ok) return made;
        return made.value.begun ? ok(made.value.begun) : refused('rules-failed');
      } finally {
        leave();
      }
    });
  }

  async #stream(match: LiveMatch, ask: ArchiveAsk, payer: string): Promise<Result<Readable>> {
    const leave = this.#enter(payer);
    if (!leave) return refused('too-busy');
    const job: JobInHand = { name: undefined };
    const first = await this.#pieces(match, ask, payer, job).catch((error: unknown) => {
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
      // Whoever goes before the end leaves a job behind.
      const { name } = job;
      if (name !== undefined) void this.#settings.archive.light(match.id, { payer, ask: { op: 'stop', job: name } });
    });
    return ok(stream);
  }

  /** The first piece of a text about a match, from which the others follow. */
  async #pieces(
    match: LiveMatch,
    ask: ArchiveAsk,
    payer: string,
    job: JobInHand = { name: undefined },
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
      if (!value.ok) throw new Error(`The archive broke off: ${value.refusal.code}`);
      return pieceOf(value.value);
    };
    const first = await this.#turn(match, { payer, ask, stored: () => this.#stored(match) });
    return first.ok ? ok(pieceOf(first.value)) : first;
  }

  async #turn(match: LiveMatch, turn: Turn): Promise<Result<ArchiveValue>> {
    return this.#answered(match, this.#settings.archive.light(match.id, turn));
  }

  async #answered(match: LiveMatch | undefined, turn: Promise<Hosted<ArchiveValue>>): Promise<Result<ArchiveValue>> {
    const taken = await attempt(() => turn);
    if (!taken.ok) return taken;
    const hosted = taken.value;
    switch (hosted.kind) {
      case 'done':
        return ok(hosted.value);
      case 'refused':
        return { ok: false, refusal: hosted.refusal };
      case 'lost':
        return hosted.isCulprit ? refused('match-too-large') : refused('too-busy');
      case 'trouble': {
        this.#settings.log.error({ match: match?.id, problem: hosted.trouble.message }, 'archive in trouble');
        // Whether a match can be played on is for its host to say.
        const opened = match && hosted.trouble.kind === 'corrupt' ? await this.#settings.open(match) : undefined;
        return opened && !opened.ok ? opened : refused('rules-failed');
      }
    }
  }

  #isReadable({ record }: LiveMatch): Result<undefined> {
    if (record.status === 'quarantined') return refused('quarantined', { problem: record.problem ?? '' });
    if (record.commitment === undefined) return refused('not-started');
    return record.seq > MOST_ENTRIES ? refused('match-too-large') : ok(undefined);
  }

  async #stored({ record }: LiveMatch): Promise<StoredMatch> {
    const stored = await this.#settings.store.stored(record);
    if (!stored) throw new Error('The beginning of the match is missing');
    const chars = stored.rows.reduce((sum, { payload }) => sum + payload.length, stored.beginning.length);
    if (chars > MOST_CHARS) throw new TooLarge();
    return stored;
  }

  async #counted<T>(payer: string, work: () => Promise<Result<T>>): Promise<Result<T>> {
    const leave = this.#enter(payer);
    if (!leave) return refused('too-busy');
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

/** The job that a thread has begun for somebody and that is not done. */
interface JobInHand {
  name: string | undefined;
}

async function attempt<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof TooLarge) return refused('match-too-large');
    throw error;
  }
}
