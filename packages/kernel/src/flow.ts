import { KernelError } from './errors.ts';
import type { Ctx, Decision, Rules } from './game.ts';
import { sameJson } from './json.ts';
import type { GameEvent } from './log.ts';
import type { Message } from './message.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Seat } from './visibility.ts';

/** One thing still to be done: which step, and the little it needs to know. Plain data, so a match can be saved on it. */
export interface Frame {
  at: string;
}

/** A state that keeps what is still to be done; the last frame is next. */
export interface FlowState<F extends Frame> {
  flow: F[];
}

/** What a step or an answer leaves to be done in its place, first one first. */
export type Next<Frames> = readonly Frames[] | undefined;

// Written as methods, which TypeScript compares loosely: a table of steps, each for its own kind of frame, can then be
// looked up with any frame.
interface Functions<State, F, Frames, Action, Event extends GameEvent> {
  step(state: State, frame: F, ctx: Ctx<Event>): Next<Frames>;
  answer(state: State, frame: F, turn: Turn<Action, Event>): Next<Frames>;
}

/** Runs, and returns the frames that take its place. */
export type Step<State, F, Frames, Event extends GameEvent = GameEvent> = Functions<
  State,
  F,
  Frames,
  never,
  Event
>['step'];

/** What an answer is given: who said it, what they said, and the dice. */
export interface Turn<Action, Event extends GameEvent = GameEvent> extends Ctx<Event> {
  readonly seat: Seat;
  readonly action: Action;
}

type Answer<State, F, Frames, Action, Event extends GameEvent> = Functions<State, F, Frames, Action, Event>['answer'];

type Answers<State, F, Frames, Action, Event extends GameEvent> =
  | Answer<State, F, Frames, Action, Event>
  | {
      refuse(state: State, frame: F, seat: Seat, action: Action): Refusal | undefined;
      play(state: State, frame: F, turn: Turn<Action, Event>): Next<Frames>;
    };

/** Stops and asks. Prompt, legality and enumeration all come from `options` and `refuse`. */
export interface Ask<State, F, Frames, Action extends { type: string }, Event extends GameEvent = GameEvent> {
  /**
   * Who is asked. One seat: it answers once, and the frame is done. A list: all of them, in any order; the frame stays
   * until the list comes back empty. An empty list, then or from the beginning: nobody is asked (any more), and
   * `afterwards` runs.
   */
  asks(state: State, frame: F): Seat | readonly Seat[];
  /** What is asked and about what, where the kind of the frame does not say it all. */
  prompt?(state: State, frame: F, seat: Seat): Message;
  /** Everything worth offering; what `refuse` turns down is left out of the legal actions. */
  options(state: State, frame: F, seat: Seat): readonly Action[];
  /** Why an action of any kind may not be chosen now. */
  refuse?(state: State, frame: F, seat: Seat, action: Action): Refusal | undefined;
  /** The options are examples, not the whole list: whatever `refuse` lets pass is legal. */
  readonly open?: boolean;
  /** The options are all legal as they are listed, so a long list need not be gone over again with `refuse`. */
  readonly sound?: boolean;
  /** With one legal answer only, the seat is not asked: the answer is given for it. For questions that hide nothing. */
  readonly forced?: boolean;
  /**
   * What each kind of answer does; other kinds of action are refused. Returns frames as a step does. A kind may have
   * reasons of its own: `{ refuse, play }`.
   */
  readonly answers: { [T in Action['type']]?: Answers<State, F, Frames, Extract<Action, { type: T }>, Event> };
  /** When nobody is left to be asked. */
  afterwards?: Step<State, F, Frames, Event>;
}

/** A step or a question for every kind of frame. A kind without one does not compile. */
export type Steps<State, Frames extends Frame, Action extends { type: string }, Event extends GameEvent = GameEvent> = {
  readonly [At in Frames['at']]:
    | Step<State, Extract<Frames, { at: At }>, Frames, Event>
    | Ask<State, Extract<Frames, { at: At }>, Frames, Action, Event>;
};

/** Actions that wait for no question. */
export interface Anytime<State, Frames, Action extends { type: string }, Event extends GameEvent = GameEvent> {
  options(state: State, seat: Seat): readonly Action[];
  /** What each kind does; the frames it leaves come before the question that was being asked. */
  readonly answers: { [T in Action['type']]?: Answer<State, Frames, Frames, Extract<Action, { type: T }>, Event> };
}

const RUNAWAY = 100_000;

/**
 * The rules of a game told as steps on a stack. `over` says when to stop; from then on nobody is asked anything.
 * `settle` and every answer run on to the next question.
 */
export function flow<
  State extends FlowState<Frames>,
  Frames extends Frame,
  Action extends { type: string },
  Event extends GameEvent = GameEvent,
>(game: {
  readonly steps: Steps<State, Frames, Action, Event>;
  over(state: State): boolean;
  /** What any seat may do at any time, whatever is being asked: the question stays until it is answered. */
  readonly anytime?: Anytime<State, Frames, Action, Event>;
}): Rules<State, Action, Event> & Required<Pick<Rules<State, Action, Event>, 'settle' | 'prompt'>> {
  // Each frame meets only the step of its own kind, which the type of the table guarantees and a lookup cannot say.
  const steps: ReadonlyMap<string, Step<State, Frames, Frames, Event> | Ask<State, Frames, Frames, Action, Event>> =
    new Map(Object.entries(game.steps));

  type Question = { readonly frame: Frames; readonly ask: Ask<State, Frames, Frames, Action, Event> };

  function stepFor(frame: Frames) {
    const step = steps.get(frame.at);
    if (step === undefined) throw new KernelError('flow-misuse', frame.at, 'There is no step for this frame');
    return step;
  }

  function question(state: State): Question | undefined {
    const frame = state.flow[state.flow.length - 1];
    if (frame === undefined || game.over(state)) return undefined;
    const ask = stepFor(frame);
    return typeof ask === 'function' ? undefined : { frame, ask };
  }

  function answerTo(ask: Ask<State, Frames, Frames, Action, Event>, action: Action) {
    const answers: Readonly<Record<string, Answers<State, Frames, Frames, Action, Event> | undefined>> = ask.answers;
    return Object.hasOwn(answers, action.type) ? answers[action.type] : undefined;
  }

  function reasonAgainst(state: State, { ask, frame }: Question, seat: Seat, action: Action): Refusal | undefined {
    const reason = ask.refuse?.(state, frame, seat, action);
    if (reason) return reason;
    const answer = answerTo(ask, action);
    return typeof answer === 'object' ? answer.refuse(state, frame, seat, action) : undefined;
  }

  const interruptions: Readonly<Record<string, Answer<State, Frames, Frames, Action, Event> | undefined>> =
    game.anytime?.answers ?? {};

  function isAnytime(state: State, seat: Seat, action: Action): boolean {
    if (!Object.hasOwn(interruptions, action.type)) return false;
    return game.anytime!.options(state, seat).some((option) => sameJson(option, action));
  }

  function push(state: State, frames: Next<Frames>): void {
    if (!frames) return;
    for (let i = frames.length - 1; i >= 0; i--) state.flow.push(frames[i] as Frames);
  }

  function legalAnswers(state: State, asked: Question, seat: Seat): readonly Action[] {
    const options = asked.ask.options(state, asked.frame, seat);
    if (asked.ask.sound) return options;
    return options.filter((action) => reasonAgainst(state, asked, seat, action) === undefined);
  }

  function onlyAnswer(state: State, asked: Question, seat: Seat): Action | undefined {
    const legal = legalAnswers(state, asked, seat);
    return legal.length === 1 ? legal[0] : undefined;
  }

  /** Does what an answer does; a question to one seat is done with it. */
  function give(state: State, { frame, ask }: Question, seat: Seat, action: Action, ctx: Ctx<Event>): void {
    const answer = answerTo(ask, action);
    if (!answer) throw new KernelError('flow-misuse', action.type, 'Nobody asked for this action');
    if (typeof ask.asks(state, frame) === 'number') state.flow.pop();
    const turn = { seat, action, chance: ctx.chance, log: ctx.log };
    push(state, typeof answer === 'function' ? answer(state, frame, turn) : answer.play(state, frame, turn));
  }

  function settle(state: State, ctx: Ctx<Event>): void {
    for (let taken = 0; taken < RUNAWAY; taken++) {
      const frame = state.flow[state.flow.length - 1];
      if (frame === undefined || game.over(state)) return;
      const step = stepFor(frame);
      if (typeof step === 'function') {
        state.flow.pop();
        push(state, step(state, frame, ctx));
        continue;
      }
      const asked = step.asks(state, frame);
      if (typeof asked === 'number') {
        const only = step.forced ? onlyAnswer(state, { frame, ask: step }, asked) : undefined;
        if (only === undefined) return;
        give(state, { frame, ask: step }, asked, only, ctx);
        continue;
      }
      if (asked.length > 0) return;
      state.flow.pop();
      push(state, step.afterwards?.(state, frame, ctx));
    }
    throw new KernelError('flow-runaway', state.flow.at(-1)?.at ?? 'empty', 'The steps go round without ever asking');
  }

  return {
    settle,

    decisions(state): readonly Decision[] {
      const asked = question(state);
      if (!asked) return [];
      const seats = asked.ask.asks(state, asked.frame);
      const kind = asked.frame.at;
      return typeof seats === 'number' ? [{ seat: seats, kind }] : seats.map((seat) => ({ seat, kind }));
    },

    prompt(state, seat) {
      const asked = question(state);
      return asked?.ask.prompt?.(state, asked.frame, seat);
    },

    legal(state, seat) {
      const asked = question(state);
      return asked ? legalAnswers(state, asked, seat) : [];
    },

    ...(game.anytime && {
      anytime: (state: State, seat: Seat) => (question(state) ? game.anytime!.options(state, seat) : []),
    }),

    check(state, seat, action) {
      const asked = question(state);
      if (!asked) return refuse('match-over');
      if (isAnytime(state, seat, action)) return undefined;
      const { ask, frame } = asked;
      if (answerTo(ask, action) === undefined) {
        return refuse('wrong-decision', { expected: Object.keys(ask.answers), got: action.type });
      }
      const reason = reasonAgainst(state, asked, seat, action);
      if (reason || ask.open) return reason;
      const offered = ask.options(state, frame, seat).some((option) => sameJson(option, action));
      return offered ? undefined : refuse('not-an-option');
    },

    play(state, seat, action, ctx) {
      const asked = question(state);
      if (asked && isAnytime(state, seat, action)) {
        const interrupt = interruptions[action.type]!;
        push(state, interrupt(state, asked.frame, { seat, action, chance: ctx.chance, log: ctx.log }));
        return settle(state, ctx);
      }
      if (!asked) throw new KernelError('flow-misuse', action.type, 'Nobody asked for this action');
      give(state, asked, seat, action, ctx);
      settle(state, ctx);
    },
  };
}
