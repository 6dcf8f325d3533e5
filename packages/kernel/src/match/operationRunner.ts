import type { StreamChance } from '../chance.ts';
import { KernelError } from '../errors.ts';
import type { Game } from '../game.ts';
import { nextLink } from '../hash.ts';
import { type LoggedEvent, recorder } from '../log.ts';
import { refuse } from '../refusal.ts';
import { type ForcedResult, ScriptedChance } from '../scriptedChance.ts';
import { cloneJson } from '../state/json.ts';
import { changes, type Patch } from '../state/patches.ts';
import type { Seat } from '../state/visibility.ts';
import { admit, settleTracked } from '../transition.ts';
import { type AppliedResult, type RefusedResult, refusedResult } from './applyResult.ts';
import { History } from './history.ts';
import { handEdit } from './manualEdit.ts';
import type { Act, Edit, MatchHeader, MatchOperation, Reseed } from './matchFile.ts';
import { chanceFor, firstState, isReseed, streamOf } from './matchStart.ts';
import { deedTransition } from './operationTransition.ts';
import { Seeds } from './seeds.ts';

/**
 * The changing part of a match: its state, its random stream and its history. Applies operations and records them;
 * `Match` is the public interface around it.
 */
export class OperationRunner<State extends object, Action extends object, View extends object> {
  readonly seeds: Seeds;
  readonly history: History<State>;
  readonly setupEvents: readonly LoggedEvent[];
  chance: StreamChance;
  state: State;
  /** The state before the last operation. */
  before: State;
  readonly #game: Game<State, Action, object, View>;
  readonly #header: MatchHeader;

  /** Sets the match up: runs the game's setup with the first seed. */
  constructor(game: Game<State, Action, object, View>, header: MatchHeader, seed: string, reseeds: readonly string[]) {
    this.#game = game;
    this.#header = header;
    this.seeds = new Seeds(seed, reseeds);
    this.chance = streamOf(header, seed);
    const { log, events } = recorder();
    this.state = firstState(game, header, this.chance, log);
    this.before = this.state;
    this.setupEvents = events;
    const link = nextLink('', header);
    this.history = new History({ link, end: this.chance.position, state: this.state });
  }

  get #seats(): number {
    return this.#header.seats.length;
  }

  get #hasTeams(): boolean {
    return this.#game.teams(this.#header.options, this.#seats) !== undefined;
  }

  /** Applies an operation with its original dice. */
  run(deed: MatchOperation): AppliedResult | RefusedResult {
    if (isReseed(deed)) return this.reseed(deed);
    return 'seat' in deed
      ? this.act(deed.seat, deed.action, deed.at, deed.dice)
      : this.edit(deed.by, deed.edit, deed.at);
  }

  /** Switches to the seed with this commitment. */
  reseed(deed: Reseed): AppliedResult {
    this.seeds.advance(deed.reseed);
    const resume = this.chance.position;
    this.chance = this.seeds.stream(this.#header, undefined, deed.at);
    return this.#commit(deed, this.state, [], resume);
  }

  /** Validates an action of a seat and applies it. `at`: position in the random stream. */
  act(seat: Seat, raw: unknown, at: number, dice: readonly ForcedResult[] | undefined): AppliedResult | RefusedResult {
    const admission = admit(this.#game, this.state, this.#seats, seat, raw);
    if (!admission.ok) return admission;
    // The action schema guarantees plain JSON.
    const action = admission.action as Act['action'];
    const deed: Act = dice ? { action, at, dice: [...dice], seat } : { action, at, seat };
    const resume = this.chance.position;
    const chance = chanceFor(deed, this.chance);
    const { log, events } = recorder();
    try {
      const next = deedTransition(this.#game, this.state, deed, chance, log);
      if (dice === undefined || !(chance instanceof ScriptedChance) || chance.unused === 0) {
        return this.#commit(deed, next, events, resume);
      }
      this.chance.position = resume;
      return refusedResult(refuse('dice-do-not-fit', { problem: 'leftover', count: chance.unused }));
    } catch (error) {
      this.chance.position = resume;
      if (error instanceof KernelError && error.code === 'bad-script') {
        const count = chance instanceof ScriptedChance ? (dice?.length ?? 0) - chance.unused : 0;
        return refusedResult(refuse('dice-do-not-fit', { problem: 'misfit', count }));
      }
      throw error;
    }
  }

  /** Applies a manual edit, in companion mode. */
  edit(by: Seat, patches: readonly Patch[], at: number): AppliedResult | RefusedResult {
    if (this.#header.mode !== 'companion') return refusedResult(refuse('edits-not-allowed'));
    if (!Number.isInteger(by) || by < 0 || by >= this.#seats)
      return refusedResult(refuse('unknown-seat', { seat: String(by) }));
    const deed: Edit = { by, edit: cloneJson(patches) as Edit['edit'], at };
    const edited = handEdit(this.#game, this.state, patches, this.#hasTeams);
    if (!edited.ok) return edited;
    const resume = this.chance.position;
    const { log, events } = recorder();
    try {
      const chance = chanceFor(deed, this.chance);
      return this.#commit(deed, settleTracked(this.#game, edited.state, { chance, log }), events, resume);
    } catch (error) {
      this.chance.position = resume;
      throw error;
    }
  }

  #commit(deed: MatchOperation, next: State, events: readonly LoggedEvent[], resume: number): AppliedResult {
    const link = nextLink(this.history.link, [deed, changes(this.state, next)]);
    this.history.add({ deed, link, events, end: this.chance.position }, next);
    this.before = this.state;
    this.state = next;
    // A redone operation may end before rolls that were seen since; those stay used.
    this.chance.position = Math.max(resume, this.chance.position);
    return { ok: true, seq: this.history.seq, events };
  }
}
