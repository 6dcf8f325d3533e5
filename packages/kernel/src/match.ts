import { type Applied, type Refused, refused } from './applied.ts';
import { type Bookmark, deedsBefore } from './bookmark.ts';
import { type Brought, packed, unpacked } from './brought.ts';
import type { StreamChance } from './chance.ts';
import { deedTransition, stateAfter } from './deedTransition.ts';
import { KernelError } from './errors.ts';
import type { Decision, Game, Outcome, Progress } from './game.ts';
import { handEdit } from './handEdit.ts';
import { hashValue, nextLink, seedCommitment } from './hash.ts';
import { History } from './history.ts';
import { cloneJson, inOrder, isShallow } from './json.ts';
import { type LoggedEvent, recorder } from './log.ts';
import {
  type Act,
  type Deed,
  type Edit,
  formatOf,
  type MatchFile,
  type MatchHeader,
  type Reseed,
  readMatchFile,
  writeMatchFile,
} from './matchFile.ts';
import { chanceFor, firstState, isReseed, stateOf, streamOf } from './matchStart.ts';
import { headerOf, type NewMatch } from './newMatch.ts';
import { type FinishedMatch, isReturned, notOpened, type Opening, returnOf } from './openedMatch.ts';
import { compare, upToDate } from './openFile.ts';
import { changes, type Patch, viewChanges } from './patches.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type ForcedResult, ScriptedChance } from './scriptedChance.ts';
import { Seeds } from './seeds.ts';
import type { Teams } from './teams.ts';
import { admit, settleTracked, spelled } from './transition.ts';
import { type Barrier, barrierOf } from './undoBarrier.ts';
import type { Seat, Viewer } from './visibility.ts';

/** What a match begins with, and the seeds behind its dice. */
export type MatchSecrets = Pick<MatchFile, 'header' | 'seed' | 'reseeds'>;

/** What a match is restored from. */
type RestorableMatch = MatchSecrets & Pick<MatchFile, 'deeds'>;

/** What else a save says that the match itself does not know. */
export interface SaveNotes {
  /** The matches that it has taken in, from whoever keeps them. */
  readonly opened?: readonly MatchFile[];
  /** When each deed was done, from whoever has a clock. */
  readonly times?: readonly number[];
  readonly practice?: boolean;
}

/** A game being played: its state, what led to it, and what may be done next. */
export class Match<State extends object = object, Action extends object = object, View extends object = object> {
  readonly game: Game<State, Action, object, View>;
  readonly header: MatchHeader;
  /** What it brings along. Headers of before have it in their options. */
  readonly brought: Brought | undefined;
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
    const options = unpacked(header);
    game.hold(this, options);
    this.brought = packed(game.brings, options).brought;
    this.#chance = streamOf(header, seed);
    const { log, events } = recorder();
    this.#state = firstState(game, header, this.#chance, log);
    this.#before = this.#state;
    this.setupEvents = events;
    const link = nextLink('', header);
    this.#history = new History({ link, end: this.#chance.position, state: this.#state });
  }

  /** A new match. Throws a KernelError when options or seats do not fit the game. */
  static create<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    wanted: NewMatch,
  ): Match<S, A, V> {
    const header = headerOf(game, wanted);
    return new Match<S, A, V>(game as Game<S, A, object, V>, header, wanted.seed);
  }

  /**
   * Opens a saved match: every deed is done again and every link of the chain compared. A file of older rules goes
   * through the game's `migrate`. Throws a KernelError that names the place where the file is wrong.
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
   * Takes a match up at a bookmark, on the word of whoever kept it: neither the deeds before it nor their links are
   * worked out again until somebody asks what happened in them.
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

  /** A match from its deeds, each done again; what comes of them is compared with nothing. */
  static restore<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    { header, seed, reseeds, deeds }: RestorableMatch,
  ): Match<S, A, V> {
    const options = game.options.safeParse(unpacked(header));
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

  /** The whole state; never show it to a player, show `view(seat)`. */
  get state(): State {
    return this.#state;
  }

  /** The options in full, with what they brought. */
  get options(): MatchHeader['options'] {
    return unpacked(this.header);
  }

  /** How many deeds have been done. */
  get seq(): number {
    return this.#history.seq;
  }

  get seats(): number {
    return this.header.seats.length;
  }

  /** Who plays together, by the code of its team for each seat; nothing where everyone plays for themselves. */
  get teams(): Teams | undefined {
    return this.game.teams(this.header.options, this.seats);
  }

  get decisions(): readonly Decision[] {
    return this.game.decisions(this.#state);
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.#state);
  }

  /** How far it is, where the game says so. */
  get progress(): Progress | undefined {
    return this.game.progress?.(this.#state);
  }

  /** The match that this one waits for; nothing while it waits for none. */
  get opening(): Opening | undefined {
    return this.game.opens?.(this.#state);
  }

  /** What the match that opened this one is told, once this one is over. */
  get finished(): FinishedMatch | undefined {
    const { outcome } = this;
    if (!outcome) return undefined;
    const report = this.game.report?.(this.#state) ?? { ...outcome };
    return { game: this.game.id, options: this.options, seats: this.seats, link: this.link, report };
  }

  /** The seed, once the match is over: anyone can then check it against the commitment and every roll against it. */
  get revealedSeed(): string | undefined {
    return this.outcome ? this.#seeds.first : undefined;
  }

  /** What binds the seed that the dice come from now: public before any of them is rolled. */
  get commitment(): string {
    return this.#seeds.commitment(this.header);
  }

  /** The end of the hash chain: stands for everything that has happened. */
  get link(): string {
    return this.#history.link;
  }

  /** The links of the chain, one a deed. */
  get chain(): readonly string[] {
    return this.#history.chain();
  }

  get deeds(): readonly Deed[] {
    return this.#history.deeds();
  }

  get lastDeed(): Deed | undefined {
    return this.#history.last;
  }

  /** The deeds before which dice were rolled and then taken back: their place in the stream was skipped. */
  get takenBack(): readonly number[] {
    this.#recall();
    return this.#history.takenBack();
  }

  /** How far into the stream of chance the match has gone, dice taken back included. */
  get position(): number {
    return this.#chance.position;
  }

  /** Leaves the stream of chance unused up to here: dice that were seen before stay used. */
  skipTo(position: number): void {
    this.#chance.position = Math.max(position, this.#chance.position);
  }

  /** Where the match stands, to be taken up again with `resume`. */
  bookmark(): Bookmark {
    const { seq, link, position } = this;
    return { seq, link, state: this.#state, position, end: this.#history.end };
  }

  /** What happened in a deed (from 0). */
  events(deed: number): readonly LoggedEvent[] {
    if (deed < this.#history.trusted) this.#recall();
    return this.#history.events(deed);
  }

  view(viewer: Viewer): View {
    return this.game.view(this.#state, viewer);
  }

  /** What the last deed changed for this viewer. */
  patches(viewer: Viewer): Patch[] {
    return viewChanges(this.game.shape, this.#before, this.#state, viewer);
  }

  legal(seat: Seat): readonly Action[] {
    return this.decisions.some((decision) => decision.seat === seat) ? this.game.legal(this.#state, seat) : [];
  }

  /** What this seat may do at any time, whether it is asked or not; nothing once the match is over. */
  anytime(seat: Seat): readonly Action[] {
    return (this.decisions.length > 0 && this.game.anytime?.(this.#state, seat)) || [];
  }

  /** Why this seat may not do this now, or nothing. */
  check(seat: Seat, action: unknown): Refusal | undefined {
    const admission = admit(this.game, this.#state, this.seats, seat, action);
    return admission.ok ? undefined : admission.refusal;
  }

  /** Does an action, or says why not. `dice`: results rolled on a real table, in companion mode only. */
  apply(seat: Seat, action: unknown, dice?: readonly ForcedResult[]): Applied | Refused {
    if (dice && this.header.mode !== 'companion') return refused(refuse('dice-not-allowed'));
    // Played on a real table, what came of a match is entered like dice; otherwise it comes from the match itself.
    if (isReturned(this.game, action) && (this.header.mode !== 'companion' || action.match !== null)) {
      return refused(refuse('played-elsewhere'));
    }
    return this.#apply(seat, action, dice);
  }

  /** Takes in the match that this one waits for, now that it is over, or says why it is not the one. */
  takeIn(finished: FinishedMatch): Applied | Refused {
    const refusal = notOpened(this.opening, finished);
    const [decision] = this.decisions;
    if (refusal || !decision) return refused(refusal ?? refuse('match-over'));
    return this.#apply(decision.seat, returnOf(finished));
  }

  #apply(seat: Seat, action: unknown, dice?: readonly ForcedResult[]): Applied | Refused {
    if (!isShallow(action)) return refused(refuse('malformed-action', { problem: 'too_big', path: '/' }));
    const result = this.#act(seat, spelled(action), this.#chance.position, dice);
    if (result.ok) this.#history.forgetUndone();
    return result;
  }

  /** Does what has been done before, with the dice it had, for whoever keeps the log of a match. */
  again(deed: Deed): Applied | Refused {
    const result = this.#do(deed);
    if (result.ok) this.#history.forgetUndone();
    return result;
  }

  /** Companion mode: changes the state by hand. The result must still be a state of this game; it runs on to a decision. */
  edit(by: Seat, patches: readonly Patch[]): Applied | Refused {
    if (!isShallow(patches)) return refused(refuse('edit-breaks-state', { problem: 'too_big', path: '/' }));
    const result = this.#edit(by, inOrder(patches) as readonly Patch[], this.#chance.position);
    if (result.ok) this.#history.forgetUndone();
    return result;
  }

  /**
   * What stands in the way of this seat taking back the last deeds by itself. `eyes`: whom nothing may have been revealed to,
   * everyone unless told otherwise.
   */
  barrier(by: Seat, steps = 1, eyes: readonly Seat[] = this.header.seats.map((_, seat) => seat)): Barrier | undefined {
    const first = Math.max(0, this.seq - steps);
    if (first < this.#history.trusted) this.#recall();
    return barrierOf(this.game, this.#history.between(first, this.seq), (step) => this.stateAt(first + step), by, eyes);
  }

  /**
   * Takes back the last deed. One's own deed that revealed nothing needs nobody's leave; otherwise every person at the
   * table must agree. Dice that were seen are not rolled again: what follows uses new ones.
   */
  undo(by: Seat, consent: readonly Seat[] = []): Applied | Refused {
    const last = this.#history.last;
    // Nobody has done a change of seeds, so nobody takes it back, nor what lies before it.
    if (last === undefined || isReseed(last)) return refused(refuse('nothing-to-undo'));
    const waiting = this.header.seats.flatMap(({ kind }, seat) =>
      kind === 'human' && seat !== by && !consent.includes(seat) ? [seat] : [],
    );
    // Looking for a barrier costs a few worlds; where everyone agrees there is no need to look.
    const barrier = waiting.length > 0 ? this.barrier(by) : undefined;
    if (barrier) return refused(refuse('undo-needs-consent', { why: barrier, waiting }));
    const before = this.stateAt(this.seq - 1);
    this.#history.undo();
    this.#before = this.#state;
    this.#state = before;
    return { ok: true, seq: this.seq, events: [] };
  }

  /** Does again what was last undone, with the dice it had. */
  redo(): Applied | Refused {
    const deed = this.#history.undone;
    if (deed === undefined) return refused(refuse('nothing-to-redo'));
    const result = this.#do(deed);
    if (result.ok) this.#history.redone();
    return result;
  }

  /** The state after this many deeds. */
  stateAt(seq: number): State {
    if (!Number.isInteger(seq) || seq < 0 || seq > this.seq) {
      throw new KernelError('no-such-point', `deed ${seq}`, `The match has ${this.seq} deeds`);
    }
    if (seq === this.seq) return this.#state;
    return stateAfter(this.game, this.header, this.#history, this.#seeds, seq);
  }

  /** The same match at an earlier point, with the rest ready to be redone. */
  replay(to: number): Match<State, Action, View> {
    this.stateAt(to);
    const deeds = this.deeds;
    const earlier = Match.restore(this.game, { ...this.secrets, deeds: deeds.slice(0, to) });
    earlier.#history.prepare(deeds.slice(to));
    return earlier;
  }

  /** From here on the dice come from another seed. On the record, and not to be taken back. */
  reseed(seed: string): Applied {
    this.#seeds.prepare(seed);
    this.#history.forgetUndone();
    return this.#reseed({ reseed: seedCommitment(seed), at: this.#chance.position });
  }

  /** Another match that was this one until `at`. Its dice from there on come from a seed of its own. */
  fork(at: number, seed: string): Match<State, Action, View> {
    const fork = this.replay(at);
    fork.reseed(seed);
    return fork;
  }

  /** The match as a file: a save now, a replay that anyone can verify when it is over. */
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

  /** The header, and the seeds that have been in use: for whoever keeps the match, never for its players. */
  get secrets(): MatchSecrets {
    const { first: seed, inUse } = this.#seeds;
    return { header: this.header, seed, ...(inUse.length > 0 && { reseeds: [...inUse] }) };
  }

  /** Does the trusted deeds again, to know what happened in them; a KernelError if they do not lead to the bookmark. */
  #recall(): void {
    const { trusted } = this.#history;
    if (trusted === 0) return;
    const whole = Match.restore(this.game, { ...this.secrets, deeds: this.deeds.slice(0, trusted) });
    this.#history.confirm(whole.#history);
  }

  #do(deed: Deed): Applied | Refused {
    if (isReseed(deed)) return this.#reseed(deed);
    return 'seat' in deed
      ? this.#act(deed.seat, deed.action, deed.at, deed.dice)
      : this.#edit(deed.by, deed.edit, deed.at);
  }

  #reseed(deed: Reseed): Applied {
    this.#seeds.advance(deed.reseed);
    const resume = this.#chance.position;
    this.#chance = this.#seeds.stream(this.header, undefined, deed.at);
    return this.#commit(deed, this.#state, [], resume);
  }

  #act(seat: Seat, raw: unknown, at: number, dice: readonly ForcedResult[] | undefined): Applied | Refused {
    const admission = admit(this.game, this.#state, this.seats, seat, raw);
    if (!admission.ok) return admission;
    // An action is plain JSON: its schema has said so.
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
      return refused(refuse('dice-do-not-fit', { problem: 'leftover', count: chance.unused }));
    } catch (error) {
      this.#chance.position = resume;
      if (error instanceof KernelError && error.code === 'bad-script') {
        const count = chance instanceof ScriptedChance ? (dice?.length ?? 0) - chance.unused : 0;
        return refused(refuse('dice-do-not-fit', { problem: 'misfit', count }));
      }
      throw error;
    }
  }

  #edit(by: Seat, patches: readonly Patch[], at: number): Applied | Refused {
    if (this.header.mode !== 'companion') return refused(refuse('edits-not-allowed'));
    if (!Number.isInteger(by) || by < 0 || by >= this.seats)
      return refused(refuse('unknown-seat', { seat: String(by) }));
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

  #commit(deed: Deed, next: State, events: readonly LoggedEvent[], resume: number): Applied {
    const link = nextLink(this.link, [deed, changes(this.#state, next)]);
    this.#history.add({ deed, link, events, end: this.#chance.position }, next);
    this.#before = this.#state;
    this.#state = next;
    // A redone deed may end before dice that were seen since: those stay used.
    this.#chance.position = Math.max(resume, this.#chance.position);
    return { ok: true, seq: this.seq, events };
  }
}
