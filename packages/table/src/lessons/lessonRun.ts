import {
  admit,
  type ForcedResult,
  fastChance,
  type Game,
  type RefusedResult,
  refuse,
  type Seat,
} from '@tessera/kernel';
import { Room } from '@tessera/room';
import { expandCaseTokens, matches, mismatches, optionsOf, patchesFor } from '@tessera/testkit/position';
import { TableError } from '../errors.ts';
import { freshId } from '../live/freshId.ts';
import type { Lesson, LessonStep } from './lessonFile.ts';

/** Where a learner is in a lesson. */
export interface LessonProgress {
  /** The current step, counted from 0. */
  readonly step: number;
  /**
   * `asked`: the learner moves or reads; `wrong`: a move was played that is taken back; `reached`: the goal is reached;
   * `over`: the last step is done.
   */
  readonly phase: 'asked' | 'wrong' | 'reached' | 'over';
  /** The key of the explanation of a wrong move, if it has its own. */
  readonly wrong?: string;
  /** The reason why the last action was not played at all. */
  readonly closed?: 'other-action' | 'refused';
  /** How often the step was tried in vain. */
  readonly tries: number;
}

type Answer = { readonly ok: true } | RefusedResult;

/** Limit of unscripted moves of other seats after one move of the learner. */
const MAX_REPLIES = 300;

/**
 * A lesson being played on the rules: it plays the scripted moves, checks each action of the learner against the goal,
 * and undoes wrong ones. It knows no game and has no clock; `onChange` is called after each change.
 */
export class LessonRun {
  readonly lesson: Lesson;
  readonly seat: Seat;
  onChange: () => void = () => {};
  #progress: LessonProgress = { step: 0, phase: 'asked', tries: 0 };
  /** The number of operations when the current step began. */
  #start = 0;
  /** The number of actions of the learner in the current step. */
  #made = 0;
  /** Whether these actions are those of the path. */
  #isOnPath = true;
  #replies: LessonStep['replies'] = [];

  readonly #game: Game;
  readonly #learner: string;
  #room!: Room;

  /** Starts a lesson at a step; the steps before it are played by their paths. */
  constructor(game: Game, lesson: Lesson, { step = 0, learner = 'Guest' }: { step?: number; learner?: string } = {}) {
    const options = game.options.safeParse(optionsOf(game, (lesson.given.options ?? {}) as object));
    this.lesson = expandCaseTokens(lesson, game, options.success ? options.data : {});
    this.seat = lesson.seat;
    this.#game = game;
    this.#learner = learner;
    this.#startAt(step);
  }

  /** The match of the lesson. A new one replaces it when a move that ended the match is taken back. */
  get room(): Room {
    return this.#room;
  }

  get #seats(): number {
    return this.lesson.given.seats ?? this.#game.seats.min;
  }

  /** Sets the match up and plays the paths of the steps before this one. */
  #startAt(step: number): void {
    const { seed = 'lesson', setup, edits, play = [] } = this.lesson.given;
    const holders = Array.from({ length: this.#seats }, (_, seat) =>
      seat === this.seat
        ? { kind: 'human' as const, name: this.#learner }
        : { kind: 'bot' as const, name: this.lesson.players[seat] ?? `${seat + 1}` },
    );
    const options = optionsOf(this.#game, (this.lesson.given.options ?? {}) as object);
    const wanted = { options, seats: holders, seed, mode: 'companion', ...(setup && { setup }) } as const;
    this.#room = Room.open(this.#game, wanted, 0, { undo: 'practice' });
    if (edits) this.#script({ seat: this.seat, edit: edits }, 'given.edits');
    for (const [i, move] of play.entries()) this.#script(move, `given.play.${i}`);
    this.#begin(0);
    while (this.#progress.step < step && this.#progress.phase !== 'over') this.skip();
  }

  get progress(): LessonProgress {
    return this.#progress;
  }

  get step(): LessonStep {
    return this.lesson.steps[this.#progress.step] as LessonStep;
  }

  /** Whether the step has no move: the learner reads and goes on. */
  get isReading(): boolean {
    return this.step.path.length === 0;
  }

  /** Whether there is a move of the current step to take back. */
  get hasMoved(): boolean {
    return this.room.match.seq > this.#start;
  }

  /** Returns the legal actions that the step plays. */
  legal(): readonly object[] {
    if (this.#progress.phase !== 'asked' || this.isReading) return [];
    return this.room.legal(this.seat).filter((action) => this.#isOpen(action));
  }

  /** Returns the next action of the path; undefined after other moves, which must be taken back first. */
  hint(): object | undefined {
    const next = this.#isOnPath ? this.step.path[this.#made] : undefined;
    return next && this.#exact(next.action);
  }

  /** Plays an action of the learner, or refuses it. */
  act(action: object): Answer {
    if (this.#progress.phase !== 'asked' || this.isReading) return { ok: false, refusal: refuse('lesson-waits') };
    if (!this.#isOpen(action)) return this.#refused('other-action', refuse('not-in-lesson'));
    const answer = this.#play(action);
    if (!answer.ok) return this.#refused('refused', answer.refusal);
    this.#set({ ...this.#open() });
    this.#judge();
    return { ok: true };
  }

  /** Takes the moves of the current step back. */
  again(): void {
    this.#undo();
    this.#set(this.#open());
  }

  /** Goes on to the next step: from one that is read, or whose goal is reached. */
  next(): void {
    const { step, phase } = this.#progress;
    if (phase === 'reached' || (phase === 'asked' && this.isReading)) this.#begin(step + 1);
  }

  /** Plays the path of the current step, and goes on. */
  skip(): void {
    if (this.#progress.phase === 'over') return;
    if (this.#progress.phase !== 'reached') {
      this.#undo();
      this.#set(this.#open());
      while (this.#progress.phase === 'asked' && !this.isReading) {
        const action = this.hint();
        const answer = action && this.act(action);
        if (!answer?.ok) throw this.#broken(`path.${this.#made}`, answer?.refusal.code ?? 'The goal is not reached');
      }
      if (this.#progress.phase === 'wrong') throw this.#broken('path', 'The goal is not reached');
    }
    this.next();
  }

  #begin(step: number): void {
    if (step >= this.lesson.steps.length) {
      this.#set({ step: step - 1, phase: 'over', tries: 0 });
      return;
    }
    this.#progress = { step, phase: 'asked', tries: 0 };
    this.#replies = this.step.replies;
    for (const [i, move] of this.step.before.entries()) this.#script(move, `before.${i}`);
    this.#markStart();
    if (!this.isReading) {
      if (!this.#mayBegin()) this.#reply();
      this.#markStart();
    }
    this.onChange();
  }

  /** Whether the first action of the path is possible at once, even while other seats are asked. */
  #mayBegin(): boolean {
    const action = this.step.path[0]?.action;
    if (typeof action !== 'object' || action === null || '$legal' in action) return false;
    const { match } = this.room;
    return admit(this.#game, match.state, this.#seats, this.seat, action).ok;
  }

  #markStart(): void {
    this.#start = this.room.match.seq;
    this.#made = 0;
    this.#isOnPath = true;
  }

  /** Plays a scripted move or edit. Throws when it is refused: then the lesson is wrong. */
  #script({ seat, action, edit, dice }: LessonStep['before'][number], place: string): void {
    const command = { seq: this.room.seq, actionId: freshId() };
    const result = edit
      ? this.room.edit(seat, { ...command, patches: patchesFor(this.room.match.state, edit) }, 0)
      : this.room.act(seat, { ...command, action: this.#exact(action, seat), ...(dice && { dice }) }, 0);
    if (!result.ok) throw this.#broken(place, `${result.refusal.code} ${JSON.stringify(result.refusal.params)}`);
    this.onChange();
  }

  /** Plays the learner's action. Chance gives the results of the lesson if they fit. */
  #play(action: object): Answer {
    const next = this.#isOnPath ? this.step.path[this.#made] : undefined;
    const isNext = next !== undefined && matches(this.#exact(next.action), action);
    const dice = isNext ? next.dice : this.step.rolls.find((roll) => matches(roll.action, action))?.dice;
    const scripted = this.#apply(this.seat, action, dice);
    const misfits = !scripted.ok && scripted.refusal.code === 'dice-do-not-fit';
    if (misfits && isNext) throw this.#broken(`path.${this.#made}.dice`, JSON.stringify(scripted.refusal.params));
    const answer = misfits ? this.#apply(this.seat, action) : scripted;
    if (!answer.ok) return answer;
    this.#made++;
    this.#isOnPath &&= isNext;
    return answer;
  }

  #apply(seat: Seat, action: object, dice?: readonly ForcedResult[]): Answer {
    const command = { seq: this.room.seq, actionId: freshId(), action, ...(dice && { dice }) };
    const result = this.room.act(seat, command, 0);
    if (!result.ok) return result;
    this.onChange();
    return { ok: true };
  }

  /** Decides whether the goal is reached, the move was wrong, or the learner goes on. */
  #judge(): void {
    const { wrong, path, moves = Math.max(1, path.length) } = this.step;
    const found = wrong.find(({ when }) => this.#holds(when));
    if (found) {
      this.#fail(found.say);
      return;
    }
    // After the last try only a scripted answer is played: it shows the result of the move.
    if (!this.#isReached() && (this.#made < moves || this.#replies.length > 0)) this.#reply();
    if (this.#isReached()) this.#reach();
    else if (this.#made >= moves || this.room.legal(this.seat).length === 0) this.#fail();
  }

  #isReached(): boolean {
    const { goal, path } = this.step;
    return goal ? this.#holds(goal) : this.#isOnPath && this.#made === path.length;
  }

  #holds(expectation: NonNullable<LessonStep['goal']>): boolean {
    const { match } = this.room;
    const events = Array.from({ length: match.seq - this.#start }, (_, i) => match.events(this.#start + i)).flat();
    return mismatches(expectation, { match, events, refusal: undefined, functions: {} }).length === 0;
  }

  #reach(): void {
    const { step, tries } = this.#progress;
    this.#set({ step, phase: 'reached', tries });
  }

  #fail(wrong?: string): void {
    const { step, tries } = this.#progress;
    this.#set({ step, phase: 'wrong', tries: tries + 1, ...(wrong !== undefined && { wrong }) });
  }

  /** Plays for the other seats until the learner is asked: as scripted, otherwise any legal move. */
  #reply(): void {
    const chance = fastChance(`${this.lesson.id} ${this.#progress.step}`);
    for (let i = 0; i < MAX_REPLIES; i++) {
      const { decisions } = this.room;
      const [first] = decisions;
      if (first === undefined || decisions.some(({ seat }) => seat === this.seat)) return;
      const scripted = this.#replies.find((reply) => decisions.some((decision) => decision.seat === reply.seat));
      this.#replies = this.#replies.filter((reply) => reply !== scripted);
      if (scripted && this.#apply(scripted.seat, this.#exact(scripted.action, scripted.seat), scripted.dice).ok)
        continue;
      const legal = this.room.legal(first.seat);
      if (legal.length === 0 || !this.#apply(first.seat, chance.pick(legal)).ok) return;
    }
  }

  #isOpen(action: object): boolean {
    const { open, path } = this.step;
    if (open === undefined) return true;
    if (open !== 'path') return open.some((pattern) => matches(pattern, action));
    const next = path[this.#made];
    return next !== undefined && matches(this.#exact(next.action), action);
  }

  /** Resolves `{"$legal": pattern}` to the first legal action that matches. */
  #exact(action: unknown, seat = this.seat): object {
    if (typeof action !== 'object' || action === null) throw this.#broken('action', 'Expected an object');
    if (!('$legal' in action)) return action;
    const found = this.room.legal(seat).find((legal) => matches(action.$legal, legal));
    if (!found) throw this.#broken('$legal', `No legal action matches ${JSON.stringify(action.$legal)}`);
    return found;
  }

  #undo(): void {
    const { step, tries } = this.#progress;
    // The end of a match cannot be undone, so the lesson is played again up to here, unseen.
    if (this.#room.ending) {
      const { onChange } = this;
      this.onChange = () => {};
      this.#startAt(step);
      this.#progress = { step, phase: 'asked', tries };
      this.onChange = onChange;
    }
    while (this.hasMoved) {
      const command = { seq: this.room.seq, actionId: freshId() };
      const result = this.room.undo(this.seat, command, 0);
      if (!result.ok) throw this.#broken('undo', result.refusal.code);
      this.onChange();
    }
    this.#made = 0;
    this.#isOnPath = true;
    this.#replies = this.step.replies;
  }

  #open(): LessonProgress {
    const { step, tries } = this.#progress;
    return { step, phase: 'asked', tries };
  }

  #refused(closed: LessonProgress['closed'], refusal: RefusedResult['refusal']): RefusedResult {
    this.#set({ ...this.#open(), ...(closed && { closed }) });
    return { ok: false, refusal };
  }

  #set(progress: LessonProgress): void {
    this.#progress = progress;
    this.onChange();
  }

  #broken(place: string, why: string): TableError {
    const { id, steps } = this.lesson;
    return new TableError('bad-lesson', `${id}.${steps[this.#progress.step]?.id}.${place}`, why);
  }
}
