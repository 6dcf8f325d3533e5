import { type Game, KernelError, type RefusedResult, unpackOptions, type Viewer } from '@tessera/kernel';
import type { RefusalInfo, Update } from '@tessera/protocol';
import { type EntryResult, type ProposalResult, Room, refusalInfo, writeSnapshot } from '@tessera/room';
import { refusal } from '../result.ts';
import type { LogEnd } from '../storage/matchLog.ts';
import type { SnapshotWrite, StoredEntry } from '../storage/storedEntry.ts';
import type {
  Command,
  CommandEffect,
  CommandRequest,
  HostAnswer,
  HostAnswers,
  HostError,
  HostRequest,
  OpenRequest,
  PendingAnswer,
  StartedMatch,
  ViewerUpdate,
} from './hostMessages.ts';
import type { HostThreadData } from './hostThreads.ts';
import { LogCipher } from './logCipher.ts';
import { newOptions, optionsRefusal } from './newOptions.ts';
import { type FindGame, NeedsRules, openingRoom } from './openRoom.ts';
import { startedMatch } from './records.ts';
import { firstSeal, seal, sealSnapshot } from './seals.ts';
import { runToCompletion, type SlicedWork } from './slicedWork.ts';
import type { Request } from './supervisedThread.ts';

/** An open room, the cipher for its rows, and the seal of the last row. */
interface OpenRoom {
  readonly room: Room;
  readonly cipher: LogCipher | undefined;
  seal: string;
  /** Bytes of its log so far. */
  bytes: number;
}

const MB = 1024 * 1024;

/**
 * Commands that a match accepts after its log budget is used up: those that end it, and the results of its sub-matches. Each of them is
 * short and can be repeated only a few times.
 */
const ALWAYS_LOGGED: ReadonlySet<Command['op']> = new Set(['consent', 'concede', 'abandon', 'end', 'take-in']);

const LOG_IN_SYNC = 200;

/** A request for a match that is not open here: the supervisor opens it and retries. */
class NotOpen extends Error {}

/** Carries a refusal to the answer. */
class Refusal extends Error {
  readonly info: RefusalInfo;

  constructor(info: RefusalInfo) {
    super(info.code);
    this.info = info;
  }
}

/** The rooms of one host thread, and the handlers of requests to them. Independent of threads and storage. */
export class RoomHandler {
  readonly #find: FindGame;
  readonly #snapshotEvery: number;
  readonly #closesLogs: boolean;
  readonly #matchLogBytes: number;
  readonly #rooms = new Map<string, OpenRoom>();

  constructor(
    find: FindGame,
    {
      snapshotEvery,
      closesLogs,
      matchLogBytes,
    }: Pick<HostThreadData, 'snapshotEvery' | 'closesLogs' | 'matchLogBytes'>,
  ) {
    this.#find = find;
    this.#matchLogBytes = matchLogBytes;
    this.#snapshotEvery = snapshotEvery;
    this.#closesLogs = closesLogs;
  }

  /** Answers one request. Never throws: an error in the rules must not end the thread. */
  answer({ id, ask }: Request<HostRequest>): PendingAnswer {
    const match = 'match' in ask ? ask.match : undefined;
    try {
      if (ask.op === 'command') return this.#command(id, ask);
      return { match, answer: { id, value: ask.op === 'open' ? runToCompletion(this.#open(ask)) : this.#value(ask) } };
    } catch (error) {
      return this.#failed({ id, ask }, match, error);
    }
  }

  /**
   * Answers one request in slices, once its rules are loaded. No other request about its match may be answered
   * meanwhile.
   */
  *answering(
    { id, ask }: Request<HostRequest>,
    preparation?: { readonly failure: string | undefined },
  ): SlicedWork<PendingAnswer> {
    const match = 'match' in ask ? ask.match : undefined;
    const message = preparation?.failure;
    if (message !== undefined) return { match, answer: { id, error: { kind: 'rules-failed', message } } };
    if (ask.op !== 'open') return this.answer({ id, ask });
    try {
      return { match, answer: { id, value: yield* this.#open(ask) } };
    } catch (error) {
      return this.#failed({ id, ask }, match, error);
    }
  }

  #failed({ id, ask }: Request<HostRequest>, match: string | undefined, error: unknown): PendingAnswer {
    if (error instanceof Refusal) return { match, answer: { id, refusal: error.info } };
    // The room is dropped, with any changes the rules made before they threw.
    if (match !== undefined) this.#rooms.delete(match);
    return { match, answer: { id, error: troubleOf(ask.op, error) } };
  }

  /** Returns the end of an open match's log. */
  endOf(match: string): LogEnd | undefined {
    const open = this.#rooms.get(match);
    return open && { seq: open.room.seq, seal: open.seal };
  }

  /**
   * Returns the final answers, given the matches whose entries could not be stored. Those matches are dropped, to be
   * reopened from the log. Queries and retries of the batch must not reveal the lost entries either.
   */
  given(pending: readonly PendingAnswer[], refused: ReadonlyMap<string, string>): HostAnswer[] {
    if (refused.size === 0) return pending.map(({ answer }) => answer);
    for (const match of refused.keys()) this.#rooms.delete(match);
    return pending.map(({ answer, match }) => {
      const message = match === undefined ? undefined : refused.get(match);
      return message === undefined ? answer : { id: answer.id, error: { kind: 'not-written', message } };
    });
  }

  #value(ask: Exclude<HostRequest, CommandRequest | OpenRequest>): HostAnswers[keyof HostAnswers] {
    switch (ask.op) {
      case 'options':
        return this.#options(ask);
      case 'start':
        return this.#start(ask);
      case 'drop':
        this.#rooms.delete(ask.match);
        return {};
      case 'sync':
        return this.#sync(ask.match, ask.viewer, ask.since);
      case 'question':
        return this.#question(ask.match, ask.seat);
      case 'ordered':
        return this.#ordered(ask.match, ask.seat, ask.orders);
      case 'price': {
        const cost = this.#roomOf(ask.match).room.price(ask.seat);
        return cost ? { price: cost.price, practice: cost.practice } : {};
      }
      case 'opening':
        return definedOr(this.#roomOf(ask.match).room.opening, 'nothing-opened');
      case 'finished':
        return definedOr(this.#roomOf(ask.match).room.finished, 'not-over');
    }
  }

  #command(id: number, ask: CommandRequest): PendingAnswer {
    const { match } = ask;
    const open = this.#roomOf(match);
    const { room } = open;
    this.#mustHaveRoom(open, ask.command);
    const result = resultOf(room, ask.command, ask.at);
    if (!result.ok) throw new Refusal(refusalInfo(result.refusal));
    const { summary, proposal, clocks } = room;
    if (!('seq' in result) || !result.entry) {
      const seq = 'seq' in result ? result.seq : room.seq;
      const value: CommandEffect = { summary, seq, isNew: false, updates: [] };
      return { match, answer: { id, value: proposal ? { ...value, proposal } : value } };
    }
    const row = seal(result.entry, open.seal, open.cipher);
    open.seal = row.seal;
    open.bytes += entryBytes(row);
    const value: CommandEffect = { summary, seq: result.seq, isNew: true, updates: updatesFor(room, ask.viewers) };
    const answer = { id, value: withRest(value, room, result.entry.kind === 'seat') };
    const entry = { match, row, clocks: clocks ? JSON.stringify(clocks) : null };
    const snapshot = this.#snapshot(match, open);
    return snapshot ? { match, answer, entry, snapshot } : { match, answer, entry };
  }

  /** Refuses commands that would exceed the log budget. A retry of a logged action adds nothing. */
  #mustHaveRoom({ room, bytes }: OpenRoom, { op, body }: Command): void {
    if (bytes < this.#matchLogBytes || ALWAYS_LOGGED.has(op) || room.hasDone(body.actionId)) return;
    throw new Refusal(refusal('match-log-full', { most: Math.ceil(this.#matchLogBytes / MB) }));
  }

  #cipherOf(beginning: string): LogCipher | undefined {
    return this.#closesLogs ? new LogCipher(beginning) : undefined;
  }

  #snapshot(match: string, { room, seal, cipher }: OpenRoom): SnapshotWrite | undefined {
    if (room.seq % this.#snapshotEvery !== 0) return undefined;
    const snapshot = room.snapshot();
    return snapshot && { match, ...sealSnapshot(room.seq, writeSnapshot(snapshot), seal, cipher) };
  }

  #options({ game: id, options, seats }: HostRequest & { op: 'options' }): HostAnswers['options'] {
    const read = newOptions(this.#game(id), options, seats);
    if (!read.ok) throw new Refusal(read.refusal);
    return read.value;
  }

  #start({ match, game: id, wanted, holders, pace, at, practice, undo }: HostRequest & { op: 'start' }): StartedMatch {
    const game = this.#game(id);
    try {
      const room = Room.open(game, wanted, at, { holders, pace, ...(practice && { practice }), ...(undo && { undo }) });
      const start = startedMatch(game, { ...room.record, entries: [] });
      this.#rooms.set(match, {
        room,
        cipher: this.#cipherOf(start.beginning),
        seal: firstSeal(start.beginning),
        bytes: 0,
      });
      return start;
    } catch (error) {
      throw asRefusal(error);
    }
  }

  *#open({ match, onlyPinned, ...stored }: OpenRequest): SlicedWork<HostAnswers['open']> {
    const room = yield* openingRoom(this.#find, stored, onlyPinned);
    const { beginning, entries } = stored;
    const seal = entries.at(-1)?.seal ?? firstSeal(beginning);
    const bytes = entries.reduce((sum, entry) => sum + entryBytes(entry), 0);
    this.#rooms.set(match, { room, cipher: this.#cipherOf(beginning), seal, bytes });
    const { summary, clocks, holders } = room;
    return { summary, holders, ...(clocks && { clocks }) };
  }

  #sync(match: string, viewer: Viewer, since: number | undefined): HostAnswers['sync'] {
    const { room } = this.#roomOf(match);
    const missed = since === undefined ? undefined : room.missed(viewer, since);
    if (missed) return { missed: JSON.stringify(missed) };
    const sync = {
      seq: room.seq,
      view: room.view(viewer),
      brought: room.brought,
      decisions: room.decisions,
      log: room.log(viewer, LOG_IN_SYNC),
      canRedo: room.canRedo,
    };
    return { sync: JSON.stringify(sync) };
  }

  #question(match: string, seat: number): HostAnswers['question'] {
    const { room } = this.#roomOf(match);
    const { brought } = room;
    return {
      seq: room.seq,
      rules: { version: room.game.version, content: room.game.contentFor(unpackOptions(room.header)) },
      view: JSON.stringify(room.view(seat)),
      ...(brought && { brought: JSON.stringify(brought) }),
      legal: JSON.stringify(room.legal(seat)),
      decisions: JSON.stringify(room.decisions),
    };
  }

  #ordered(match: string, seat: number, orders: string): HostAnswers['ordered'] {
    const { room } = this.#roomOf(match);
    const action = room.ordered(seat, JSON.parse(orders));
    return { seq: room.seq, ...(action && { action: JSON.stringify(action) }) };
  }

  #roomOf(match: string): OpenRoom {
    const open = this.#rooms.get(match);
    if (!open) throw new NotOpen(match);
    return open;
  }

  #game(id: string): Game {
    const game = this.#find(id);
    if (!game) throw new Refusal(refusal('no-such-game', { game: id }));
    return game;
  }
}

/** Size of an entry as a match's budget counts it: what its author decides about. */
function entryBytes({ payload, actionId }: Pick<StoredEntry, 'payload' | 'actionId'>): number {
  return payload.length + actionId.length;
}

function resultOf(room: Room, command: Command, at: number): EntryResult | ProposalResult | RefusedResult {
  switch (command.op) {
    case 'act':
      // The kernel validates both: the action by the game's schema, the dice as input.
      return room.act(command.seat, command.body as Parameters<Room['act']>[1], at, command.note);
    case 'edit':
      return room.edit(command.seat, command.body, at);
    case 'undo':
      return room.undo(command.seat, command.body, at);
    case 'redo':
      return room.redo(command.seat, command.body, at);
    case 'consent':
      return room.consent(command.seat, command.agree, command.body, at, (seat) => command.there.includes(seat));
    case 'sit':
      return room.sit(command.request, command.body, at);
    case 'concede':
      return room.concede(command.seat, command.body, at);
    case 'abandon':
      return room.abandon(command.by, (seat) => command.gone.includes(seat), command.body, at);
    case 'end':
      return room.end(command.ending, command.body, at);
    case 'take-in':
      return room.takeIn(command.finished, command.body, at);
  }
}

/** Returns the value, or throws a refusal if there is none. */
function definedOr<T>(value: T | undefined, otherwise: Parameters<typeof refusal>[0]): T {
  if (value === undefined) throw new Refusal(refusal(otherwise));
  return value;
}

/** Adds clocks and new holders to an effect. Most matches have neither, and this runs for every action. */
function withRest(effect: CommandEffect, { clocks, holders }: Room, isReseated: boolean): CommandEffect {
  if (isReseated) return clocks ? { ...effect, clocks, holders } : { ...effect, holders };
  return clocks ? { ...effect, clocks } : effect;
}

/** Returns the update of each viewer as JSON, serialized once per distinct update. */
function updatesFor(room: Room, viewers: readonly Viewer[]): ViewerUpdate[] {
  const { clocks } = room;
  const updates: { json: string; viewers: Viewer[] }[] = [];
  let last: Update | undefined;
  for (const viewer of viewers) {
    const update = room.update(room.seq, viewer);
    if (updates.length > 0 && update === last) updates.at(-1)?.viewers.push(viewer);
    else updates.push({ json: JSON.stringify(clocks ? { ...update, clocks } : update), viewers: [viewer] });
    last = update;
  }
  return updates;
}

function asRefusal(error: unknown): unknown {
  return error instanceof KernelError ? new Refusal(optionsRefusal(error)) : error;
}

function troubleOf(op: HostRequest['op'], error: unknown): HostError {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NotOpen) return { kind: 'not-open', message };
  if (error instanceof NeedsRules) return { kind: 'needs-rules', message, rules: error.rules };
  return { kind: op === 'open' ? 'corrupt' : 'rules-failed', message };
}
