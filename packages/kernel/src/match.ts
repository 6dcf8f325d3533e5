import { type AppliedResult, type RefusedResult, refusedResult } from './applyResult.ts';
import { type Attachments, packOptions, unpackOptions } from './attachments.ts';
import { type Bookmark, deedsBefore } from './bookmark.ts';
import type { StreamChance } from './chance.ts';
import { KernelError } from './errors.ts';
import type { Decision, Game, Outcome, Progress } from './game.ts';
import { hashValue, nextLink, seedCommitment } from './hash.ts';
import { History } from './history.ts';
import { cloneJson, inOrder, isShallow } from './json.ts';
import { type LoggedEvent, recorder } from './log.ts';
import { handEdit } from './manualEdit.ts';
import {
  type Act,
  type Edit,
  formatOf,
  type MatchFile,
  type MatchHeader,
  type MatchOperation,
  type Reseed,
  readMatchFile,
  writeMatchFile,
} from './matchFile.ts';
import { chanceFor, firstState, isReseed, stateOf, streamOf } from './matchStart.ts';
import { headerOf, type NewMatch } from './newMatch.ts';
import { compare, upToDate } from './openFile.ts';
import { deedTransition, stateAfter } from './operationTransition.ts';
import { changes, type Patch, viewChanges } from './patches.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type ForcedResult, ScriptedChance } from './scriptedChance.ts';
import { Seeds } from './seeds.ts';
import {
  isSubMatchReturn,
  type SubMatchRequest,
  type SubMatchResult,
  subMatchReturn,
  whyNotSubMatch,
} from './subMatch.ts';
import type { Teams } from './teams.ts';
import { admit, orderActionKeys, settleTracked } from './transition.ts';
import { type Barrier, barrierOf } from './undoBarrier.ts';
import type { Seat, Viewer } from './visibility.ts';

/** The header of a match and its secret seeds. */
export type MatchSecrets = Pick<MatchFile, 'header' | 'seed' | 'reseeds'>;

/** The data from which a match is restored. */
type RestorableMatch = MatchSecrets & Pick<MatchFile, 'deeds'>;

/** Data for a save that the match itself does not have. */
export interface SaveNotes {
  /** The finished sub-matches, supplied by the host that stores them. */
  readonly opened?: readonly MatchFile[];
  /** The time of each operation, supplied by a host with a clock. */
  readonly times?: readonly number[];
  readonly practice?: boolean;
}

/** A match: its state, its history of operations, and the actions allowed next. */
export class Match<State extends object = object, Action extends object = object, View extends object = object> {
  readonly game: Game<State, Action, object, View>;
  readonly header: MatchHeader;
  /** The attachments of the match. In older headers they are part of the options. */
  readonly brought: Attachments | undefined;
  readonly setupEvents: readonly LoggedEvent[];
  readonly #seeds: Seeds;
  readonly #history: History<State>;
  #chance: StreamChance;
  #state: State;
  #before: State;

  private constructor(
    game: Game<State, Action, object, View>,
    header: MatchHeader,
    seed: string,
    reseeds: readonly string[] = [],
  ) {
    this.game = game;
    this.header = header;
    this.#seeds = new Seeds(seed, reseeds);
    const options = unpackOptions(header);
    game.hold(this, options);
    this.brought = packOptions(game.brings, options).brought;
    this.#chance = streamOf(header, seed);
    const { log, events } = recorder();
    this.#state = firstState(game, header, this.#chance, log);
    this.#before = this.#state;
    this.setupEvents = events;
    const link = nextLink('', header);
    this.#history = new History({ link, end: this.#chance.position, state: this.#state });
  }

  /** Creates a new match. Throws a KernelError when options or seats do not fit the game. */
  static create<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    wanted: NewMatch,
  ): Match<S, A, V> {
    const header = headerOf(game, wanted);
    return new Match<S, A, V>(game as Game<S, A, object, V>, header, wanted.seed);
  }

  /**
   * Opens a saved match by replaying every operation and comparing every link of the hash chain. A file of older rules
   * is upgraded by the game's `migrate`. Throws a KernelError with the location when the file is invalid.
   */
  static load<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    text: string,
  ): Match<S, A, V> {
    const original = readMatchFile(text);
    const file = upToDate(game, original);
    const match = Match.restore(game, file);
    if (file === original) compare(file, match);
    return match;
  }

  /**
   * Resumes a match from a trusted bookmark. The operations before it are replayed only when the caller asks for their
   * events.
   */
  static resume<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    kept: RestorableMatch & Pick<MatchFile, 'chain'>,
    bookmark: Bookmark,
  ): Match<S, A, V> {
    const done = deedsBefore(bookmark, kept);
    const match = Match.restore(game, { ...kept, deeds: [] });
    const same = stateOf(game, bookmark.state, 'bookmark.state');
    match.#history.trust(done, same);
    match.#seeds.skip(kept.deeds.filter(isReseed).length);
    match.#chance = match.#seeds.stream(kept.header, undefined, match.#chance.position);
    match.#state = same;
    match.#before = same;
    match.skipTo(bookmark.position);
    return match;
  }

  /** Restores a match by replaying its operations, without comparing links. */
  static restore<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    { header, seed, reseeds, deeds }: RestorableMatch,
  ): Match<S, A, V> {
    const options = game.options.safeParse(unpackOptions(header));
    if (!options.success) throw new KernelError('corrupt-file', 'header.options', 'The options do not fit the game');
    if (header.seats.length < game.seats.min || header.seats.length > game.seats.max) {
      throw new KernelError('corrupt-file', 'header.seats', 'The game is not for so many');
    }
    const match = new Match<S, A, V>(game as Game<S, A, object, V>, header, seed, reseeds);
    deeds.forEach((deed, i) => {
      if (deed.at < match.#chance.position) {
        throw new KernelError('corrupt-file', `deeds.${i}.at`, 'The stream of chance runs backwards');
      }
      const result = match.#do(deed);
      if (!result.ok) throw new KernelError('corrupt-file', `deeds.${i}`, `Refused: ${result.refusal.code}`);
    });
    return match;
  }

  /** The full state, for the host only; players get `view(seat)`. */
  get state(): State {
    return this.#state;
  }

  /** The full options, including attachments. */
  get options(): MatchHeader['options'] {
    return unpackOptions(this.header);
  }

  /** Number of operations applied. */
  get seq(): number {
    return this.#history.seq;
  }

  get seats(): number {
    return this.header.seats.length;
  }

  /** The team code of each seat; undefined when every seat plays alone. */
  get teams(): Teams | undefined {
    return this.game.teams(this.header.options, this.seats);
  }

  get decisions(): readonly Decision[] {
    return this.game.decisions(this.#state);
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.#state);
  }

  /** How far the match has advanced, if the game defines it. */
  get progress(): Progress | undefined {
    return this.game.progress?.(this.#state);
  }

  /** The sub-match that this match waits for, if any. */
  get opening(): SubMatchRequest | undefined {
    return this.game.opens?.(this.#state);
  }

  /** The result that this match reports to its parent match, once it is over. */
  get finished(): SubMatchResult | undefined {
    const { outcome } = this;
    if (!outcome) return undefined;
    const report = this.game.report?.(this.#state) ?? { ...outcome };
    return { game: this.game.id, options: this.options, seats: this.seats, link: this.link, report };
  }

  /** The seed, once the match is over, so that anyone can verify the commitment and every roll. */
  get revealedSeed(): string | undefined {
    return this.outcome ? this.#seeds.first : undefined;
  }

  /** The commitment to the current seed, public before the first roll from it. */
  get commitment(): string {
    return this.#seeds.commitment(this.header);
  }

  /** The last link of the hash chain, which covers everything that has happened. */
  get link(): string {
    return this.#history.link;
  }

  /** The links of the chain, one per operation. */
  get chain(): readonly string[] {
    return this.#history.chain();
  }

  get deeds(): readonly MatchOperation[] {
    return this.#history.deeds();
  }

  get lastDeed(): MatchOperation | undefined {
    return this.#history.last;
  }

  /** The operations before which dice were rolled and then undone, so that part of the stream was skipped. */
  get takenBack(): readonly number[] {
    this.#recall();
    return this.#history.takenBack();
  }

  /** Position in the random stream, including rolls of undone operations. */
  get position(): number {
    return this.#chance.position;
  }

  /** Skips the random stream to this position, so that rolls already seen are not reused. */
  skipTo(position: number): void {
    this.#chance.position = Math.max(position, this.#chance.position);
  }

  /** Returns a bookmark of the current position, for `resume`. */
  bookmark(): Bookmark {
    const { seq, link, position } = this;
    return { seq, link, state: this.#state, position, end: this.#history.end };
  }

  /** Returns the events of an operation (counted from 0). */
  events(deed: number): readonly LoggedEvent[] {
    if (deed < this.#history.trusted) this.#recall();
    return this.#history.events(deed);
  }

  view(viewer: Viewer): View {
    return this.game.view(this.#state, viewer);
  }

  /** Returns the patches of the last operation to this viewer's view. */
  patches(viewer: Viewer): Patch[] {
    return viewChanges(this.game.shape, this.#before, this.#state, viewer);
  }

  legal(seat: Seat): readonly Action[] {
    return this.decisions.some((decision) => decision.seat === seat) ? this.game.legal(this.#state, seat) : [];
  }

  /** Returns the actions this seat may take at any time. Empty once the match is over. */
  anytime(seat: Seat): readonly Action[] {
    return (this.decisions.length > 0 && this.game.anytime?.(this.#state, seat)) || [];
  }

  /** Returns the reason why this action is illegal now, if any. */
  check(seat: Seat, action: unknown): Refusal | undefined {
    const admission = admit(this.game, this.#state, this.seats, seat, action);
    return admission.ok ? undefined : admission.refusal;
  }

  /** Applies an action or refuses it. `dice`: physically rolled results, in companion mode only. */
  apply(seat: Seat, action: unknown, dice?: readonly ForcedResult[]): AppliedResult | RefusedResult {
    if (dice && this.header.mode !== 'companion') return refusedResult(refuse('dice-not-allowed'));
    // In companion mode players enter the result of a sub-match by hand, like dice. Otherwise it comes from the
    // sub-match itself.
    if (isSubMatchReturn(this.game, action) && (this.header.mode !== 'companion' || action.match !== null)) {
      return refusedResult(refuse('played-elsewhere'));
    }
    return this.#apply(seat, action, dice);
  }

  /** Collects the result of the sub-match that this match waits for, or refuses a different match. */
  takeIn(finished: SubMatchResult): AppliedResult | RefusedResult {
    const refusal = whyNotSubMatch(this.opening, finished);
    const [decision] = this.decisions;
    if (refusal || !decision) return refusedResult(refusal ?? refuse('match-over'));
    return this.#apply(decision.seat, subMatchReturn(finished));
  }

  #apply(seat: Seat, action: unknown, dice?: readonly ForcedResult[]): AppliedResult | RefusedResult {
    if (!isShallow(action)) return refusedResult(refuse('malformed-action', { problem: 'too_big', path: '/' }));
    const result = this.#act(seat, orderActionKeys(action), this.#chance.position, dice);
    if (result.ok) this.#history.forgetUndone();
    return result;
  }

  /** Replays a stored operation with its original dice, for hosts that keep the log of a match. */
  again(deed: MatchOperation): AppliedResult | RefusedResult {
    const result = this.#do(deed);
    if (result.ok) this.#history.forgetUndone();
    return result;
  }

  /**
   * Applies a manual edit, in companion mode. The result must be a valid state; the rules then run to the next
   * decision.
   */
  edit(by: Seat, patches: readonly Patch[]): AppliedResult | RefusedResult {
    if (!isShallow(patches)) return refusedResult(refuse('edit-breaks-state', { problem: 'too_big', path: '/' }));
    const result = this.#edit(by, inOrder(patches) as readonly Patch[], this.#chance.position);
    if (result.ok) this.#history.forgetUndone();
    return result;
  }

  /**
   * Returns the reason why this seat needs consent to undo the last operations, if any. `eyes`: the seats to which
   * nothing may have been revealed; default: all.
   */
  barrier(by: Seat, steps = 1, eyes: readonly Seat[] = this.header.seats.map((_, seat) => seat)): Barrier | undefined {
    const first = Math.max(0, this.seq - steps);
    if (first < this.#history.trusted) this.#recall();
    return barrierOf(this.game, this.#history.between(first, this.seq), (step) => this.stateAt(first + step), by, eyes);
  }

  /**
   * Undoes the last operation. A seat may undo its own action alone if that revealed nothing; otherwise every human
   * player must consent. Rolled dice are not reused: later rolls are new.
   */
  undo(by: Seat, consent: readonly Seat[] = []): AppliedResult | RefusedResult {
    const last = this.#history.last;
    // A reseed belongs to no seat, so neither it nor the operations before it can be undone.
    if (last === undefined || isReseed(last)) return refusedResult(refuse('nothing-to-undo'));
    const waiting = this.header.seats.flatMap(({ kind }, seat) =>
      kind === 'human' && seat !== by && !consent.includes(seat) ? [seat] : [],
    );
    // Checking for a barrier samples several states; skip it when all players agree.
    const barrier = waiting.length > 0 ? this.barrier(by) : undefined;
    if (barrier) return refusedResult(refuse('undo-needs-consent', { why: barrier, waiting }));
    const before = this.stateAt(this.seq - 1);
    this.#history.undo();
    this.#before = this.#state;
    this.#state = before;
    return { ok: true, seq: this.seq, events: [] };
  }

  /** Redoes the last undone operation with its original dice. */
  redo(): AppliedResult | RefusedResult {
    const deed = this.#history.undone;
    if (deed === undefined) return refusedResult(refuse('nothing-to-redo'));
    const result = this.#do(deed);
    if (result.ok) this.#history.redone();
    return result;
  }

  /** Returns the state after this many operations. */
  stateAt(seq: number): State {
    if (!Number.isInteger(seq) || seq < 0 || seq > this.seq) {
      throw new KernelError('no-such-point', `deed ${seq}`, `The match has ${this.seq} deeds`);
    }
    if (seq === this.seq) return this.#state;
    return stateAfter(this.game, this.header, this.#history, this.#seeds, seq);
  }

  /** Returns the match at an earlier operation, with the later ones ready to be redone. */
  replay(to: number): Match<State, Action, View> {
    this.stateAt(to);
    const deeds = this.deeds;
    const earlier = Match.restore(this.game, { ...this.secrets, deeds: deeds.slice(0, to) });
    earlier.#history.prepare(deeds.slice(to));
    return earlier;
  }

  /** Switches to another seed for the dice. Recorded in the log; cannot be undone. */
  reseed(seed: string): AppliedResult {
    this.#seeds.prepare(seed);
    this.#history.forgetUndone();
    return this.#reseed({ reseed: seedCommitment(seed), at: this.#chance.position });
  }

  /** Creates a match that shares the first `at` operations and then rolls from its own seed. */
  fork(at: number, seed: string): Match<State, Action, View> {
    const fork = this.replay(at);
    fork.reseed(seed);
    return fork;
  }

  /** Serializes the match: a save while it runs, a replay that anyone can verify once it is over. */
  save({ times, practice, opened = [] }: SaveNotes = {}): string {
    return writeMatchFile({
      format: 'tessera-match',
      formatVersion: formatOf(this.header, opened),
      ...this.secrets,
      deeds: [...this.deeds],
      chain: [...this.chain],
      hash: hashValue(this.#state),
      ...(times && { times: [...times] }),
      ...(practice && { practice }),
      ...(opened.length > 0 && { opened: [...opened] }),
    });
  }

  /** The header and the seeds used so far. For the host only, never for players. */
  get secrets(): MatchSecrets {
    const { first: seed, inUse } = this.#seeds;
    return { header: this.header, seed, ...(inUse.length > 0 && { reseeds: [...inUse] }) };
  }

  /**
   * Replays the restored operations to recover their events. Throws a KernelError if they do not lead to the bookmark.
   */
  #recall(): void {
    const { trusted } = this.#history;
    if (trusted === 0) return;
    const whole = Match.restore(this.game, { ...this.secrets, deeds: this.deeds.slice(0, trusted) });
    this.#history.confirm(whole.#history);
  }

  #do(deed: MatchOperation): AppliedResult | RefusedResult {
    if (isReseed(deed)) return this.#reseed(deed);
    return 'seat' in deed
      ? this.#act(deed.seat, deed.action, deed.at, deed.dice)
      : this.#edit(deed.by, deed.edit, deed.at);
  }

  #reseed(deed: Reseed): AppliedResult {
    this.#seeds.advance(deed.reseed);
    const resume = this.#chance.position;
    this.#chance = this.#seeds.stream(this.header, undefined, deed.at);
    return this.#commit(deed, this.#state, [], resume);
  }

  #act(seat: Seat, raw: unknown, at: number, dice: readonly ForcedResult[] | undefined): AppliedResult | RefusedResult {
    const admission = admit(this.game, this.#state, this.seats, seat, raw);
    if (!admission.ok) return admission;
    // The action schema guarantees plain JSON.
    const action = admission.action as Act['action'];
    const deed: Act = dice ? { action, at, dice: [...dice], seat } : { action, at, seat };
    const resume = this.#chance.position;
    const chance = chanceFor(deed, this.#chance);
    const { log, events } = recorder();
    try {
      const next = deedTransition(this.game, this.#state, deed, chance, log);
      if (dice === undefined || !(chance instanceof ScriptedChance) || chance.unused === 0) {
        return this.#commit(deed, next, events, resume);
      }
      this.#chance.position = resume;
      return refusedResult(refuse('dice-do-not-fit', { problem: 'leftover', count: chance.unused }));
    } catch (error) {
      this.#chance.position = resume;
      if (error instanceof KernelError && error.code === 'bad-script') {
        const count = chance instanceof ScriptedChance ? (dice?.length ?? 0) - chance.unused : 0;
        return refusedResult(refuse('dice-do-not-fit', { problem: 'misfit', count }));
      }
      throw error;
    }
  }

  #edit(by: Seat, patches: readonly Patch[], at: number): AppliedResult | RefusedResult {
    if (this.header.mode !== 'companion') return refusedResult(refuse('edits-not-allowed'));
    if (!Number.isInteger(by) || by < 0 || by >= this.seats)
      return refusedResult(refuse('unknown-seat', { seat: String(by) }));
    const deed: Edit = { by, edit: cloneJson(patches) as Edit['edit'], at };
    const edited = handEdit(this.game, this.#state, patches, this.teams !== undefined);
    if (!edited.ok) return edited;
    const resume = this.#chance.position;
    const { log, events } = recorder();
    try {
      const chance = chanceFor(deed, this.#chance);
      return this.#commit(deed, settleTracked(this.game, edited.state, { chance, log }), events, resume);
    } catch (error) {
      this.#chance.position = resume;
      throw error;
    }
  }

  #commit(deed: MatchOperation, next: State, events: readonly LoggedEvent[], resume: number): AppliedResult {
    const link = nextLink(this.link, [deed, changes(this.#state, next)]);
    this.#history.add({ deed, link, events, end: this.#chance.position }, next);
    this.#before = this.#state;
    this.#state = next;
    // A redone operation may end before rolls that were seen since; those stay used.
    this.#chance.position = Math.max(resume, this.#chance.position);
    return { ok: true, seq: this.seq, events };
  }
}
