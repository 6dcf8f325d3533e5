import { KernelError } from './errors.ts';
import type { Ctx, Decision, Rules } from './game.ts';
import { sameJson } from './json.ts';
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
interface Functions<State, F, Frames, Action> {
  step(state: State, frame: F, ctx: Ctx): Next<Frames>;
  answer(state: State, frame: F, turn: Turn<Action>): Next<Frames>;
}

/** Runs, and returns the frames that take its place. */
export type Step<State, F, Frames> = Functions<State, F, Frames, never>['step'];

/** What an answer is given: who said it, what they said, and the dice. */
export interface Turn<Action> extends Ctx {
  readonly seat: Seat;
  readonly action: Action;
}

type Answer<State, F, Frames, Action> = Functions<State, F, Frames, Action>['answer'];

/** Stops and asks. Prompt, legality and enumeration all come from `options` and `refuse`. */
export interface Ask<State, F, Frames, Action extends { type: string }> {
  /**
   * Who is asked. One seat: it answers once, and the frame is done. A list: all of them, in any order; the frame stays
   * until the list comes back empty, then `afterwards` runs.
   */
  asks(state: State, frame: F): Seat | readonly Seat[];
  /** Everything worth offering; what `refuse` turns down is left out of the legal actions. */
  options(state: State, frame: F, seat: Seat): readonly Action[];
  /** Why one of them, or anything like them, may not be chosen now. */
  refuse?(state: State, frame: F, seat: Seat, action: Action): Refusal | undefined;
  /** The options are examples, not the whole list: whatever `refuse` lets pass is legal. */
  readonly open?: boolean;
  /** What each kind of answer does; other kinds of action are refused. Returns frames as a step does. */
  readonly answers: { [T in Action['type']]?: Answer<State, F, Frames, Extract<Action, { type: T }>> };
  /** After the last of several seats has answered. */
  afterwards?: Step<State, F, Frames>;
}

/** A step or a question for every kind of frame. A kind without one does not compile. */
export type Steps<State, Frames extends Frame, Action extends { type: string }> = {
  readonly [At in Frames['at']]:
    | Step<State, Extract<Frames, { at: At }>, Frames>
    | Ask<State, Extract<Frames, { at: At }>, Frames, Action>;
};

const RUNAWAY = 100_000;

/**
 * The rules of a game told as steps on a stack. `over` says when to stop; from then on nobody is asked anything.
 * `start` and every answer run on to the next question.
 */
export function flow<State extends FlowState<Frames>, Frames extends Frame, Action extends { type: string }>(game: {
  readonly steps: Steps<State, Frames, Action>;
  over(state: State): boolean;
}): Rules<State, Action> & Required<Pick<Rules<State, Action>, 'start'>> {
  // Each frame meets only the step of its own kind, which the type of the table guarantees and a lookup cannot say.
  const steps = game.steps as Readonly<
    Record<string, Step<State, Frames, Frames> | Ask<State, Frames, Frames, Action>>
  >;

  function stepFor(frame: Frames) {
    const step = Object.hasOwn(steps, frame.at) ? steps[frame.at] : undefined;
    if (step === undefined) throw new KernelError('flow-misuse', frame.at, 'There is no step for this frame');
    return step;
  }

  function question(state: State): { frame: Frames; ask: Ask<State, Frames, Frames, Action> } | undefined {
    const frame = state.flow[state.flow.length - 1];
    if (frame === undefined || game.over(state)) return undefined;
    const ask = stepFor(frame);
    return typeof ask === 'function' ? undefined : { frame, ask };
  }

  function push(state: State, frames: Next<Frames>): void {
    if (!frames) return;
    for (let i = frames.length - 1; i >= 0; i--) state.flow.push(frames[i] as Frames);
  }

  function settle(state: State, ctx: Ctx): void {
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
      if (typeof asked === 'number' || asked.length > 0) return;
      state.flow.pop();
      push(state, step.afterwards?.(state, frame, ctx));
    }
    throw new KernelError('flow-runaway', state.flow.at(-1)?.at ?? 'empty', 'The steps go round without ever asking');
  }

  return {
    start: settle,

    decisions(state): readonly Decision[] {
      const asked = question(state);
      if (!asked) return [];
      const seats = asked.ask.asks(state, asked.frame);
      const kind = asked.frame.at;
      return typeof seats === 'number' ? [{ seat: seats, kind }] : seats.map((seat) => ({ seat, kind }));
    },

    legal(state, seat) {
      const asked = question(state);
      if (!asked) return [];
      const { ask, frame } = asked;
      const options = ask.options(state, frame, seat);
      return ask.refuse ? options.filter((action) => ask.refuse?.(state, frame, seat, action) === undefined) : options;
    },

    check(state, seat, action) {
      const asked = question(state);
      if (!asked) return refuse('match-over');
      const { ask, frame } = asked;
      if (!Object.hasOwn(ask.answers, action.type)) {
        return refuse('wrong-decision', { expected: Object.keys(ask.answers), got: action.type });
      }
      const reason = ask.refuse?.(state, frame, seat, action);
      if (reason || ask.open) return reason;
      const offered = ask.options(state, frame, seat).some((option) => sameJson(option, action));
      return offered ? undefined : refuse('not-an-option');
    },

    play(state, seat, action, ctx) {
      const asked = question(state);
      const answer = asked?.ask.answers[action.type as Action['type']] as
        | Answer<State, Frames, Frames, Action>
        | undefined;
      if (!asked || !answer) throw new KernelError('flow-misuse', action.type, 'Nobody asked for this action');
      const { ask, frame } = asked;
      const together = typeof ask.asks(state, frame) !== 'number';
      if (!together) state.flow.pop();
      push(state, answer(state, frame, { seat, action, chance: ctx.chance, log: ctx.log }));
      settle(state, ctx);
    },
  };
}
