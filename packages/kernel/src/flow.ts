import { KernelError } from './errors.ts';
import type { Ctx, Decision, Rules } from './game.ts';
import type { GameEvent } from './log.ts';
import type { Message } from './message.ts';
import { type Refusal, refuse } from './refusal.ts';
import { sameJson } from './state/json.ts';
import type { Seat } from './state/visibility.ts';

/** One pending task: the step and its parameters. Plain data, so it is saved with the match. */
export interface Frame {
  at: string;
}

/** A state with a stack of pending frames; the last frame runs next. */
export interface FlowState<F extends Frame> {
  flow: F[];
}

/** The frames that replace a step or an answer, first to run first. */
export type Next<Frames> = readonly Frames[] | undefined;

// Methods, because TypeScript checks their parameters bivariantly: a table with one step per frame kind can be indexed
// with any frame.
interface Functions<State, F, Frames, Action, Event extends GameEvent> {
  step(state: State, frame: F, ctx: Ctx<Event>): Next<Frames>;
  answer(state: State, frame: F, turn: Turn<Action, Event>): Next<Frames>;
}

/** Runs a frame and returns the frames that replace it. */
export type Step<State, F, Frames, Event extends GameEvent = GameEvent> = Functions<
  State,
  F,
  Frames,
  never,
  Event
>['step'];

/** The context of an answer: the acting seat, the action, the dice and the log. */
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

/** A frame that stops and asks. Prompt, legality and enumeration all derive from `options` and `refuse`. */
export interface Ask<State, F, Frames, Action extends { type: string }, Event extends GameEvent = GameEvent> {
  /**
   * The seats that are asked. A single seat answers once and the frame ends. Seats of a list answer in any order, and
   * the frame stays until the list is empty. When it is empty, at once or later, `afterwards` runs.
   */
  asks(state: State, frame: F): Seat | readonly Seat[];
  /** The prompt and its parameters, when the frame kind alone does not tell the player enough. */
  prompt?(state: State, frame: F, seat: Seat): Message;
  /** All actions worth offering. Those that `refuse` rejects are left out of the legal actions. */
  options(state: State, frame: F, seat: Seat): readonly Action[];
  /** Returns the reason why this action is not allowed now, if any. */
  refuse?(state: State, frame: F, seat: Seat, action: Action): Refusal | undefined;
  /** When true, `options` are only examples: every action that `refuse` accepts is legal. */
  readonly open?: boolean;
  /** When true, all `options` are legal, so a long list is not checked again with `refuse`. */
  readonly sound?: boolean;
  /** When true, a single legal answer is played without asking the seat. Only for questions that reveal nothing. */
  readonly forced?: boolean;
  /**
   * The effect of each kind of answer; other kinds of action are refused. An answer returns frames as a step does. A
   * kind with extra legality checks is written `{ refuse, play }`.
   */
  readonly answers: { [T in Action['type']]?: Answers<State, F, Frames, Extract<Action, { type: T }>, Event> };
  /** Runs when no seat is left to ask. */
  afterwards?: Step<State, F, Frames, Event>;
}

/** A step or question for every frame kind. A kind without an entry does not compile. */
export type Steps<State, Frames extends Frame, Action extends { type: string }, Event extends GameEvent = GameEvent> = {
  readonly [At in Frames['at']]:
    | Step<State, Extract<Frames, { at: At }>, Frames, Event>
    | Ask<State, Extract<Frames, { at: At }>, Frames, Action, Event>;
};

/** Actions that seats may take at any time, outside questions. */
export interface Anytime<State, Frames, Action extends { type: string }, Event extends GameEvent = GameEvent> {
  options(state: State, seat: Seat): readonly Action[];
  /** The effect of each kind of action. The frames it returns run before the open question. */
  readonly answers: { [T in Action['type']]?: Answer<State, Frames, Frames, Extract<Action, { type: T }>, Event> };
}

const RUNAWAY = 100_000;

/**
 * Builds the rules of a game from a table of steps that run on a stack. `settle` and every answer run steps until the
 * next question. Once `over` returns true, no seat is asked again.
 */
export function flow<
  State extends FlowState<Frames>,
  Frames extends Frame,
  Action extends { type: string },
  Event extends GameEvent = GameEvent,
>(game: {
  readonly steps: Steps<State, Frames, Action, Event>;
  over(state: State): boolean;
  /** Actions that any seat may take during any question. The question stays open until it is answered. */
  readonly anytime?: Anytime<State, Frames, Action, Event>;
}): Rules<State, Action, Event> & Required<Pick<Rules<State, Action, Event>, 'settle' | 'prompt'>> {
  // Each frame is passed only to the step of its kind. The table's type guarantees that, but a lookup cannot
  // express it.
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

  /** Applies an answer. A question to a single seat ends with it. */
  function give(state: State, { frame, ask }: Question, seat: Seat, action: Action, ctx: Ctx<Event>): void {
    const answer = answerTo(ask, action);
    if (!answer) throw new KernelError('flow-misuse', action.type, 'No step asked for this action');
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
      if (!asked) throw new KernelError('flow-misuse', action.type, 'No step asked for this action');
      give(state, asked, seat, action, ctx);
      settle(state, ctx);
    },
  };
}
