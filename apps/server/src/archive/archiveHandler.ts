import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import {
  fileProblemOf,
  type Game,
  KernelError,
  LruCache,
  type MatchFile,
  readMatchFile,
  refuse,
  type Viewer,
  verifyMatch,
  writeMatchFile,
} from '@tessera/kernel';
import type { RefusalInfo } from '@tessera/protocol';
import { collectedSubMatches, Room, recordOfFile, redactedRecord, refusalInfo } from '@tessera/room';
import type { StoredMatch } from '../hosts/hostMessages.ts';
import { newOptions } from '../hosts/newOptions.ts';
import { type FindGame, NeedsRules, rulesFor } from '../hosts/openRoom.ts';
import { recordOf, startedMatch } from '../hosts/records.ts';
import { CorruptMatch } from '../hosts/seals.ts';
import type { Request } from '../hosts/supervisedThread.ts';
import { refusal } from '../result.ts';
import {
  type ArchiveAnswer,
  type ArchiveRequest,
  type ArchiveValue,
  type FileFormat,
  MAX_ENTRIES,
} from './archiveMessages.ts';

/** Work on a match in small steps, which yields chunks of text when they are ready. */
type Job = Generator<string | undefined, void, void>;

/** Length of a slice in milliseconds, so that small requests need not wait for large ones. */
const SLICE_MS = 50;
/** Size from which a chunk of text is sent. */
const PIECE_CHARS = 64 * 1024;
const CACHE_CHARS = 16 * 1024 * 1024;

/** Carries a refusal to the answer. */
class Refusal extends Error {
  readonly info: RefusalInfo;

  constructor(info: RefusalInfo) {
    super(info.code);
    this.info = info;
  }
}

/** The work of one archive thread: whole matches, from storage or from files. Independent of threads. */
export class ArchiveHandler {
  readonly #find: FindGame;
  readonly #jobs = new Map<string, Job>();
  /** Log entries as JSON, by match and viewer: a log only ever grows, so the cache stays valid. */
  readonly #logs = new LruCache<string[]>(CACHE_CHARS, charsIn);
  readonly #files = new LruCache<string>(CACHE_CHARS, (text) => text.length);

  constructor(find: FindGame) {
    this.#find = find;
  }

  /** Answers one request. Never throws: an error in the rules must not end the thread. */
  answer({ id, ask }: Request<ArchiveRequest>): ArchiveAnswer {
    try {
      return { id, value: this.#value(ask) };
    } catch (error) {
      if (error instanceof Refusal) return { id, refusal: error.info };
      const message = error instanceof Error ? error.message : String(error);
      if (error instanceof NeedsRules) return { id, error: { kind: 'needs-rules', message } };
      const isCorrupt = error instanceof CorruptMatch || error instanceof KernelError;
      return { id, error: { kind: isCorrupt ? 'corrupt' : 'rules-failed', message } };
    }
  }

  #value(ask: ArchiveRequest): ArchiveValue {
    switch (ask.op) {
      case 'log':
        return this.#log(ask);
      case 'replay':
        return ask.stored ? this.#begin(this.#replay(ask.stored, ask.viewer, ask.head)) : { needsStored: true };
      case 'file':
        return this.#file(ask);
      case 'fork':
        return ask.stored ? this.#fork(ask, ask.stored) : { needsStored: true };
      case 'redact':
        return ask.stored ? this.#redact(ask, ask.stored) : { needsStored: true };
      case 'shorten':
        return ask.stored ? this.#shorten(ask.seed, ask.stored) : { needsStored: true };
      case 'options':
        return this.#options(ask);
      case 'import':
        return this.#import(ask);
      case 'go-on': {
        const job = this.#jobs.get(ask.job);
        if (!job) throw new Error('There is no such job');
        return this.#goOn(ask.job, job);
      }
      case 'stop':
        this.#jobs.delete(ask.job);
        return {};
    }
  }

  #begin(job: Job): ArchiveValue {
    // A unique name: a replacement of this thread must not continue another job.
    return this.#goOn(randomUUID(), job);
  }

  /** Continues a job until there is a chunk of text, or for one slice. */
  #goOn(name: string, job: Job): ArchiveValue {
    const end = performance.now() + SLICE_MS;
    let text = '';
    // A job that throws cannot be continued.
    this.#jobs.delete(name);
    while (text.length < PIECE_CHARS && performance.now() < end) {
      const { done, value } = job.next();
      if (done) return { text };
      text += value ?? '';
    }
    this.#jobs.set(name, job);
    return { text, job: name };
  }

  #log({ match, revision, seq, viewer, before, limit, stored }: ArchiveRequest & { op: 'log' }): ArchiveValue {
    const name = `${match} ${revision} ${viewer}`;
    const end = Math.min(before, seq + 1);
    const known = this.#logs.get(name);
    if (known && known.length >= end) return { text: pageOf(known, end, limit) };
    return stored ? this.#begin(this.#writeLog(name, stored, viewer, end, limit)) : { needsStored: true };
  }

  *#writeLog(name: string, stored: StoredMatch, viewer: Viewer, end: number, limit: number): Job {
    const entries: string[] = [];
    for (const room of this.#again(stored)) {
      const [entry] = room.log(viewer, 1);
      entries.push(JSON.stringify(entry));
      yield;
    }
    this.#logs.set(name, entries);
    yield pageOf(entries, end, limit);
  }

  *#replay(stored: StoredMatch, viewer: Viewer, head: string): Job {
    let isFirst = true;
    for (const room of this.#again(stored)) {
      if (isFirst) {
        const { brought } = room;
        const first = JSON.stringify({ view: room.view(viewer), ...(brought && { brought }) });
        yield `${head.slice(0, -1)},${first.slice(1, -1)},"steps":[`;
      }
      yield (isFirst ? '' : ',') + JSON.stringify(room.lastChange(viewer));
      isFirst = false;
    }
    yield ']}';
  }

  #file({ match, revision, seq, format, stored }: ArchiveRequest & { op: 'file' }): ArchiveValue {
    const name = `${match} ${revision} ${seq} ${format}`;
    const known = this.#files.get(name);
    if (known !== undefined) return this.#begin(inPieces(known));
    return stored ? this.#begin(this.#writeFile(name, stored, format)) : { needsStored: true };
  }

  *#writeFile(name: string, stored: StoredMatch, format: FileFormat): Job {
    const room = yield* this.#whole(stored);
    const opened: MatchFile[] = [];
    for (const each of stored.opened ?? []) opened.push(readMatchFile((yield* this.#whole(each)).file()));
    const file = room.file(opened);
    const text = format === 'file' ? file : JSON.stringify({ kind: 'file', text: file, entries: room.entrySeqs() });
    this.#files.set(name, text);
    yield* inPieces(text);
  }

  /** Replays a match in small steps. */
  *#whole(stored: StoredMatch): Generator<undefined, Room, void> {
    const game = this.#game(stored);
    const again = Room.resuming(game, recordOf(game, stored));
    for (let next = again.next(); ; next = again.next()) {
      if (next.done) return next.value;
      yield;
    }
  }

  #fork({ seq, at, seed, asker }: ArchiveRequest & { op: 'fork' }, stored: StoredMatch): ArchiveValue {
    const game = this.#game(stored);
    const room = Room.resume(game, recordOf(game, stored));
    const fork = room.fork(seq, { seed, startedAt: at, asker, isNameless: true });
    if (!fork.ok) throw new Refusal(refusalInfo(fork.refusal));
    return { started: startedMatch(game, fork.record) };
  }

  #redact({ redaction, keepsHeader }: ArchiveRequest & { op: 'redact' }, stored: StoredMatch): ArchiveValue {
    const game = this.#game(stored);
    return { started: startedMatch(game, redactedRecord(game, recordOf(game, stored), redaction, keepsHeader)) };
  }

  #shorten(seed: string, stored: StoredMatch): ArchiveValue {
    const game = this.#game(stored);
    const shortened = Room.resume(game, recordOf(game, stored)).shorten(seed);
    if (!shortened.ok) throw new Refusal(refusalInfo(shortened.refusal));
    return { started: startedMatch(game, shortened.record) };
  }

  #options({ game: id, options, seats }: ArchiveRequest & { op: 'options' }): ArchiveValue {
    const game = this.#find(id);
    if (!game) throw new Refusal(refusal('no-such-game', { game: id }));
    const read = newOptions(game, options, seats);
    if (!read.ok) throw new Refusal(read.refusal);
    return { options: read.value };
  }

  #import({ text, at: now, seed }: ArchiveRequest & { op: 'import' }): ArchiveValue {
    try {
      const { header, deeds, opened } = readMatchFile(text);
      const all = (opened ?? []).reduce((sum, each) => sum + each.deeds.length, deeds.length);
      if (all > MAX_ENTRIES) throw new Refusal(refusal('match-too-large'));
      const game = this.#find(header.game, header) ?? this.#find(header.game);
      if (!game) throw new KernelError('wrong-game', 'header.game', `There is no game called ${header.game}`);
      // Absorbed sub-matches can be verified only with their files.
      const why = game.opens && verifyMatch(text, (id) => this.#find(id)).why;
      if (why) throw new Refusal(refusalInfo(refuse(why.code, why.params)));
      const record = recordOfFile(game, text, seed === undefined ? { now } : { now, seed });
      // Other files do not belong to this match, and may be unfinished matches with a known seed.
      const others = collectedSubMatches(game, deeds, opened ?? []).map(writeMatchFile);
      return { started: startedMatch(game, record), ...(others.length > 0 && { opened: others }) };
    } catch (error) {
      throw error instanceof KernelError ? new Refusal(refusal('bad-replay', { ...fileProblemOf(error) })) : error;
    }
  }

  /** Replays a match from its start, entry by entry. */
  #again(stored: StoredMatch): Generator<Room, Room, void> {
    const { snapshot: _, ...whole } = stored;
    const game = this.#game(stored);
    return Room.resuming(game, recordOf(game, whole));
  }

  #game(stored: StoredMatch): Game {
    return rulesFor(this.#find, stored);
  }
}

/** Returns the entries before entry `end`, up to a limit. */
function pageOf(entries: readonly string[], end: number, limit: number): string {
  return `[${entries.slice(Math.max(0, end - limit), end).join(',')}]`;
}

function* inPieces(text: string): Job {
  for (let at = 0; at < text.length; ) {
    const end = at + PIECE_CHARS;
    // Never between surrogates, which cannot be encoded one by one.
    const isCut = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
    yield text.slice(at, isCut ? end + 1 : end);
    at = isCut ? end + 1 : end;
  }
}

function charsIn(entries: readonly string[]): number {
  return entries.reduce((sum, entry) => sum + entry.length, 0);
}
