import {
  type FileProblem,
  fileProblemOf,
  KernelError,
  type MatchFile,
  readMatchFile,
  type SubMatchResult,
  verifyMatch,
  writeMatchFile,
} from '@tessera/kernel';
import type { SeatInfo } from '@tessera/protocol';
import { refusalInfo } from '@tessera/room';
import { TableError } from '../errors.ts';
import { type RefusedHere, refusedHere } from '../live/refusals.ts';
import type { BotWorkers } from './botWorkers.ts';
import type { GameLoader, LoadedGame } from './gameLoader.ts';
import { takenOver } from './handOver.ts';
import { LocalMatch, roomOf } from './localMatch.ts';
import type { LocalMatchStorage, StoredMatch } from './matchStorage.ts';
import {
  type FromHost,
  isLocalRequest,
  type LocalAnswer,
  type LocalMatchRequest,
  type LocalRequest,
  type LocalRequestBody,
  localRequests,
} from './messages.ts';
import { forkedMatch, freshSeed, matchFromFile, newLocalMatch } from './newLocalMatch.ts';

/** The dependencies of a local host. */
export interface HostMeans {
  readonly games: GameLoader;
  readonly storage: LocalMatchStorage;
  readonly botWorkers: BotWorkers;
  readonly graceMs: number;
  now(): number;
  notify(notice: Extract<FromHost, { kind: 'notice' }>): void;
}

/** The delay before a match that could not be stored is loaded again. */
const RETRY_MS = 3000;

type Answers = { readonly [R in LocalRequest]: (body: LocalRequestBody<R>) => Promise<LocalAnswer<R> | RefusedHere> };

/** Hosts the matches of this browser: answers the page's requests as the server does for online matches. */
export class LocalHost {
  readonly #means: HostMeans;
  readonly #open = new Map<string, Promise<LocalMatch>>();
  readonly #opening = new Map<string, Promise<LocalAnswer<'open'> | RefusedHere>>();
  readonly #forks = new Map<string, Promise<LocalAnswer<'fork'> | RefusedHere>>();

  constructor(means: HostMeans) {
    this.#means = means;
  }

  /** Answers a request from the page; failures become refusals, never exceptions. */
  async answer(request: string, body: unknown): Promise<unknown> {
    if (!isLocalRequest(request)) return refusedHere('bad-question', { request });
    return this.#answer(request, body);
  }

  async #answer<R extends LocalRequest>(request: R, body: unknown): Promise<LocalAnswer<R> | RefusedHere> {
    const parsed = localRequests[request].body.safeParse(body);
    if (!parsed.success) return refusedHere('bad-question', { request });
    try {
      return await this.#answers[request](parsed.data as LocalRequestBody<R>);
    } catch (error) {
      return refusalOf(error);
    }
  }

  readonly #answers: Answers = {
    create: async (wish) => {
      const stored = newLocalMatch(await this.#shelved(wish.game), wish, this.#means.now());
      return this.#add(stored);
    },
    import: ({ text }) => this.#import(text),
    list: async () => {
      const matches = (await this.#means.storage.list()).map(({ info }) => info);
      return { ok: true, matches: matches.sort((a, b) => b.movedAt - a.movedAt) };
    },
    about: async ({ match }) => ({ ok: true, info: (await this.#read(match)).heading.info }),
    rename: async ({ match, title }) => {
      await (await this.#at(match)).change({ title });
      return { ok: true };
    },
    remove: async ({ match }) => {
      await this.#close(match);
      await this.#means.storage.remove(match);
      return { ok: true };
    },
    file: async ({ match }) => {
      const { room } = await this.#at(match);
      return { ok: true, text: room.file(await this.#openedFiles(match)), entries: room.entrySeqs() };
    },
    join: async (body) => (await this.#at(body.match)).join(body),
    leave: async ({ match }) => {
      await this.#close(match);
      return { ok: true };
    },
    act: async (body) => (await this.#at(body.match)).act(body),
    edit: async (body) => (await this.#at(body.match)).edit(body),
    undo: async (body) => (await this.#at(body.match)).undo(body),
    redo: async (body) => (await this.#at(body.match)).redo(body),
    price: async ({ match }) => (await this.#at(match)).price(),
    // Players at one screen agree at once, so proposals never stay open.
    consent: async () => refusedHere('nobody-asks'),
    chat: async () => refusedHere('nobody-else'),
    open: ({ match }) => {
      const opening = this.#opening.get(match) ?? this.#openFor(match).finally(() => this.#opening.delete(match));
      this.#opening.set(match, opening);
      return opening;
    },
    // A page without an answer retries; the retry must not create a second match.
    fork: (body) => {
      const forking = this.#forks.get(body.actionId) ?? this.#fork(body);
      this.#forks.set(body.actionId, forking);
      return forking;
    },
    // Standing orders are for absent players, and players at one device are present.
    orders: async () => refusedHere('nobody-else'),
    seen: async ({ match, seq }) => {
      await (await this.#at(match)).change({ seen: seq });
      return { ok: true };
    },
  };

  async #fork({ match, at }: LocalRequestBody<'fork'>): Promise<LocalAnswer<'fork'> | RefusedHere> {
    const { room, heading, viewer } = await this.#at(match);
    const shelved = await this.#shelved(heading.info.game);
    const fork = room.fork(at, { seed: freshSeed(), startedAt: this.#means.now(), asker: viewer });
    if (!fork.ok) return { ok: false, refusal: refusalInfo(fork.refusal) };
    return this.#add(forkedMatch(shelved, fork.record, heading.info, at));
  }

  /** Returns the sub-match that this match waits for, creating it if needed with the same players. */
  async #openFor(id: string): Promise<LocalAnswer<'open'> | RefusedHere> {
    const match = await this.#at(id);
    const { opened } = match.heading.info;
    const known = opened === undefined ? undefined : await this.#means.storage.read(opened);
    if (opened !== undefined && known?.heading.info.status === 'playing') return { ok: true, match: opened };
    if (opened !== undefined && known) await this.#takeIn(match, opened);
    const { opening } = match.room;
    if (!opening) return known ? { ok: true, match: known.heading.info.id } : refusedHere('nothing-opened');
    const { title, mode, seats, undo } = match.heading.info;
    const wish: LocalMatchRequest = {
      game: opening.game,
      options: { ...opening.options } as NonNullable<LocalMatchRequest['options']>,
      mode,
      seats: opening.seats.map((seat) => seatRequest(seats[seat])),
      ...(title !== '' && { title }),
      ...(undo && { undo }),
    };
    const stored = newLocalMatch(await this.#shelved(opening.game), wish, this.#means.now(), { openedBy: id });
    const added = await this.#add(stored);
    await match.change({ opened: added.match });
    return added;
  }

  /** Reports the result of a sub-match to its parent; a repeated report has no effect. */
  async #takeIn(match: LocalMatch, opened: string): Promise<void> {
    const stored = await this.#read(opened);
    const { finished } = roomOf(stored, await this.#shelved(stored.heading.info.game));
    if (finished) await match.takeIn(finished, `opened-${opened}`);
  }

  async #reportResult(match: string, opened: string, finished: SubMatchResult): Promise<void> {
    const isShown = this.#open.has(match);
    const stored = await this.#means.storage.read(match);
    if (!stored?.heading.info.opens || stored.heading.info.opened !== opened) return;
    await (await this.#at(match)).takeIn(finished, `opened-${opened}`);
    if (!isShown) await this.#close(match);
  }

  /** Ends a sub-match that was called off, unless it is over already. */
  async #abandon(opened: string): Promise<void> {
    const isShown = this.#open.has(opened);
    const stored = await this.#means.storage.read(opened);
    if (stored?.heading.info.status !== 'playing') return;
    await (await this.#at(opened)).abandon('called-off');
    if (!isShown) await this.#close(opened);
  }

  /** Returns the files of the finished sub-matches of this match and of the matches it was forked from. */
  async #openedFiles(match: string): Promise<MatchFile[]> {
    const files: MatchFile[] = [];
    const headings = await this.#means.storage.list();
    const openers = new Set([match]);
    // Iterating a Set includes elements added during the loop.
    for (const id of openers) {
      const from = headings.find(({ info }) => info.id === id)?.info.forkOf?.match;
      if (from !== undefined) openers.add(from);
    }
    for (const { info } of headings) {
      if (!openers.has(info.openedBy ?? '') || info.status !== 'over') continue;
      const stored = await this.#read(info.id);
      files.push(readMatchFile(roomOf(stored, await this.#shelved(info.game)).file()));
    }
    return files;
  }

  /** Imports a match from a file, with its sub-matches. */
  async #import(text: string): Promise<LocalAnswer<'import'>> {
    const file = fileOf(text);
    const now = this.#means.now();
    const shelved = await this.#shelved(file.header.game);
    const opened = file.opened ?? [];
    const games = new Map<string, LoadedGame>([[file.header.game, shelved]]);
    for (const { header } of opened) games.set(header.game, await this.#shelved(header.game));
    // The results it has collected can be verified only with its sub-matches.
    const why = shelved.game.opens && verifyMatch(text, (id) => games.get(id)?.game).why;
    if (why) throw new TableError('bad-file', String(why.params?.path ?? '/'), 'The file does not verify');
    const added = await this.#add(matchFromFile(shelved, text, now));
    let lastOpened: string | undefined;
    for (const each of opened) {
      const game = games.get(each.header.game) ?? shelved;
      lastOpened = (await this.#add(matchFromFile(game, writeMatchFile(each), now, { openedBy: added.match }))).match;
    }
    if (lastOpened !== undefined) await this.#means.storage.change(added.match, { lastOpened });
    return added;
  }

  async #add(stored: StoredMatch): Promise<{ ok: true; match: string }> {
    await this.#means.storage.add(stored);
    return { ok: true, match: stored.heading.info.id };
  }

  async #read(match: string): Promise<StoredMatch> {
    const stored = await this.#means.storage.read(match);
    if (!stored) throw new TableError('no-such-match', match, 'There is no such match in this browser');
    const handed = takenOver(stored, await this.#shelved(stored.heading.info.game), this.#means.now());
    if (handed) await this.#means.storage.replace(handed);
    return handed ?? stored;
  }

  async #shelved(id: string): Promise<LoadedGame> {
    const shelved = await this.#means.games(id);
    if (!shelved) throw new TableError('no-such-game', id, 'There is no such game here');
    return shelved;
  }

  /** Returns the open match, loading it from storage on first use. */
  #at(match: string): Promise<LocalMatch> {
    const open = this.#open.get(match);
    if (open) return open;
    const opening = this.#takeUp(match);
    this.#open.set(match, opening);
    opening.catch(() => this.#open.delete(match));
    return opening;
  }

  async #takeUp(id: string): Promise<LocalMatch> {
    const stored = await this.#read(id);
    const shelved = await this.#shelved(stored.heading.info.game);
    const { storage, botWorkers, graceMs, now, notify } = this.#means;
    const requestResync = () => notify({ kind: 'notice', name: 'resync', body: { match: id } });
    return new LocalMatch(stored, shelved, {
      storage,
      botWorkers,
      graceMs,
      now,
      requestResync,
      sendUpdate: (update) => notify({ kind: 'notice', name: 'update', body: { match: id, update } }),
      sendInfo: (info) => notify({ kind: 'notice', name: 'info', body: { match: id, info } }),
      finished: (finished) => {
        const { openedBy } = stored.heading.info;
        if (openedBy === undefined) return;
        // If the report fails, it is repeated when the parent is opened again, so its viewers fetch the view again.
        const lookAgain = () => notify({ kind: 'notice', name: 'resync', body: { match: openedBy } });
        this.#reportResult(openedBy, id, finished).catch(lookAgain);
      },
      calledOff: (opened) => {
        // If it fails, the sub-match stays open, and nothing waits for it.
        this.#abandon(opened).catch(() => notify({ kind: 'notice', name: 'resync', body: { match: opened } }));
      },
      storageFailed: (error) => {
        this.#open.delete(id);
        // If another window has played on, this one shows that at once; if storage fails, it keeps retrying.
        if (error instanceof TableError && error.code === 'written-elsewhere') requestResync();
        else setTimeout(requestResync, RETRY_MS);
      },
    });
  }

  async #close(match: string): Promise<void> {
    const open = this.#open.get(match);
    this.#open.delete(match);
    (await open?.catch(() => undefined))?.close();
  }
}

function seatRequest(seat: SeatInfo | undefined): LocalMatchRequest['seats'][number] {
  if (seat?.kind !== 'bot') return { kind: 'human', name: seat?.name ?? 'Player' };
  return { kind: 'bot', level: seat.level ?? 'normal', name: seat.name };
}

function fileOf(text: string): MatchFile {
  try {
    return readMatchFile(text);
  } catch (error) {
    if (error instanceof KernelError) throw new TableError('bad-file', error.place, error.message, { cause: error });
    throw error;
  }
}

/** Returns the problem of a match or a file, and its location. */
function wrongIn(error: unknown): Partial<FileProblem> {
  if (error instanceof KernelError) return fileProblemOf(error);
  if (!(error instanceof TableError)) return {};
  const { place: path, problem } = error;
  return problem === undefined ? { path } : { path, problem };
}

/** Converts an error to a refusal. A KernelError here means a stored match that does not verify. */
function refusalOf(error: unknown): RefusedHere {
  const detail = error instanceof Error ? error.message : String(error);
  const code =
    error instanceof TableError ? error.code : error instanceof KernelError ? 'corrupt-match' : 'worker-failed';
  return { ok: false, refusal: { code, params: { ...wrongIn(error), detail } } };
}
