import { KernelError } from '../errors.ts';
import type { Decision, Game, Outcome, Progress } from '../game.ts';
import { hashValue, seedCommitment } from '../hash.ts';
import type { LoggedEvent } from '../log.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { ForcedResult } from '../scriptedChance.ts';
import { inOrder, isShallow, type Json } from '../state/json.ts';
import { type Patch, viewChanges } from '../state/patches.ts';
import type { Seat, Viewer } from '../state/visibility.ts';
import { lossResults, type Teams } from '../teams.ts';
import { admit, orderActionKeys } from '../transition.ts';
import { type AppliedResult, type RefusedResult, refusedResult } from './applyResult.ts';
import { type Attachments, packOptions, unpackOptions } from './attachments.ts';
import { type Bookmark, deedsBefore } from './bookmark.ts';
import {
  formatOf,
  type MatchFile,
  type MatchHeader,
  type MatchOperation,
  readMatchFile,
  writeMatchFile,
} from './matchFile.ts';
import { isReseed, stateOf } from './matchStart.ts';
import { headerOf, type NewMatch } from './newMatch.ts';
import { compare, upToDate } from './openFile.ts';
import { OperationRunner } from './operationRunner.ts';
import { stateAfter } from './operationTransition.ts';
import {
  isSubMatchReturn,
  reportsConcession,
  type SubMatchRequest,
  type SubMatchResult,
  subMatchReturn,
  whyNotSubMatch,
} from './subMatch.ts';
import { type Barrier, barrierOf } from './undoBarrier.ts';

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
  readonly #runner: OperationRunner<State, Action, View>;

  private constructor(
    game: Game<State, Action, object, View>,
    header: MatchHeader,
    seed: string,
    reseeds: readonly string[] = [],
  ) {
    this.game = game;
    this.header = header;
    const options = unpackOptions(header);
    game.hold(this, options);
    this.brought = packOptions(game.brings, options).brought;
    this.#runner = new OperationRunner(game, header, seed, reseeds);
    this.setupEvents = this.#runner.setupEvents;
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
    match.#runner.history.trust(done, same);
    match.#runner.seeds.skip(kept.deeds.filter(isReseed).length);
    match.#runner.chance = match.#runner.seeds.stream(kept.header, undefined, match.#runner.chance.position);
    match.#runner.state = same;
    match.#runner.before = same;
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
      if (deed.at < match.#runner.chance.position) {
        throw new KernelError('corrupt-file', `deeds.${i}.at`, 'The stream of chance runs backwards');
      }
      const result = match.#runner.run(deed);
      if (!result.ok) throw new KernelError('corrupt-file', `deeds.${i}`, `Refused: ${result.refusal.code}`);
    });
    return match;
  }

  /** The full state, for the host only; players get `view(seat)`. */
  get state(): State {
    return this.#runner.state;
  }

  /** The full options, including attachments. */
  get options(): MatchHeader['options'] {
    return unpackOptions(this.header);
  }

  /** Number of operations applied. */
  get seq(): number {
    return this.#runner.history.seq;
  }

  get seats(): number {
    return this.header.seats.length;
  }

  /** The team code of each seat; undefined when every seat plays alone. */
  get teams(): Teams | undefined {
    return this.game.teams(this.header.options, this.seats);
  }

  get decisions(): readonly Decision[] {
    return this.game.decisions(this.#runner.state);
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.#runner.state);
  }

  /** How far the match has advanced, if the game defines it. */
  get progress(): Progress | undefined {
    return this.game.progress?.(this.#runner.state);
  }

  /** The sub-match that this match waits for, if any. */
  get opening(): SubMatchRequest | undefined {
    return this.game.opens?.(this.#runner.state);
  }

  /** The result that this match reports to its parent match, once it is over. */
  get finished(): SubMatchResult | undefined {
    const { outcome } = this;
    if (!outcome) return undefined;
    return this.#resultWith(this.game.report?.(this.#runner.state) ?? { ...outcome });
  }

  /** Returns the result that this match reports to its parent match when this seat gives up, if the game has one. */
  concessionOf(seat: Seat): SubMatchResult | undefined {
    if (this.outcome || !reportsConcession(this.game)) return undefined;
    const { state } = this.#runner;
    const lost = () => ({ results: lossResults(this.seats, seat, this.teams) });
    return this.#resultWith(this.game.concession?.(state, seat) ?? lost());
  }

  #resultWith(report: Json): SubMatchResult {
    return { game: this.game.id, options: this.options, seats: this.seats, link: this.link, report };
  }

  /** The seed, once the match is over, so that anyone can verify the commitment and every roll. */
  get revealedSeed(): string | undefined {
    return this.outcome ? this.#runner.seeds.first : undefined;
  }

  /** The commitment to the current seed, public before the first roll from it. */
  get commitment(): string {
    return this.#runner.seeds.commitment(this.header);
  }

  /** The last link of the hash chain, which covers everything that has happened. */
  get link(): string {
    return this.#runner.history.link;
  }

  /** The links of the chain, one per operation. */
  get chain(): readonly string[] {
    return this.#runner.history.chain();
  }

  get deeds(): readonly MatchOperation[] {
    return this.#runner.history.deeds();
  }

  get lastDeed(): MatchOperation | undefined {
    return this.#runner.history.last;
  }

  /** The operations before which dice were rolled and then undone, so that part of the stream was skipped. */
  get takenBack(): readonly number[] {
    this.#recall();
    return this.#runner.history.takenBack();
  }

  /** Position in the random stream, including rolls of undone operations. */
  get position(): number {
    return this.#runner.chance.position;
  }

  /** Skips the random stream to this position, so that rolls already seen are not reused. */
  skipTo(position: number): void {
    this.#runner.chance.position = Math.max(position, this.#runner.chance.position);
  }

  /** Returns a bookmark of the current position, for `resume`. */
  bookmark(): Bookmark {
    const { seq, link, position } = this;
    return { seq, link, state: this.#runner.state, position, end: this.#runner.history.end };
  }

  /** Returns the events of an operation (counted from 0). */
  events(deed: number): readonly LoggedEvent[] {
    if (deed < this.#runner.history.trusted) this.#recall();
    return this.#runner.history.events(deed);
  }

  view(viewer: Viewer): View {
    return this.game.view(this.#runner.state, viewer);
  }

  /** Returns the patches of the last operation to this viewer's view. */
  patches(viewer: Viewer): Patch[] {
    return viewChanges(this.game.shape, this.#runner.before, this.#runner.state, viewer);
  }

  legal(seat: Seat): readonly Action[] {
    return this.decisions.some((decision) => decision.seat === seat) ? this.game.legal(this.#runner.state, seat) : [];
  }

  /** Returns the actions this seat may take at any time. Empty once the match is over. */
  anytime(seat: Seat): readonly Action[] {
    return (this.decisions.length > 0 && this.game.anytime?.(this.#runner.state, seat)) || [];
  }

  /** Returns the reason why this action is illegal now, if any. */
  check(seat: Seat, action: unknown): Refusal | undefined {
    const admission = admit(this.game, this.#runner.state, this.seats, seat, action);
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
    const result = this.#runner.act(seat, orderActionKeys(action), this.#runner.chance.position, dice);
    if (result.ok) this.#runner.history.forgetUndone();
    return result;
  }

  /** Replays a stored operation with its original dice, for hosts that keep the log of a match. */
  again(deed: MatchOperation): AppliedResult | RefusedResult {
    const result = this.#runner.run(deed);
    if (result.ok) this.#runner.history.forgetUndone();
    return result;
  }

  /**
   * Applies a manual edit, in companion mode. The result must be a valid state; the rules then run to the next
   * decision.
   */
  edit(by: Seat, patches: readonly Patch[]): AppliedResult | RefusedResult {
    if (!isShallow(patches)) return refusedResult(refuse('edit-breaks-state', { problem: 'too_big', path: '/' }));
    const result = this.#runner.edit(by, inOrder(patches) as readonly Patch[], this.#runner.chance.position);
    if (result.ok) this.#runner.history.forgetUndone();
    return result;
  }

  /**
   * Returns the reason why this seat needs consent to undo the last operations, if any. `eyes`: the seats to which
   * nothing may have been revealed; default: all.
   */
  barrier(by: Seat, steps = 1, eyes: readonly Seat[] = this.header.seats.map((_, seat) => seat)): Barrier | undefined {
    const first = Math.max(0, this.seq - steps);
    if (first < this.#runner.history.trusted) this.#recall();
    return barrierOf(
      this.game,
      this.#runner.history.between(first, this.seq),
      (step) => this.stateAt(first + step),
      by,
      eyes,
    );
  }

  /**
   * Undoes the last operation. A seat may undo its own action alone if that revealed nothing; otherwise every human
   * player must consent. Rolled dice are not reused: later rolls are new.
   */
  undo(by: Seat, consent: readonly Seat[] = []): AppliedResult | RefusedResult {
    const last = this.#runner.history.last;
    // A reseed belongs to no seat, so neither it nor the operations before it can be undone.
    if (last === undefined || isReseed(last)) return refusedResult(refuse('nothing-to-undo'));
    const waiting = this.header.seats.flatMap(({ kind }, seat) =>
      kind === 'human' && seat !== by && !consent.includes(seat) ? [seat] : [],
    );
    // Checking for a barrier samples several states; skip it when all players agree.
    const barrier = waiting.length > 0 ? this.barrier(by) : undefined;
    if (barrier) return refusedResult(refuse('undo-needs-consent', { why: barrier, waiting }));
    const before = this.stateAt(this.seq - 1);
    this.#runner.history.undo();
    this.#runner.before = this.#runner.state;
    this.#runner.state = before;
    return { ok: true, seq: this.seq, events: [] };
  }

  /** Redoes the last undone operation with its original dice. */
  redo(): AppliedResult | RefusedResult {
    const deed = this.#runner.history.undone;
    if (deed === undefined) return refusedResult(refuse('nothing-to-redo'));
    const result = this.#runner.run(deed);
    if (result.ok) this.#runner.history.redone();
    return result;
  }

  /** Returns the state after this many operations. */
  stateAt(seq: number): State {
    if (!Number.isInteger(seq) || seq < 0 || seq > this.seq) {
      throw new KernelError('no-such-point', `deed ${seq}`, `The match has ${this.seq} deeds`);
    }
    if (seq === this.seq) return this.#runner.state;
    return stateAfter(this.game, this.header, this.#runner.history, this.#runner.seeds, seq);
  }

  /** Returns the match at an earlier operation, with the later ones ready to be redone. */
  replay(to: number): Match<State, Action, View> {
    this.stateAt(to);
    const deeds = this.deeds;
    const earlier = Match.restore(this.game, { ...this.secrets, deeds: deeds.slice(0, to) });
    earlier.#runner.history.prepare(deeds.slice(to));
    return earlier;
  }

  /** Switches to another seed for the dice. Recorded in the log; cannot be undone. */
  reseed(seed: string): AppliedResult {
    this.#runner.seeds.prepare(seed);
    this.#runner.history.forgetUndone();
    return this.#runner.reseed({ reseed: seedCommitment(seed), at: this.#runner.chance.position });
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
      hash: hashValue(this.#runner.state),
      ...(times && { times: [...times] }),
      ...(practice && { practice }),
      ...(opened.length > 0 && { opened: [...opened] }),
    });
  }

  /** The header and the seeds used so far. For the host only, never for players. */
  get secrets(): MatchSecrets {
    const { first: seed, inUse } = this.#runner.seeds;
    return { header: this.header, seed, ...(inUse.length > 0 && { reseeds: [...inUse] }) };
  }

  /**
   * Replays the restored operations to recover their events. Throws a KernelError if they do not lead to the bookmark.
   */
  #recall(): void {
    const { trusted } = this.#runner.history;
    if (trusted === 0) return;
    const whole = Match.restore(this.game, { ...this.secrets, deeds: this.deeds.slice(0, trusted) });
    this.#runner.history.confirm(whole.#runner.history);
  }
}
